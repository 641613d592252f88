import { type BrowserContext, expect, type Locator, type Page, test } from 'playwright/test';
import type { SectionType } from '../../content/schema/pages.ts';
import { matrix } from '../matrix.ts';
import { placeOf, placesOf } from './helpers/content.ts';
import { fontsLoaded, hold } from './helpers/probe.ts';
import { ROUTES, routeBeside } from './helpers/routes.ts';
import { skipWithout } from './helpers/skipWithout.ts';

skipWithout('box', 'contact', 'gallery');

// Where a click ends: specification 2 (Request Demo, Show More, links that open a new tab).

const box = placeOf('box');
const gallery = placeOf('gallery');
const { action: demo } = box.section;
const { action: more } = gallery.section;

/** Where a link of a page leads within the site. */
const target = (href: string, from: string) => {
  const { pathname, hash } = new URL(href, `https://site.example${from}`);
  return { address: pathname + hash, hash };
};

/** How far below the bar a section may begin: what stands before it is out of the way. */
const NEAR = 40;

/** Waits until a section has come to rest under the bar, its heading in view below. */
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

/** Expects to be at the very top of the page that the gallery leads to, with the headline in view. */
async function expectTop(page: Page): Promise<void> {
  await expect(page).toHaveURL(target(more.href, gallery.route).address);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test('the way on from the gallery leads to the top of its page, and what loads later moves nothing', {
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

test.describe('without script', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false });
  test('it leads there too', async ({ page }) => {
    await page.goto(gallery.route);
    await page.locator(`#${gallery.id}`).getByRole('link', { name: more.label }).click();
    await expectTop(page);
  });
});

/** Clicks a link, and expects its address in a new tab that knows nothing of this one. */
async function expectNewTab(context: BrowserContext, link: Locator): Promise<void> {
  const href = await link.evaluate((anchor) => (anchor as HTMLAnchorElement).href);
  const opened = context.waitForEvent('page');
  await link.click();
  const tab = await opened;
  await expect(tab).toHaveURL(href);
  expect(await tab.evaluate(() => window.opener), href).toBeNull();
  await tab.close();
}

test('links that lead outside open a new tab, which has no hold on the page', {
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

/** How far a page may be from where it was, px: fonts that come after the way back move a line. */
const LINE = 32;

for (const route of ROUTES)
  test(`${route}: a reload, and Back after it, end where the reader was`, {
    tag: '@all',
  }, async ({ page }) => {
    // Where the last section but the foot ends: all others are above it.
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
