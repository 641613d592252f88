// What waits for the first paint on a phone (components/ui/firstPaint.script.ts).
import { expect, type Page, test } from '@playwright/test';

const PHONE = { viewport: { width: 390, height: 844 } };
/** Their first pictures lie below a phone's first screen, near enough for a browser to fetch them at once. */
const WITH_PICTURES = ['/', '/talks', '/events'] as const;

declare global {
  interface Window {
    held?: true;
  }
}

/** Writes down whether anything ever waited. */
const watchHeld = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.hasAttribute('data-held')) window.held = true;
    }).observe(document, { subtree: true, attributeFilter: ['data-held'] });
  });

const wasHeld = (page: Page) => page.evaluate(() => window.held);

/** That everything is there now. */
const expectReleased = (page: Page) =>
  expect(page.locator('html')).not.toHaveAttribute('data-held');

/** Nothing is ever painted, as far as the page is told. */
const paintNothing = (page: Page) =>
  page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });

/** How far below the top of the screen the first thing begins that is laid out later. */
const firstBand = (page: Page) =>
  page
    .locator('.later')
    .first()
    .evaluate((band) => band.getBoundingClientRect().top);

/** The pictures that a page asks for until nothing is under way. */
async function askedPictures(page: Page, route: string): Promise<string[]> {
  await page.goto(route, { waitUntil: 'networkidle' });
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'img')
      .map(({ name }) => name),
  );
}

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const route of WITH_PICTURES)
    test(`${route}: no picture is asked for before something is painted`, async ({ page }) => {
      await paintNothing(page);
      const asked = await askedPictures(page, route);
      expect(asked).toEqual([]);
    });

  test('once it is painted, pictures come', async ({ page }) => {
    for (const route of WITH_PICTURES)
      expect((await askedPictures(page, route)).length).toBeGreaterThan(0);
  });

  test('a visit waits, a page that is reloaded or gone back to does not', async ({ page }) => {
    await watchHeld(page);
    await page.goto('/talks');
    await expectReleased(page);
    expect(await wasHeld(page)).toBe(true);
    await page.reload();
    await expectReleased(page);
    expect(await wasHeld(page)).toBeUndefined();
    await page.goto('/about');
    await page.goBack();
    await expectReleased(page);
    expect(await wasHeld(page)).toBeUndefined();
  });

  test('what waits is far, but for who goes to a place by its address', async ({ page }) => {
    await paintNothing(page);
    await page.goto('/education');
    expect(await firstBand(page)).toBeGreaterThan(3 * PHONE.viewport.height);
    await page.goto('/#contact-us');
    await expect(page.locator('html')).toHaveAttribute('data-held');
    await expect(page.locator('#contact-us-heading')).toBeInViewport();
    expect(await firstBand(page)).toBeLessThan(0);
  });
});

test('a window that may show it at first sight waits for nothing', async ({ page }) => {
  await paintNothing(page);
  await page.setViewportSize({ width: 390, height: 1920 });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-held');
  expect(await firstBand(page)).toBeLessThan(1920);
});
