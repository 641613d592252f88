import { expect, type Page, test } from 'playwright/test';
import { directionOf } from '../../content/schema/languages.ts';
import { walkThrough } from '../bench/parts/weights.ts';
import { TRANSLATED as BUDGET } from '../budgets.ts';
import { matrix } from '../matrix.ts';
import { sum, transfers } from '../transfers.ts';
import { content, LANGUAGES, ORIGIN, placeOf } from './helpers/content.ts';
import { allLayoutShift, fontsLoaded, hold, layoutShift, scrollTo } from './helpers/probe.ts';
import { ROUTES, TRANSLATED } from './helpers/routes.ts';
import { skipWithout } from './helpers/skipWithout.ts';

// Pages in the languages of the site besides its own; no tests if it has only one.

const own = content.brand.place;

/** The pages in other languages, each with the one in the site's own. */
const PAGES = LANGUAGES.flatMap(({ pages, ...language }) =>
  pages.map(({ path, file }) => {
    const original = content.pages.find((page) => page.file === file);
    if (!original) throw new Error(`${path} is a page in no other language.`);
    return { path, original: original.path, language };
  }),
);

const alternates = (page: Page) =>
  page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute('hreflang'), one.getAttribute('href')]),
    );

const footer = (page: Page) => page.getByRole('contentinfo', { includeHidden: true });

/** Stops the page's clock before it starts. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

for (const { path, original, language } of PAGES) {
  test(`${path}: names its language, and links to ${original} and back`, async ({ page }) => {
    await page.goto(original);
    await footer(page).getByRole('link', { name: language.name, exact: true }).click();
    await expect(page).toHaveURL(path);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', language.locale);
    expect((await html.getAttribute('dir')) ?? undefined).toBe(directionOf(language.locale));
    const expected = [
      [own.locale, ORIGIN + original],
      ...LANGUAGES.flatMap(({ locale, pages }) =>
        pages
          .filter(({ file }) => file === content.pages.find((one) => one.path === original)?.file)
          .map((one) => [locale, ORIGIN + one.path]),
      ),
      ['x-default', ORIGIN + original],
    ];
    expect(await alternates(page)).toEqual(expected);
    const back = footer(page).getByRole('link', { name: own.name ?? '', exact: true });
    await expect(back).toHaveAttribute('lang', own.locale);
    await back.click();
    await expect(page).toHaveURL(original);
    await expect(html).toHaveAttribute('lang', own.locale);
    expect(await alternates(page)).toEqual(expected);
  });

  test(`${path}: a link to another language names it, also visibly`, async ({ page }) => {
    await page.goto(path);
    const links = await page.locator('a[href^="/"]:not([lang])').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        told: link.getAttribute('hreflang'),
        seen: getComputedStyle(link, '::after').content,
      })),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const { href, told, seen } of links) {
      const leaves = href.split(/[/#?]/)[1] !== language.prefix;
      expect(told, href).toBe(leaves ? new Intl.Locale(own.locale).language : null);
      expect(seen !== 'none', href).toBe(leaves && href !== '/');
    }
  });

  test(`${path}: keeps to its budgets, and shifts nothing`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await fontsLoaded(page);
    const shifted = await layoutShift(page);
    expect(shifted).toBe(0);
    const loaded = await transfers(page);
    expect(sum(loaded, 'html')).toBeGreaterThan(0);
    expect(sum(loaded, 'html')).toBeLessThanOrEqual(BUDGET.html);
    expect(sum(loaded, 'font')).toBeLessThanOrEqual(BUDGET.fonts);
    await walkThrough(page);
    await scrollTo(page, 0);
    expect(await layoutShift(page)).toBe(shifted);
  });

  const faces = content.brand.languages?.find(
    ({ prefix }) => prefix === language.prefix,
  )?.typefaces;
  const ownFonts = new RegExp(`/fonts/${language.prefix}-[^/]+\\.woff2$`);

  for (const [width, tier] of matrix([390, 1440]))
    test(`${path} at ${width} px: shifts little when the fonts load`, tier, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await stopClock(page);
      const release = await hold(page, /\.woff2$/);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(footer(page)).toBeAttached();
      await expect(page.locator('h1')).toBeVisible();
      await page.clock.resume();
      await expect(page.locator('link[rel=preload][as=font]').first()).toBeAttached();
      release();
      await fontsLoaded(page);
      // The text is first displayed in a system font with unknown metrics. 0.1 is good by Core Web Vitals. Measured:
      // 0.048 if the fonts load one after the other, 0.055 if they load together.
      expect(await allLayoutShift(page)).toBeLessThanOrEqual(0.06);
    });

  if (faces)
    test(`${path}: its text is painted before its fonts load, and if they fail`, {
      tag: '@all',
    }, async ({ page }) => {
      const release = await hold(page, ownFonts, (route) => route.abort());
      await page.goto(path, { waitUntil: 'commit' });
      const painted = () =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      await expect.poll(painted).toBe(1);
      await expect(page.locator('h1')).toBeVisible();
      release();
      await expect(page.locator('h1')).toBeVisible();
    });

  if (faces)
    test(`${path}: is set in the typefaces of its script`, { tag: '@all' }, async ({ page }) => {
      await page.goto(path);
      await fontsLoaded(page);
      const session = await page.context().newCDPSession(page);
      await session.send('DOM.enable');
      await session.send('CSS.enable');
      const { root } = await session.send('DOM.getDocument');
      const fontsOf = async (selector: string) => {
        const { nodeId } = await session.send('DOM.querySelector', {
          nodeId: root.nodeId,
          selector,
        });
        const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
        return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
      };
      expect((await fontsOf('h1')).join()).toContain(faces.display.family);
      expect((await fontsOf('header nav a')).join()).toContain(faces.text.family);
    });
}

test('a page without a translation does not mention other languages', { tag: '@all' }, async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  const alone = ROUTES.filter((route) => !PAGES.some(({ original }) => original === route));
  for (const route of alone.slice(0, 3)) {
    await page.goto(route, { waitUntil: 'networkidle' });
    await expect(page.locator('[hreflang]')).toHaveCount(0);
    expect(await (await page.request.get(route)).text()).not.toContain('og:locale:alternate');
  }
  for (const { prefix } of LANGUAGES)
    expect(fonts.filter((url) => url.includes(`/fonts/${prefix}-`))).toEqual([]);
});

test('the sitemap lists the languages of a page at each of them', async ({ request }) => {
  const text = await (await request.get('/sitemap.xml')).text();
  for (const { path, original, language } of PAGES) {
    const lines = text.split('\n').filter((line) => line.includes(`<loc>${ORIGIN}${path}</loc>`));
    expect(lines).toHaveLength(1);
    for (const [locale, href] of [
      [own.locale, original],
      [language.locale, path],
      ['x-default', original],
    ])
      expect(lines[0]).toContain(`hreflang="${locale}" href="${ORIGIN}${href}"`);
  }
  expect(text.includes('xmlns:xhtml')).toBe(PAGES.length > 0);
});

test('long words are hyphenated in the language of their page', async ({ request }) => {
  for (const route of [...ROUTES, ...TRANSLATED]) {
    const html = await (await request.get(route)).text();
    expect(/body\{[^}]*[{;]hyphens:auto/.test(html), route).toBe(true);
  }
});

test('a quotation has the quotation marks of its page’s language', async ({ page }) => {
  skipWithout('voice');
  await page.goto(placeOf('voice').route);
  const widths = await page.locator('blockquote q').evaluate((quote) =>
    [
      ['de', '„…“'],
      ['fr', '«…»'],
      ['ja', '「…」'],
    ].map(([lang = '', marked]) => {
      document.documentElement.lang = lang;
      quote.textContent = '…';
      const marks = quote.getBoundingClientRect().width;
      const written = quote.insertAdjacentElement('afterend', document.createElement('span'));
      if (written) written.textContent = `${marked}`;
      return [lang, marks, written?.getBoundingClientRect().width];
    }),
  );
  for (const [lang, marks, written] of widths)
    expect(marks, `${lang}`).toBeCloseTo(Number(written), 0);
});
