import { expect, type Page, test } from '@playwright/test';
import { ROUTES } from './routes.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/**
 * KiB of raster pictures that a page may load on a phone before anybody scrolls: what is on the first
 * screen and what the browser thinks near. Routes without a line load none.
 */
const FIRST_SCREEN: Partial<Record<(typeof ROUTES)[number], number>> = {
  '/events': 90,
  '/talks': 30,
  '/team': 15,
};

interface Loaded {
  path: string;
  bytes: number;
}

/** Collects the raster pictures that the page loads from now on. */
function collect(page: Page): Loaded[] {
  const loaded: Loaded[] = [];
  page.on('response', async (response) => {
    const { pathname: path } = new URL(response.url());
    if (!/^\/(?:assets|images)\/.+\.(?:avif|webp|png|jpe?g)$/.test(path)) return;
    loaded.push({ path, bytes: (await response.body()).length });
  });
  return loaded;
}

/** Walks down the page, so that everything that waits for its turn loads. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
    }
  });

for (const route of ROUTES) {
  test.describe(route, () => {
    test.use(PHONE);

    test('holds the budget of its first screen, and shows no original', async ({ page }) => {
      const loaded = collect(page);
      await page.goto(route, { waitUntil: 'networkidle' });
      const kibibytes = loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
      expect(kibibytes).toBeLessThanOrEqual(FIRST_SCREEN[route] ?? 0);
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      const paths = loaded.map(({ path }) => path);
      expect(paths.filter((path) => !/^\/assets\/pictures\/.+\.avif$/.test(path))).toEqual([]);
    });

    test('gives every picture its size and its words', async ({ page }) => {
      await page.goto(route);
      const lacking = await page
        .locator('img:not([width][height][alt])')
        .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
      expect(lacking).toEqual([]);
    });
  });
}

test('a browser without AVIF gets the one file that every browser reads', async ({ request }) => {
  const html = await (await request.get('/team')).text();
  const fallbacks = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => String(src));
  expect(fallbacks.length).toBeGreaterThan(0);
  for (const src of fallbacks) {
    const response = await request.get(src);
    expect(response.headers()['content-type'], src).toBe('image/webp');
    expect(response.headers()['cache-control'], src).toContain('immutable');
  }
});

test('structured data names pictures that are there', async ({ request }) => {
  const html = await (await request.get('/events')).text();
  const images = [...html.matchAll(/https:\/\/nikash\.example(\/[^"]+\.webp)/g)];
  expect(images.length).toBeGreaterThan(40);
  for (const [, path] of images.slice(0, 6))
    expect((await request.get(String(path))).status(), path).toBe(200);
});
