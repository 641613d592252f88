import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: { value: number; what: string }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/**
 * What is below was seen by nobody: words of the bar that stand a few pixels further when the text's
 * face takes over from its stand-in. A line more or less is ten times as much.
 */
export const NOTHING = 0.0015;

/** Writes down every layout shift of the pages to come from their first byte, with what moved. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as LayoutShift;
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent,
        );
        window.shifts.push({ value, what: `${value.toFixed(5)} at ${scrollY} px: ${moved}` });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has shifted so far: the sum of the shares, and a line about each. */
export async function shiftsOf(page: Page): Promise<{ sum: number; what: string }> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  const shifts = await page.evaluate(() => window.shifts);
  return {
    sum: shifts.reduce((total, { value }) => total + value, 0),
    what: shifts.map(({ what }) => what).join('\n'),
  };
}

/** The worst case: every face arrives after its stand-in was painted. */
export const holdFaces = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
