import { globSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { grownSite } from '../growth/grownSite.ts';
import { CONDITIONS, underConditions } from '../lib/conditions.ts';
import { madeWith } from '../lib/machine.ts';
import { median } from '../lib/median.ts';
import { atMost, milliseconds, table } from '../lib/table.ts';
import { withSite } from '../lib/withSite.ts';
import type { Part } from '../Part.ts';

/** Talks in each copy of the site; the first is as it is. */
const SIZES = [globSync('content/talks/*.json').length, 10_000] as const;

/** The most that a choice may take until it is seen, in milliseconds. */
const SEEN = 100;

const FILTER = 'nikash-island[name=TalksFilter] button';

declare global {
  interface Window {
    /** Resolves with the milliseconds from the press of a choice to the frame that shows it. */
    chosen: Promise<number>;
  }
}

/** Runs in the page: waits for a click, and for a list that shows no talk of the other type. */
function watchChoice(type: string): void {
  window.chosen = new Promise((resolve) => {
    const isShown = () =>
      [...document.querySelectorAll(`#talks > li:not([data-type=${type}])`)].every(
        (row) => !row.checkVisibility(),
      );
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () =>
          isShown()
            ? setTimeout(() => resolve(performance.now() - timeStamp))
            : requestAnimationFrame(look);
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

async function chooseOnce(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator(FILTER).click();
  const option = page.getByRole('option', { name: 'Podcasts', exact: true });
  await option.waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchChoice, 'podcast');
  await option.click();
  return page.evaluate(() => window.chosen);
}

async function chooseOften(browser: Browser, address: string, runs: number): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++)
    times.push(await underConditions(browser, (page) => chooseOnce(page, address)));
  return times;
}

async function measure({ runs }: { runs: number }): Promise<string> {
  const made = madeWith(['react', '@headlessui/react']);
  const rows: string[][] = [];
  for (const talks of SIZES) {
    const { root, remove } = grownSite(talks);
    try {
      const times = await withSite(
        (browser, origin) => chooseOften(browser, `${origin}/talks`, runs),
        { root },
      );
      rows.push([
        talks.toLocaleString('en'),
        atMost(SEEN, median(times), milliseconds),
        milliseconds(Math.max(...times)),
      ]);
      console.log(rows.at(-1)?.join(' · '));
    } finally {
      remove();
    }
  }
  return `
${made} Medians of ${runs}, on a processor ${CONDITIONS.slowdown} times slower.

Milliseconds from the press of a type in the open filter to the frame in which the list shows that type alone.

${table(['talks', 'median ms', 'slowest ms'], rows)}`;
}

/** What a choice in the talks filter takes, and whether that grows with the records. */
export const choices: Part = {
  name: 'choices',
  title: 'A choice among the talks',
  runs: 5,
  measure,
};
