// The faces that wait for the first paint (components/ui/lateFaces.script.ts).
import { expect, type Page, test } from '@playwright/test';

/** The files of a family and style that the page has, by the first character that each answers for. */
const loaded = (page: Page, family: string, style = 'normal') =>
  page.evaluate(
    ([family, style]) =>
      [...document.fonts]
        .filter((face) => face.family === family && face.style === style)
        .filter(
          ({ status, unicodeRange }) => status === 'loaded' && !unicodeRange.includes('10FFFF'),
        )
        .map(({ unicodeRange }) => unicodeRange.split('-')[0]),
    [family, style] as const,
  );

const COMMON = 'U+20';

test('are asked for after the first paint, each family with the letters that every text has', async ({
  page,
}) => {
  await page.goto('/team');
  await expect.poll(() => loaded(page, 'Hanken')).toEqual([COMMON]);
  await expect.poll(() => loaded(page, 'Spline')).toEqual([COMMON]);
  await expect.poll(() => loaded(page, 'Newsreader', 'italic')).toEqual([COMMON]);
  const [paint, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('hanken'))?.startTime,
  ]);
  expect(asked).toBeGreaterThan(paint as number);
});

test('none is declared that no letter of the page needs', async ({ page }) => {
  await page.goto('/team');
  await expect.poll(() => loaded(page, 'Hanken')).toEqual([COMMON]);
  // What the system lends answers for every letter.
  const ranges = await page.evaluate(() => [...document.fonts].map((face) => face.unicodeRange));
  expect([...new Set(ranges.map((range) => range.split('-')[0]))]).toEqual(['U+0', COMMON]);
});

test('without JavaScript the style alone brings them', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const files: string[] = [];
  page.on('response', (response) => files.push(response.url().split('/').at(-1) ?? ''));
  await page.goto('/team', { waitUntil: 'networkidle' });
  expect(files).toContain('newsreader-display.woff2');
  expect(files).toContain('hanken-grotesk.woff2');
  expect(files).toContain('newsreader-display-italic.woff2');
  await context.close();
});
