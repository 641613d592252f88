import type { Browser } from 'playwright';
import { CONDITIONS_IN_WORDS } from '../lib/conditions.ts';
import { madeWith } from '../lib/machine.ts';
import { median } from '../lib/median.ts';
import { repeat } from '../lib/repeat.ts';
import { atMost, milliseconds, table } from '../lib/table.ts';
import { withSite } from '../lib/withSite.ts';
import type { Part } from '../Part.ts';
import { buildWhole, WHOLE } from '../whole/build.ts';
import { locate, type Moment, tapOnce } from './tapOnce.ts';
import { TARGETS } from './targets.ts';

const MOMENTS: readonly Moment[] = ['at first paint', 'later'];

/** What the site's own pages are called; the budgets are theirs. */
const OURS = 'islands';

/** The longest that a later tap may wait for its answer, in milliseconds. */
const LATER = 300;

async function rowsOf(browser: Browser, origin: string, site: string, runs: number) {
  const rows: string[][] = [];
  for (const target of TARGETS) {
    const place = await locate(browser, origin, target);
    for (const moment of MOMENTS) {
      const address = origin + target.route;
      const times = await repeat(runs, () => tapOnce(browser, address, target, moment, place));
      const lost = times.filter((time) => !Number.isFinite(time)).length;
      const budget = site === OURS && moment === 'later';
      const limit = budget ? LATER : Number.POSITIVE_INFINITY;
      rows.push([
        `${target.name}, ${moment}`,
        site,
        atMost(site === OURS ? 0 : runs, lost, (count) => `${count} of ${times.length}`),
        atMost(limit, median(times), milliseconds),
        atMost(limit, Math.max(...times), milliseconds),
      ]);
      console.log(rows.at(-1)?.join(' · '));
    }
  }
  return rows;
}

async function measure({ runs }: { runs: number }): Promise<string> {
  await buildWhole();
  let made = '';
  const islands = await withSite((browser, origin) => {
    made = madeWith(['react', 'vite'], browser.version());
    return rowsOf(browser, origin, OURS, runs);
  });
  const whole = await withSite((browser, origin) => rowsOf(browser, origin, 'whole', runs), {
    root: WHOLE,
  });
  return `
${made} ${CONDITIONS_IN_WORDS} ${runs} taps each.

Milliseconds from the finger to the frame that shows the open menu or list. *Whole* is the same page of the same components and content, server-rendered, and hydrated as one React tree by a production client of that page alone; menu and list are popovers that HTML opens by itself in both. A tap without an answer in ten seconds is lost.

${table(
  ['tap', 'page', 'lost', 'median ms', 'slowest ms'],
  islands.flatMap((row, i) => [row, whole[i] ?? []]),
)}`;
}

/** Whether a tap is answered, and when, beside the same pages hydrated whole. */
export const taps: Part = { name: 'taps', title: 'A tap', runs: 5, measure };
