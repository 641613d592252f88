import { CONDITIONS_IN_WORDS } from '../lib/conditions.ts';
import { madeWith } from '../lib/machine.ts';
import { SHORT_TASK } from '../lib/mainThread.ts';
import { median } from '../lib/median.ts';
import { repeat } from '../lib/repeat.ts';
import { atMost, kilobytes, milliseconds, seconds, shift, table } from '../lib/table.ts';
import { PLAIN_IN_WORDS, withPages } from '../lib/withPages.ts';
import type { Part } from '../Part.ts';
import { type Bytes, type Visit, visit } from './visit.ts';

const KB = 1_000;

/** The most that a page may weigh before anybody scrolls, in bytes. */
const ALL_UNTOUCHED = 150 * KB;
const SCRIPT_UNTOUCHED = 1.5 * KB;
const FONTS = 60 * KB;

/** The most that the home page's script may weigh, scrolled through. */
const SCRIPT_SCROLLED = 90 * KB;

/** The longest task while an island wakes, in milliseconds. */
const LONGEST_AWAKE = 100;

const KINDS = ['html', 'style', 'script', 'fonts', 'pictures', 'all'] as const;

const LIMITS: Partial<Record<keyof Bytes, number>> = {
  all: ALL_UNTOUCHED,
  script: SCRIPT_UNTOUCHED,
  fonts: FONTS,
};

const sizes = (
  visits: readonly Visit[],
  when: 'untouched' | 'scrolled',
  limits: Partial<Record<keyof Bytes, number>>,
) =>
  KINDS.map((kind) => {
    const bytes = median(visits.map((one) => one[when][kind]));
    return atMost(limits[kind] ?? Number.POSITIVE_INFINITY, bytes, kilobytes);
  });

function times(visits: readonly Visit[]): string[] {
  const worst = (key: 'shift' | 'longestAwake') => Math.max(...visits.map((one) => one[key]));
  const middle = (key: Exclude<keyof Visit, 'untouched' | 'scrolled'>) =>
    median(visits.map((one) => one[key]));
  return [
    seconds(middle('firstPaint')),
    seconds(middle('largestPaint')),
    milliseconds(middle('blocked')),
    atMost(SHORT_TASK, middle('longestBefore'), milliseconds),
    atMost(SHORT_TASK, middle('longest'), milliseconds),
    atMost(LONGEST_AWAKE, middle('longestAwake'), milliseconds),
    atMost(0, worst('shift'), shift),
  ];
}

async function measure({ runs }: { runs: number }): Promise<string> {
  const weights: string[][] = [];
  const walked: string[][] = [];
  const paints: string[][] = [];
  const made = await withPages(async (browser, pages) => {
    const made = madeWith([], browser.version());
    for (const { name, route, address } of pages) {
      const visits = await repeat(runs, () => visit(browser, address));
      weights.push([name, ...sizes(visits, 'untouched', LIMITS)]);
      walked.push([
        name,
        ...sizes(visits, 'scrolled', route === '/' ? { script: SCRIPT_SCROLLED } : {}),
      ]);
      paints.push([name, ...times(visits)]);
      console.log([...(weights.at(-1) ?? []), ...(paints.at(-1) ?? [])].join(' · '));
    }
    return made;
  });
  const kinds = ['HTML', 'CSS', 'script', 'fonts', 'pictures', 'all'];
  return `
${made} ${CONDITIONS_IN_WORDS} Medians of ${runs}; the shift is the largest of them.

KB of 1,000 bytes as sent (brotli) before anybody scrolls. CSS and the islands' runtime stand inlined in the HTML and are counted apart from it; *all* adds the manifest and the icon.

${table(['route', ...kinds], weights)}

The same, scrolled through to the end.

${table(['route', ...kinds], walked)}

Times. A task is long above ${SHORT_TASK} ms, and 0 says that none was; *blocked* is what the long tasks of the untouched page took beyond ${SHORT_TASK} ms each after its first paint. Tasks are the main thread's in a trace, layout and style included, without the browser's own that commits the navigation. ${PLAIN_IN_WORDS}

${table(['route', 'FCP s', 'LCP s', 'blocked ms', 'longest task before paint ms', 'and after ms', 'while scrolled through ms', 'CLS'], paints)}`;
}

/** What a visit of each route costs in bytes and in time against its budget. */
export const visits: Part = { name: 'visits', title: 'A visit', runs: 5, measure };
