import { expect, type Page, test } from '@playwright/test';
import { sum, transfers } from '../../scripts/bench/transfers.ts';
import { walkThrough } from '../../scripts/bench/walkThrough.ts';
import { FIRST_SCREEN, NEAR_FIRST_SCREEN, UNTOUCHED } from '../budgets.ts';
import { LAZY_DISTANCE, type NearPicture, nearPictures } from './nearPictures.ts';
import { ROUTES } from './routes.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Collects the addresses of the raster pictures that the page loads from now on. */
function collect(page: Page): string[] {
  const paths: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/(?:assets|images)\/.+\.(?:avif|webp|png|jpe?g)$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

const weight = (pictures: readonly NearPicture[]) =>
  pictures.reduce((sum, { bytes }) => sum + bytes, 0);

for (const route of ROUTES) {
  test.describe(route, () => {
    test.use(PHONE);

    test('holds the budget of its first screen and of what is near it', async ({ page }) => {
      await page.goto(route, { waitUntil: 'networkidle' });
      const shown = await nearPictures(page, 0);
      expect(weight(shown), JSON.stringify(shown)).toBeLessThanOrEqual(FIRST_SCREEN[route] ?? 0);
      const near = await nearPictures(page, LAZY_DISTANCE);
      expect(weight(near), JSON.stringify(near)).toBeLessThanOrEqual(NEAR_FIRST_SCREEN[route] ?? 0);
      const others = (await transfers(page)).filter(({ kind }) => kind !== 'picture');
      expect(sum(others) + weight(near)).toBeLessThanOrEqual(UNTOUCHED);
    });

    test('shows no original', async ({ page }) => {
      const paths = collect(page);
      await page.goto(route);
      await walkThrough(page);
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
