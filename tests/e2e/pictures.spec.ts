import { existsSync, statSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { NOT_FOUND } from '../../content/schema/pages.ts';
import { isPlaceholderPicture } from '../../scripts/lib/placeholderText.ts';
import { walkThrough } from '../bench/parts/weights.ts';
import { pictureBudgets, UNTOUCHED } from '../budgets.ts';
import { matrix } from '../matrix.ts';
import { sum, transfers } from '../transfers.ts';
import { placeOf } from './helpers/content.ts';
import { OTHER } from './helpers/ports.ts';
import { fontsLoaded, layoutShift, scrollTo } from './helpers/probe.ts';
import { ROUTES } from './helpers/routes.ts';
import { skipWithout } from './helpers/skipWithout.ts';

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

/** How far below the screen Chromium loads a lazy picture on a fast connection, in pixels. */
const LAZY_DISTANCE = 1_250;

/** A picture of the page, and its transfer size. */
interface NearPicture {
  path: string;
  bytes: number;
}

/** The transfer size of a built file, with compressed text. */
const sentBytes = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/**
 * The pictures from the top of the screen to `distance` px below it, in the final layout. What a browser has loaded
 * depends on the connection and on the system's fonts; the layout and the files do not.
 */
async function nearPictures(page: Page, distance: number): Promise<NearPicture[]> {
  const sources = await page.evaluate(async (reach) => {
    await document.fonts.ready;
    const near = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight + reach;
    });
    for (const image of near) image.loading = 'eager';
    await Promise.all(near.map((image) => image.decode()));
    return near.map(({ currentSrc }) => new URL(currentSrc).pathname);
  }, distance);
  return [...new Set(sources)].map((path) => ({
    path,
    bytes: sentBytes(`dist/client${path}`),
  }));
}

const weight = (pictures: readonly NearPicture[]) =>
  pictures
    .filter(({ path }) => !isPlaceholderPicture(path))
    .reduce((sum, { bytes }) => sum + bytes, 0);

test.describe('pictures on a phone', () => {
  test.use(PHONE);
  for (const [route, tier] of matrix([...ROUTES, NOT_FOUND]))
    test(
      `${route} keeps to its budgets of pictures, shows no original, and shifts nothing`,
      tier,
      async ({ page }) => {
        const budgets = pictureBudgets(route);
        const paths = collect(page);
        await page.goto(route, { waitUntil: 'networkidle' });
        const shown = await nearPictures(page, 0);
        expect(weight(shown), JSON.stringify(shown)).toBeLessThanOrEqual(budgets.first);
        const near = await nearPictures(page, LAZY_DISTANCE);
        expect(weight(near), JSON.stringify(near)).toBeLessThanOrEqual(budgets.near);
        const others = (await transfers(page)).filter(({ kind }) => kind !== 'picture');
        expect(sum(others) + weight(near)).toBeLessThanOrEqual(UNTOUCHED);
        await fontsLoaded(page);
        const shifted = await layoutShift(page);
        await walkThrough(page);
        expect(paths.filter((path) => !/^\/assets\/pictures\/.+\.avif$/.test(path))).toEqual([]);
        await scrollTo(page, 0);
        expect(await layoutShift(page)).toBe(shifted);
      },
    );
});

test('a browser without AVIF gets the one file that every browser supports', async ({
  request,
}) => {
  skipWithout('gallery');
  // A site may have only SVG pictures: this one has others.
  const html = await (await request.get(OTHER + placeOf('gallery').route)).text();
  const fallbacks = [...html.matchAll(/<img src="(\/assets\/pictures\/[^"]+)"/g)].map(([, src]) =>
    String(src),
  );
  expect(fallbacks.length).toBeGreaterThan(0);
  for (const src of fallbacks) {
    const response = await request.get(OTHER + src);
    expect(response.headers()['content-type'], src).toBe('image/webp');
    expect(response.headers()['cache-control'], src).toContain('immutable');
  }
});
