import { expect, type Page, test } from '@playwright/test';
import {
  awake,
  blockChunk,
  centre,
  expectAccessible,
  expectOneMessage,
  island,
  layoutShift,
  listen,
} from './probe.ts';

// Specification 2 and 4 (Feature card grid: collapsed or expanded) and 9 (0.45 s).
const FIRST = /strategy marketplace/;
const cards = (page: Page) => page.locator('#features ul > li');
const trigger = (page: Page, name = FIRST) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name: FIRST });
const details = (page: Page) => cards(page).first().locator('details');
const overlay = (page: Page) => page.locator('[data-overlay]');

/** Presses the first card on its title, far from its trigger's words. */
const pressCard = (page: Page) =>
  cards(page)
    .first()
    .click({ position: { x: 120, y: 90 } });

/** Expands the first card. */
async function expand(page: Page): Promise<void> {
  await page.goto('/');
  await pressCard(page);
  await awake(page, 'FeatureGrid');
  await expect(dialog(page)).toBeVisible();
  await expect(overlay(page)).toHaveCSS('opacity', '1');
}

/** Waits until the card lies in its place, where focus goes on. */
async function expectCollapsed(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
  await expect(details(page)).toHaveJSProperty('open', false);
}

test('costs nothing until it is touched, and no text stands in its props', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await centre(page, '#features li:last-child');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('FeatureGrid'))).toEqual([]);
  await expect(island(page, 'FeatureGrid')).toHaveAttribute('props', '{}');
});

test('the first press anywhere on a card expands it, and nothing shifts', async ({ page }) => {
  await page.goto('/');
  await centre(page, '#features li');
  const shifted = await layoutShift(page);
  await pressCard(page);
  await expect(dialog(page)).toBeVisible();
  await expect(
    dialog(page).getByText('Each listing carries the rule in words', { exact: false }),
  ).toBeVisible();
  await expect(overlay(page)).toHaveCSS('opacity', '1');
  expect(await layoutShift(page)).toBe(shifted);
});

test('a press that finds the chunk already fetched expands it too', async ({ page }) => {
  await page.goto('/');
  await centre(page, '#features li');
  await cards(page).first().hover();
  await page.waitForLoadState('networkidle');
  await expect(island(page, 'FeatureGrid')).not.toHaveAttribute('awake');
  await pressCard(page);
  await expect(dialog(page)).toBeVisible();
});

test('moves focus into the card and rests the page', async ({ page }) => {
  const said = listen(page);
  await expand(page);
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
  for (const key of ['Tab', 'Shift+Tab', 'Tab'])
    await page.keyboard.press(key).then(async () => {
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    });
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => new Promise((done) => requestAnimationFrame(() => done(true))));
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expectAccessible(page);
  expect(said).toEqual([]);
});

test.describe('collapses and gives focus back', () => {
  test.beforeEach(({ page }) => expand(page));
  test('by the overlay', ({ page }) => overlay(page).click({ position: { x: 5, y: 5 } }));
  test('by Escape', ({ page }) => page.keyboard.press('Escape'));
  test('by Escape twice in haste', async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });
  test('by its button', ({ page }) => page.getByRole('button', { name: 'Close' }).click());
  test.afterEach(async ({ page }) => {
    await expectCollapsed(page);
    await expectAccessible(page, '#features');
    await trigger(page).press('Enter');
    await expect(dialog(page)).toBeVisible();
  });
});

test('answers the keyboard before and after it is awake', async ({ page }) => {
  await page.goto('/');
  await details(page).locator('summary').press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectCollapsed(page);
  await page.keyboard.press('Space');
  await expect(dialog(page)).toBeVisible();
});

test('takes 0.45 s to open and to close', async ({ page }) => {
  await page.addInitScript(() => {
    const durations: number[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      durations.push(Number((options as KeyframeAnimationOptions).duration));
      return animate.call(this, frames, options);
    };
    Object.assign(window, { durations });
  });
  await expand(page);
  await page.keyboard.press('Escape');
  await expectCollapsed(page);
  const durations = await page.evaluate(
    () => (window as unknown as { durations: number[] }).durations,
  );
  expect(durations.length).toBeGreaterThan(0);
  expect(new Set(durations)).toEqual(new Set([450]));
});

test('moves from its place to the middle of the screen', async ({ page }) => {
  await page.goto('/');
  await trigger(page).or(details(page).locator('summary')).first().press('Enter');
  await awake(page, 'FeatureGrid');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectCollapsed(page);
  const tops = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('#features li button');
    button?.click();
    const seen: number[] = [];
    const end = performance.now() + 800;
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame);
      const card = document.querySelector('dialog article');
      if (card) seen.push(Math.round(card.getBoundingClientRect().width));
    }
    return seen;
  });
  expect(new Set(tops).size).toBeGreaterThan(3);
});

test('with reduced motion it is there at once, and gone at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expand(page);
  await page.keyboard.press('Escape');
  await expectCollapsed(page);
  const widths = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('#features li button')?.click();
    const seen = new Set<number>();
    for (let i = 0; i < 20; i++) {
      await new Promise(requestAnimationFrame);
      const card = document.querySelector('dialog article');
      if (card) seen.add(Math.round(card.getBoundingClientRect().width));
    }
    return seen.size;
  });
  expect(widths).toBeLessThanOrEqual(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap before the chunk has come shows the text at once, then expands it', async ({
    page,
  }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/**FeatureGrid.*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto('/');
    await details(page).locator('summary').tap();
    await expect(details(page).locator('p')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    const shifted = await layoutShift(page);
    gate.resolve();
    await expect(dialog(page)).toBeVisible();
    expect(await layoutShift(page)).toBe(shifted);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close' }).tap();
    await expectCollapsed(page);
  });

  test('targets are at least 44 px high', async ({ page }) => {
    await expand(page);
    const close = await page.getByRole('button', { name: 'Close' }).boundingBox();
    expect(close?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await expectCollapsed(page);
    const box = await trigger(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });

  test('an expanded card fits a low screen and scrolls inside', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await expand(page);
    const card = page.locator('dialog article');
    const height = async () => (await card.boundingBox())?.height;
    await expect.poll(height).toBeLessThanOrEqual(480 - 32);
    await card.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport();
    await expectAccessible(page);
  });
});

test('rules meet: the two cards of a row share their upper edge and the rule between', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const boxes = await cards(page).evaluateAll((all) =>
    all.map((card) => {
      const { top, left, right, bottom } = card.getBoundingClientRect();
      return { top, left, right, bottom };
    }),
  );
  const [a, b, c, d] = boxes;
  expect([a?.top, a?.bottom]).toEqual([b?.top, b?.bottom]);
  expect(a?.right).toBe(b?.left);
  expect(c?.right).toBe(d?.left);
  expect(a?.bottom).toBe(c?.top);
  expect(b?.left).toBe(d?.left);
});

test('without script, and without its chunk, a card opens in its place', async ({
  page,
  browser,
}) => {
  const said = listen(page);
  await blockChunk(page, 'FeatureGrid');
  await page.goto('/');
  await details(page).locator('summary').click();
  await expectOneMessage(said, 'FeatureGrid');
  await expect(details(page).locator('p')).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto('/');
  await pressCard(still);
  await expect(details(still).locator('p')).toBeVisible();
  await plain.close();
});
