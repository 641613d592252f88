import { expect, type Page, test } from '@playwright/test';
import { walkThrough } from '../../scripts/bench/walkThrough.ts';
import { scrollTo } from './probe.ts';
import { PAGES } from './routes.ts';

const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

declare global {
  interface Window {
    shifts: string[];
  }
}

/** A shift below this is a fraction of a pixel somewhere, by which a stand-in face misses ours. */
const SEEN = 0.0001;

/** Writes down every layout shift of the page from its first byte, with what moved. */
const watchShifts = (page: Page) =>
  page.addInitScript((seen) => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as LayoutShift;
        if (value < seen) continue;
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent,
        );
        window.shifts.push(`${value.toFixed(4)} at ${scrollY} px: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, SEEN);

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

for (const route of PAGES)
  for (const { name, ...viewport } of SIZES)
    test(`${route} on a ${name}: nothing shifts while fonts load and islands wake`, async ({
      page,
    }) => {
      await watchShifts(page);
      await page.setViewportSize(viewport);
      await page.goto(route);
      await page.evaluate(() => document.fonts.ready);
      await walkThrough(page);
      await scrollTo(page, 0);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    });
