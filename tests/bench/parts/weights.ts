import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { sum, transfers } from '../../transfers.ts';
import { onSlowPhone, SLOW_PHONE } from '../lib/slowPhone.ts';
import type { Part } from '../lib/table.ts';
import { withSites } from '../lib/withSites.ts';

/** Part of a screen that one step goes on. */
const STEP = 0.5;

const MOVES = 'site-island[when=visible]';

/**
 * Scrolls a page from its top to its end as a reader would, and waits at each step for the islands
 * that are on the screen.
 */
export async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(
    async ({ step, moves }) => {
      const root = document.documentElement;
      const near = (element: Element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      };
      const settled = () =>
        [...document.querySelectorAll(`${moves}:not([hydrated], [failed])`)].every(
          (island) => ![...island.children].some(near),
        );
      const frame = () => new Promise(requestAnimationFrame);
      let top = 0;
      do {
        top += innerHeight * step;
        scrollTo({ top, behavior: 'instant' });
        for (let i = 0; i < 3; i++) await frame();
        while (!settled()) await frame();
      } while (scrollY + innerHeight < root.scrollHeight - 1);
    },
    { step: STEP, moves: MOVES },
  );
  await page.waitForLoadState('networkidle');
}

/** Milliseconds in which a page at rest may still fetch something. */
const REST = 1_500;

const KB = 1_000;

/** The site's own bytes so far, as sent; script includes what is inlined in the document. */
async function weigh(page: Page) {
  const own = (await transfers(page)).filter(({ url }) => url.startsWith('/'));
  const inlined = await page
    .locator('script:not([src], [type="application/ld+json"])')
    .allTextContents();
  return {
    all: sum(own) / KB,
    script: (sum(own, 'script') + brotliCompressSync(inlined.join('')).length) / KB,
    fonts: sum(own, 'font') / KB,
    pictures: sum(own, 'picture') / KB,
  };
}

export const weights: Part = {
  name: 'weights',
  about: `${SLOW_PHONE} KB of 1,000 bytes as sent, inlined script counted as script: before anybody scrolls, and scrolled through to the end.`,
  runs: 1,
  measure: ({ sites, routes, runs }, record) =>
    withSites(sites, async (browser, served) => {
      for (const route of routes)
        for (let run = 0; run < runs; run++)
          for (const { origin, row } of served)
            await onSlowPhone(browser, async (page) => {
              await page.goto(origin + route, { waitUntil: 'networkidle' });
              await page.waitForTimeout(REST);
              record(row(`${route} untouched`), await weigh(page));
              await walkThrough(page);
              record(row(`${route} scrolled`), await weigh(page));
            });
    }),
};
