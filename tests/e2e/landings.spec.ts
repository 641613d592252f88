import { type BrowserContext, expect, type Locator, type Page, test } from 'playwright/test';
import type { SectionType } from '../../content/schema/pages.ts';
import { matrix } from '../matrix.ts';
import { placeOf, placesOf } from './helpers/content.ts';
import { fontsLoaded, hold } from './helpers/probe.ts';
import { ROUTES, routeBeside } from './helpers/routes.ts';
import { skipWithout } from './helpers/skipWithout.ts';

skipWithout('box', 'contact', 'gallery');

// The targets of links: specification 2 (Request Demo, Show More, links that open a new tab).

const box = placeOf('box');
const gallery = placeOf('gallery');
const { action: demo } = box.section;
const { action: more } = gallery.section;

/** The targets of a page's links within the site. */
const target = (href: string, from: string) => {
  const { pathname, hash } = new URL(href, `https://site.example${from}`);
  return { address: pathname + hash, hash };
};

/** The largest distance between the bar and a section: nothing else is visible between them. */
const NEAR = 40;

/** Waits until a section has come to rest under the bar, with its heading in view. */
async function expectLanded(page: Page, section: string): Promise<void> {
  const bar = async () => {
    const box = await page.getByRole('banner').boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const below = async (what: string) =>
    ((await page.locator(what).boundingBox())?.y ?? Number.NaN) - (await bar());
  await expect.poll(async () => Math.abs(await below(section))).toBeLessThanOrEqual(NEAR);
  await expect(page.locator(`${section} h2`)).toBeInViewport({ ratio: 1 });
  expect(await below(`${section} h2`)).toBeGreaterThanOrEqual(0);
}

for (const [width, tier] of matrix([1440, 768, 390]))
  test(
    `at ${width} px the button of the box leads to its section, right under the bar`,
    tier,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const { address, hash } = target(demo.href, box.route);
      await page.goto(box.route);
      await page.locator(`#${box.id}`).getByRole('link', { name: demo.label }).first().click();
      await expect(page).toHaveURL(address);
      await expectLanded(page, hash);
    },
  );

/** Expects to be at the very top of the page that the gallery links to, with the headline in view. */
async function expectTop(page: Page): Promise<void> {
  await expect(page).toHaveURL(target(more.href, gallery.route).address);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test('the gallery’s link leads to the top of its page, and later loading moves nothing', {
  tag: '@all',
}, async ({ page }) => {
  const letGo = await hold(page, /\.woff2$|\/assets\/pictures\//);
  await page.goto(gallery.route);
  await page.locator(`#${gallery.id}`).getByRole('link', { name: more.label }).click();
  await page.waitForURL(target(more.href, gallery.route).address);
  await expectTop(page);
  letGo();
  await fontsLoaded(page);
  await expectTop(page);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await page.evaluate(() => {
    location.hash = '';
    location.hash = 'top';
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe('the gallery’s link without script', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false });
  test('leads to the top of its page', async ({ page }) => {
    await page.goto(gallery.route);
    await page.locator(`#${gallery.id}`).getByRole('link', { name: more.label }).click();
    await expectTop(page);
  });
});

/** Clicks a link, and expects its address in a new tab without access to this one. */
async function expectNewTab(context: BrowserContext, link: Locator): Promise<void> {
  const href = await link.evaluate((anchor) => (anchor as HTMLAnchorElement).href);
  const opened = context.waitForEvent('page');
  await link.click();
  const tab = await opened;
  await expect(tab).toHaveURL(href);
  expect(await tab.evaluate(() => window.opener), href).toBeNull();
  await tab.close();
}

test('external links open a new tab, which has no access to the page', {
  tag: '@all',
}, async ({ page, context }) => {
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  const outside = page.locator('a[target="_blank"]:not([tabindex="-1"])');
  // A few of each page: there are hundreds of one kind.
  const kinds = ['hero', 'courseSection', 'timeline', 'talkList'] as const;
  const places = kinds.flatMap((kind) => placesOf<SectionType>(kind).slice(0, 1));
  for (const route of new Set(places.map(({ route }) => route))) {
    await page.goto(route);
    const visible = outside.filter({ visible: true });
    const count = await visible.count();
    const some = [0, 1, 2, Math.floor(count / 2), count - 2, count - 1];
    for (const place of new Set(some.filter((one) => one >= 0 && one < count)))
      await expectNewTab(context, visible.nth(place));
    expect(new URL(page.url()).pathname).toBe(route);
  }
});

/** How far a page may be from its earlier position, in px: fonts that load after going back move a line. */
const LINE = 32;

for (const route of ROUTES)
  test(`${route}: a reload, and Back after it, return to the reader’s position`, {
    tag: '@all',
  }, async ({ page }) => {
    // The end of the last section before the footer: all others are above it.
    const bottom = () =>
      page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().bottom));
    await page.goto(route);
    await fontsLoaded(page);
    await page.evaluate(() =>
      document.querySelector('footer')?.scrollIntoView({ behavior: 'instant' }),
    );
    const before = await bottom();
    const away = () => page.goto(routeBeside(route));
    const reload = () => page.reload();
    const back = () => away().then(() => page.goBack());
    for (const comeBack of [back, reload, back]) {
      await comeBack();
      await fontsLoaded(page);
      await expect.poll(async () => Math.abs((await bottom()) - before)).toBeLessThanOrEqual(LINE);
    }
  });
