import { expect, type Page, test } from 'playwright/test';
import { matrix } from '../matrix.ts';
import { content, placeOf } from './helpers/content.ts';
import { expectAccessible, fontsLoaded, layoutShift, scrollTo } from './helpers/probe.ts';
import { MAIN_ROUTES, routeBeside } from './helpers/routes.ts';
import { skipWithout } from './helpers/skipWithout.ts';

skipWithout('contact');

// The sticky bar: specification 2 (Navigation bar), 4 (scrolled or not) and 9 (20 px).
test.use({ viewport: { width: 1440, height: 900 } });

const { route: CONTACT, id: SECTION } = placeOf('contact');
/** A page without the form. */
const PAGE = routeBeside('/', CONTACT);

const bar = (page: Page) => page.getByRole('banner');
const scrolled = (page: Page) =>
  bar(page).evaluate(
    (header) =>
      new Promise<boolean>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(header.hasAttribute('data-scrolled'))),
        ),
      ),
  );

for (const [route, tier] of matrix(MAIN_ROUTES))
  test(
    `the bar of ${route} marks it, and changes past 20 px without any chunk`,
    tier,
    async ({ page }) => {
      await page.route('**/assets/**', (request) => request.abort());
      await page.goto(route);
      const current = bar(page).locator('[aria-current=page]:visible');
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', route);
      for (const [top, isScrolled] of [
        [20, false],
        [21, true],
        [0, false],
      ] as const) {
        await scrollTo(page, top);
        expect(await scrolled(page)).toBe(isScrolled);
      }
    },
  );

for (const width of [1440, 768, 390]) {
  test(`at ${width} px the scrolled bar is tighter, and nothing shifts`, { tag: '@all' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PAGE);
    await fontsLoaded(page);
    const before = await bar(page).boundingBox();
    const shifted = await layoutShift(page);
    await scrollTo(page, 400);
    await expect(bar(page)).toHaveAttribute('data-scrolled');
    await expect
      .poll(async () => {
        const box = await bar(page).boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBe((before?.height ?? 0) - 8);
    expect((await bar(page).boundingBox())?.height).toBe(before?.height);
    expect(await layoutShift(page)).toBe(shifted);
    await expectAccessible(page, 'header');
  });
}

declare global {
  interface Window {
    scrolls: number;
  }
}

/** Runs in the page: counts the steps of a scroll. */
function countScrolls(): void {
  window.scrolls = 0;
  addEventListener('scroll', () => window.scrolls++);
}

test('Contact scrolls smoothly to its section on the same page; with reduced motion it jumps', async ({
  page,
}) => {
  const contact = bar(page).getByRole('link', {
    name: content.site.contact.label,
    exact: true,
  });
  const expectSection = async () => {
    await expect(page).toHaveURL(`${CONTACT}#${SECTION}`);
    await expect(page.locator(`#${SECTION}`)).toBeInViewport();
  };
  await page.goto(PAGE);
  await contact.click();
  await expectSection();
  await page.goto(CONTACT);
  await expect(contact).toHaveAttribute('href', `#${SECTION}`);
  await page.evaluate(countScrolls);
  await contact.click();
  await expectSection();
  expect(await page.evaluate(() => window.scrolls)).toBeGreaterThan(5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(CONTACT);
  await page.evaluate(countScrolls);
  await contact.click();
  await expectSection();
  expect(await page.evaluate(() => window.scrolls)).toBeLessThan(5);
});

/** The end of the shimmer's animations, in milliseconds. */
const ends = (page: Page) =>
  page
    .locator('.shimmer')
    .evaluate((button) =>
      button
        .getAnimations({ subtree: true })
        .map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
    );

test('the shimmer on the platform button ends within five seconds, so it needs no pause button; runs once more on hover; does not run with reduced motion', async ({
  page,
}) => {
  skipWithout('app and platform');
  await page.goto(PAGE);
  const shimmer = page.locator('.shimmer');
  const [end] = await ends(page);
  expect(end).toBeGreaterThan(0);
  expect(end).toBeLessThanOrEqual(5000);
  await shimmer.evaluate((button) =>
    button.getAnimations({ subtree: true }).map((one) => one.finish()),
  );
  expect(await ends(page)).toEqual([]);
  await shimmer.evaluate((button: HTMLElement) =>
    button.addEventListener('transitionrun', ({ propertyName }) => {
      button.dataset.ran = `${button.dataset.ran ?? ''} ${propertyName}`;
    }),
  );
  await shimmer.hover();
  await expect(shimmer).toHaveAttribute('data-ran', /\btranslate\b/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await ends(page)).toEqual([]);
});
