import { expect, test } from '@playwright/test';
import { walkThrough } from '../../scripts/bench/walkThrough.ts';
import { scrollTo } from './probe.ts';
import { PAGES } from './routes.ts';
import { holdFaces, NOTHING, shiftsOf, watchShifts } from './shifts.ts';

const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

for (const route of PAGES)
  for (const { name, ...viewport } of SIZES)
    test(`${route} on a ${name}: nothing shifts while fonts load and islands wake`, async ({
      page,
    }) => {
      await watchShifts(page);
      await holdFaces(page);
      await page.setViewportSize(viewport);
      await page.goto(route);
      await page.evaluate(() => document.fonts.ready);
      await walkThrough(page);
      await scrollTo(page, 0);
      const { sum, what } = await shiftsOf(page);
      expect(sum, what).toBeLessThan(NOTHING);
    });

/** How far the length that a page claims before it is laid out may be from the truth, in parts of it. */
const ROUGHLY = 0.2;

for (const { name, ...viewport } of SIZES)
  test(`on a ${name} pages are laid out to their end at rest, and about as long as they said`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const route of PAGES) {
      await page.goto(route);
      await expect(page.locator('.later'), route).toHaveCount(0);
      const [said, real] = await page.locator('[class*="--tall"]').evaluateAll((bands) => {
        const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        const sum = (of: (band: HTMLElement) => number) =>
          bands.reduce((total, band) => total + of(band as HTMLElement), 0);
        return [
          sum((band) => Number.parseFloat(getComputedStyle(band).getPropertyValue('--tall')) * rem),
          sum(({ offsetHeight }) => offsetHeight),
        ] as const;
      });
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(Math.abs(said - real) / length, route).toBeLessThan(ROUGHLY);
    }
  });
