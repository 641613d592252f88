import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { matrix } from '../matrix.ts';
import { ORIGIN, placeOf, words } from './helpers/content.ts';
import { faintTexts } from './helpers/contrast.ts';
import { centre, expectAccessible, fontsLoaded, listen } from './helpers/probe.ts';
import { LEGAL_ROUTES, PAGES, UNKNOWN } from './helpers/routes.ts';
import { skipWithout } from './helpers/skipWithout.ts';

/** Higher than any page, on any screen. */
const WHOLE = 24_000;

/** Expects axe to report nothing for the whole page, and enough contrast where axe cannot decide. */
async function expectSound(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, WHOLE) });
  const undecided = await expectAccessible(page);
  expect(await faintTexts(page, undecided), `at ${width} px`).toEqual([]);
}

/** Expects no horizontal scrolling at any width of the window. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const wide of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width: wide, height: 900 });
    expect(await width(), `at ${wide} px`).toBe(wide);
  }
  await page.setViewportSize({ width: 640, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await width(), 'at 200 % text').toBe(640);
}

/** One h1, headings in order, and the landmarks. */
async function expectOutline(page: Page): Promise<void> {
  const levels = await page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  levels.forEach((level, i) => {
    expect(level - (levels[i - 1] ?? 1)).toBeLessThanOrEqual(1);
  });
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
}

/** Expects the metadata for search engines and shared links, and one script. */
async function expectHead(page: Page, route: string): Promise<void> {
  const html = await (await page.request.get(route)).text();
  expect(html.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(1);
  expect(html).not.toMatch(/<script src|modulepreload|rel="stylesheet"/);
  const title = await page.title();
  expect(title).not.toBe('');
  expect(title.length).toBeLessThanOrEqual(60);
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  const description = (await content('meta[name=description]')) ?? '';
  expect(description).not.toBe('');
  expect(description.length).toBeLessThanOrEqual(160);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${ORIGIN}${route}`);
  const share = new URL((await content('meta[property="og:image"]')) ?? '');
  expect(share.origin).toBe(new URL(ORIGIN).origin);
  const picture = await (await page.request.get(share.pathname)).body();
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(picture.length).toBeLessThanOrEqual(120_000);
  expect(await content('meta[property="og:image:alt"]')).toContain(title);
  expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
}

/** Opens a page on a phone, completely loaded: nothing moves from then on. */
async function openWhole(page: Page, route: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(route);
  await fontsLoaded(page);
}

/** The browser itself reports the 404 status; every other message is ours. */
const expectQuiet = (said: readonly string[], route: string) =>
  expect(said.filter((text) => route !== UNKNOWN || !text.includes('404'))).toEqual([]);

/** The legal pages have one layout. */
const OF_ONE_LAYOUT = LEGAL_ROUTES.slice(1);

for (const [route, tier] of matrix(PAGES)) {
  const more = OF_ONE_LAYOUT.includes(route) ? { tag: '@all' } : {};
  test(
    `${route}: valid structure, no console messages, no horizontal scrolling, complete head`,
    more,
    async ({ page }) => {
      const said = listen(page);
      await openWhole(page, route);
      await expectOutline(page);
      const lacking = page.locator('img:not([width][height][alt])');
      expect(await lacking.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([]);
      await expectNoSidewaysScroll(page);
      if (route !== UNKNOWN) await expectHead(page, route);
      expectQuiet(said, route);
    },
  );

  for (const [width, own] of matrix([390, 1440]))
    test(`${route} at ${width} px: accessible, no console messages, and enough contrast everywhere`, {
      ...tier,
      ...own,
    }, async ({ page }) => {
      const said = listen(page);
      await openWhole(page, route);
      await expectSound(page, width);
      expectQuiet(said, route);
    });
}

for (const route of PAGES)
  test(`${route}: no browser darkens it; in a contrast theme graphics have its colours, and pictures a background`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openWhole(page, route);
    // A contrast theme sets its own colours.
    await expect(page.locator('html')).toHaveCSS('color-scheme', /^(?:light only|only light)$/);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const found = await page.evaluate(() => {
      const style = (element: Element) => getComputedStyle(element);
      const text = style(document.body).color;
      return {
        strokes: [...document.querySelectorAll('main svg .stroke-text')]
          .map((path) => style(path).stroke)
          .filter((stroke) => stroke !== text),
        bare: [...document.images]
          .filter((image) => style(image).backgroundColor === 'rgba(0, 0, 0, 0)')
          .map(({ src }) => src),
      };
    });
    expect(found).toEqual({ strokes: [], bare: [] });
  });

test('text in an expanded card has as much contrast as other text', { tag: '@all' }, async ({
  page,
}) => {
  skipWithout('featureGrid', 'four feature cards that open');
  await page.setViewportSize({ width: 1440, height: 900 });
  const { route, id } = placeOf('featureGrid');
  await page.goto(route);
  await centre(page, `#${id} li`);
  for (const trigger of await page.locator(`#${id} summary`).all()) {
    await trigger.click();
    const close = page.getByRole('dialog').getByRole('button', { name: words.close });
    // Waits until the card has expanded.
    await close.click({ trial: true });
    const undecided = await expectAccessible(page, 'dialog');
    expect(await faintTexts(page, undecided)).toEqual([]);
    await close.click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('a focused element is in view and marked, even if heights change during scrolling', {
  tag: '@all',
}, async ({ page }) => {
  skipWithout('hiringBenefits');
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto(placeOf('hiringBenefits').route);
  for (let press = 1; press <= 20; press++) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus'), `press ${press}`).toBeInViewport();
    // The page's own focus ring, not the browser's, whose colour is in neither theme.
    await expect(page.locator(':focus'), `press ${press}`).toHaveCSS('outline-style', 'solid');
  }
});

test('the skip link is first and leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});
