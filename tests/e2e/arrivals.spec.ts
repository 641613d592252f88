import { expect, type Page, test } from 'playwright/test';
import { placeOf } from './helpers/content.ts';
import { expectAccessible, layoutShift } from './helpers/probe.ts';
import { ROUTES } from './helpers/routes.ts';
import { skipWithout } from './helpers/skipWithout.ts';

skipWithout('courseSection');

// Cards that arrive as a group: specification 9, Bundle animation duration.
const LIST = '.arrivals';

/** A long page that has such lists far down. */
const { route: LONG } = placeOf('courseSection');

/** Scrolls so that this much of the first list is above the window's lower edge. */
const show = (page: Page, pixels: number) =>
  page
    .locator(LIST)
    .first()
    .evaluate((list, shown) => {
      const top = scrollY + list.getBoundingClientRect().top - innerHeight + shown;
      window.scrollTo({ top, behavior: 'instant' });
    }, pixels);

const card = (page: Page) => page.locator(`${LIST} > *`).first();

test('no card is hidden below the window', { tag: '@all' }, async ({ page }) => {
  let cards = 0;
  for (const route of ROUTES) {
    await page.goto(route);
    const opacities = await page
      .locator(`${LIST} > *`)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
    expect(opacities, route).toEqual(opacities.map(() => '1'));
    cards += opacities.length;
  }
  expect(cards).toBeGreaterThan(0);
});

test('the cards of a list rise together when it scrolls into view, in 0.45 s, and once', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(LONG);
  const before = await layoutShift(page);
  await show(page, 30);
  await expect(card(page)).toHaveCSS('opacity', '0');
  const list = page.locator(LIST).first();
  // Measured within the page: they may have risen before a test could ask from outside.
  const running = await list.evaluate(async (element) => {
    scrollBy({ top: 170, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return element
      .getAnimations({ subtree: true })
      .flatMap((animation) =>
        animation instanceof CSSTransition &&
        (animation.effect as KeyframeEffect).target?.parentElement === element
          ? [`${animation.transitionProperty} ${animation.effect?.getTiming().duration}`]
          : [],
      );
  });
  expect(new Set(running)).toEqual(new Set(['opacity 450', 'translate 450']));
  expect(running).toHaveLength(2 * (await list.locator('> *').count()));
  await expect(card(page)).toHaveCSS('opacity', '1');
  await expect(card(page)).toHaveCSS('translate', '0px');
  await show(page, 1500);
  await expect(card(page)).toHaveCSS('opacity', '1');
  expect(await layoutShift(page)).toBe(before);
  await expectAccessible(page, 'section:has(.arrivals)');

  // On paper, and with reduced motion, they are in their final position.
  await show(page, 30);
  await expect(card(page)).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(card(page)).toHaveCSS('opacity', '1');
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await expect(card(page)).toHaveCSS('opacity', '1');
  await expect(card(page)).toHaveCSS('translate', 'none');
});

test.describe('list of cards without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the cards are visible', async ({ page }) => {
    await page.goto(LONG);
    await expect(card(page)).toHaveCSS('opacity', '1');
  });
});
