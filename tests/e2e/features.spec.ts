import { expect, test } from '@playwright/test';
import {
  cards,
  details,
  dialog,
  expand,
  expectCollapsed,
  overlay,
  pressCard,
  trigger,
} from './featureCards.ts';
import {
  blockChunk,
  centre,
  expectAccessible,
  expectOneMessage,
  island,
  layoutShift,
  listen,
} from './probe.ts';

// Specification 2 and 4 (Feature card grid: collapsed or expanded).
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
