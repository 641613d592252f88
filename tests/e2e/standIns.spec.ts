import { expect, type Page, test } from '@playwright/test';
import { facesThere } from './probe.ts';
import { PAGES } from './routes.ts';
import { holdFaces, NOTHING, shiftsOf, watchShifts } from './shifts.ts';

// Runs on the faces of every kind of system (playwright.config.ts).

/** Phones, tablets and screens as visitors have them. */
const SIZES = [
  [360, 740],
  [390, 844],
  [412, 823],
  [430, 932],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const;

for (const route of PAGES)
  test(`${route}: whatever stood in for the faces, nothing shifts when they come`, async ({
    page,
  }) => {
    await watchShifts(page);
    await holdFaces(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto(route);
      await facesThere(page);
      const { sum, what } = await shiftsOf(page);
      expect.soft(sum, `${width} px: ${what}`).toBeLessThan(NOTHING);
    }
  });

/** How wide the words of the first screen are, each way in which they are set, in pixels. */
const widths = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'h1 em', '.lead', 'footer .label-mono'].map((selector) => {
      const words = document.createRange();
      words.selectNodeContents(document.querySelector(selector)?.firstChild as Node);
      const [line] = words.getClientRects();
      return line?.width;
    }),
  );

test('what stands in is about as wide, line by line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/hiring');
  await facesThere(page);
  const before = await widths(page);
  await page.unroute('**/*.woff2');
  await page.reload();
  await facesThere(page);
  const after = await widths(page);
  for (const [i, width] of after.entries())
    expect.soft((before[i] as number) / (width as number)).toBeCloseTo(1, 1);
});
