import { expect, type Page, test } from 'playwright/test';
import { content, placeOf, words } from './helpers/content.ts';
import { boxesOf } from './helpers/direction.ts';
import { centre, expectAccessible, holdChunk, layoutShift, listen } from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';

skipWithout('featureGrid', 'four feature cards that open');

// The feature card grid, collapsed or expanded: specification 2, 4 and 9 (0.45 s).

const { route: HOME, id } = placeOf('featureGrid');
const GRID = `#${id}`;

const [first = { title: '', detail: '' }] = content.features.toSorted((a, b) => a.id - b.id);

const cards = (page: Page) => page.locator(`${GRID} ul > li`);
const details = (page: Page) => cards(page).first().locator('details');
const trigger = (page: Page) => details(page).locator('summary');
const dialog = (page: Page) => page.getByRole('dialog', { name: first.title, exact: true });
const close = (page: Page) => dialog(page).getByRole('button', { name: words.close, exact: true });
const detail = (page: Page) => page.getByText(first.detail).filter({ visible: true }).first();

/** Presses the first card on its title, far from its button. */
const pressCard = (page: Page) =>
  cards(page)
    .first()
    .click({ position: { x: 120, y: 90 } });

/** Waits until the overlay is open, and the card is in its final position. */
async function expectExpanded(page: Page): Promise<void> {
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toHaveCSS('background-color', 'rgba(3, 6, 13, 0.8)');
  await expect(dialog(page)).toContainText(first.detail);
}

/** Waits until the card is back in the grid with the focus. */
async function expectCollapsed(page: Page): Promise<void> {
  await expect(dialog(page)).toBeHidden();
  await expect(trigger(page)).toBeFocused();
  await expect(details(page)).toHaveJSProperty('open', false);
  await expect(cards(page).first().locator('article')).toHaveCSS('opacity', '1');
}

/** Expects the two cards of a row to have the same top edge and the same rule between them. */
async function expectGrid(page: Page): Promise<void> {
  const [a, b, c, d] = await boxesOf(cards(page));
  if (!a || !b || !c || !d) throw new Error('The grid has fewer than four cards.');
  expect([a.top, a.bottom]).toEqual([b.top, b.bottom]);
  expect(a.end).toBe(b.start);
  expect(c.end).toBe(d.start);
  expect(a.bottom).toBe(c.top);
  expect(b.start).toBe(d.start);
}

/** The widths of the expanded card in the frames of the next 0.8 s, after its button is pressed. */
const widthsWhileOpening = (page: Page) =>
  trigger(page).evaluate(async (summary: HTMLElement) => {
    summary.click();
    const widths = new Set<number>();
    const end = performance.now() + 800;
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame);
      const card = document.querySelector('dialog article');
      if (card) widths.add(Math.round(card.getBoundingClientRect().width));
    }
    return widths.size;
  });

test('the first press anywhere on a card expands it; focus moves inside, the page does not scroll', async ({
  page,
}) => {
  const said = listen(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(HOME);
  await centre(page, `${GRID} li`);
  await expectGrid(page);
  await pressCard(page);
  await expectExpanded(page);
  await expect(close(page)).toBeFocused();
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => new Promise((done) => requestAnimationFrame(() => done(true))));
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expectCollapsed(page);
  // The first press also opened the text in place, until the script had loaded.
  const shifted = await layoutShift(page);
  await pressCard(page);
  await expectExpanded(page);
  expect(await layoutShift(page)).toBe(shifted);
  expect(said).toEqual([]);
});

test('a press also expands a card whose chunk is already loaded', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto(HOME);
  await centre(page, `${GRID} li`);
  await cards(page).first().hover();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('site-island[name=FeatureGrid]')).not.toHaveAttribute('hydrated');
  await pressCard(page);
  await expectExpanded(page);
});

test('an expanded card collapses by overlay, Escape and button; cards expand by keyboard', async ({
  page,
}) => {
  await page.goto(HOME);
  await trigger(page).press('Enter');
  for (const collapse of [
    () => page.mouse.click(5, 5),
    () => page.keyboard.press('Escape'),
    () => close(page).click(),
  ]) {
    await expectExpanded(page);
    await collapse();
    await expectCollapsed(page);
    await page.keyboard.press('Space');
  }
  await expectExpanded(page);
});

test('a card collapses by Escape twice in a row; expands from its position; with reduced motion immediately', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(HOME);
  await trigger(page).press('Enter');
  await expectExpanded(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expectCollapsed(page);
  await page.keyboard.press('Space');
  await expectExpanded(page);
  // A late event of the last card does not affect this one.
  await dialog(page).dispatchEvent('close');
  await expectExpanded(page);
  await expect(dialog(page)).not.toHaveAttribute('data-collapsing');
  await page.keyboard.press('Escape');
  await expectCollapsed(page);
  await expectAccessible(page, GRID);
  // It moves from its position to the middle.
  expect(await widthsWhileOpening(page)).toBeGreaterThan(3);
  await page.keyboard.press('Escape');
  await expectCollapsed(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // It is in the grid for at most one frame, then in its final position.
  expect(await widthsWhileOpening(page)).toBeLessThanOrEqual(2);
  await page.keyboard.press('Escape');
  await expectCollapsed(page);
});

test.describe('feature cards on a phone', { tag: '@all' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap before the chunk has loaded shows the text immediately, then expands it', async ({
    page,
  }) => {
    const letGo = await holdChunk(page, 'FeatureGrid');
    await page.goto(HOME);
    await trigger(page).tap();
    await expect(detail(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    const shifted = await layoutShift(page);
    letGo();
    await expectExpanded(page);
    expect(await layoutShift(page)).toBe(shifted);
    await expectAccessible(page, 'dialog');
    await close(page).tap();
    await expectCollapsed(page);
    expect((await trigger(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  // WebKit adds the padding of a scroll container to a part that overlaps it, and opens the card scrolled sideways.
  test('no part of an expanded card extends beyond its content box', { tag: '@all' }, async ({
    page,
  }) => {
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(HOME);
      await pressCard(page);
      await expectExpanded(page);
      const over = await page.locator('dialog article').evaluate((card) => {
        const { left, right } = card.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(card);
        return [...card.children].filter((part) => {
          const own = part.getBoundingClientRect();
          const isLeft = own.left < left + Number.parseFloat(paddingLeft);
          return isLeft || own.right > right - Number.parseFloat(paddingRight);
        }).length;
      });
      expect(over).toBe(0);
    }
  });

  test('an expanded card fits a low screen and scrolls inside, with its button in view', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto(HOME);
    await pressCard(page);
    await expectExpanded(page);
    const card = page.locator('dialog article');
    const height = async () => (await card.boundingBox())?.height;
    await expect.poll(height).toBeLessThanOrEqual(480 - 32);
    await card.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(close(page)).toBeInViewport();
    expect((await close(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page, 'dialog');
  });
});
