import { findHeadlessShell } from '../../lib/chromium.ts';
import { freePort } from '../../lib/freePort.ts';
import { FACES_IN_WORDS } from '../lib/conditions.ts';
import { madeWith } from '../lib/machine.ts';
import { median } from '../lib/median.ts';
import { repeat } from '../lib/repeat.ts';
import { atMost, milliseconds, seconds, shift, table } from '../lib/table.ts';
import { PLAIN_IN_WORDS, withPages } from '../lib/withPages.ts';
import type { Part } from '../Part.ts';
import { type Audit, audit, CATEGORIES, type Screen } from './audit.ts';

/** No category of any route below it. */
const SCORE = 99;

/** The most of each metric, in milliseconds. */
const FIRST_PAINT = 800;
const LARGEST_PAINT = 1_200;
const BLOCKED = 10;

const SHELL_IN_WORDS =
  'In Chromium’s headless shell: the same engine without a window of its own, which would share the cores with the page. ';

function cells(audits: readonly Audit[]): string[] {
  const of = (key: keyof Audit) => median(audits.map((one) => one[key]));
  return [
    ...CATEGORIES.map((id) => atMost(-SCORE, -of(id), (score) => String(-score))),
    atMost(FIRST_PAINT, of('first-contentful-paint'), seconds),
    atMost(LARGEST_PAINT, of('largest-contentful-paint'), seconds),
    atMost(BLOCKED, of('total-blocking-time'), milliseconds),
    atMost(0, of('cumulative-layout-shift'), shift),
  ];
}

async function measure(screen: Screen, runs: number): Promise<string> {
  const port = await freePort();
  const shell = findHeadlessShell();
  const rows: string[][] = [];
  const made = await withPages(
    async (browser, pages) => {
      const made = madeWith(['lighthouse'], browser.version());
      for (const { name, address } of pages) {
        const audits = await repeat(runs, () => audit(address, screen, port));
        rows.push([name, ...cells(audits)]);
        console.log(screen, rows.at(-1)?.join(' · '));
      }
      return made;
    },
    { args: [`--remote-debugging-port=${port}`], executablePath: shell },
  );
  return `
${made} Lighthouse's own settings for ${screen === 'mobile' ? 'a phone (simulated: 150 ms, 1.6 Mbit/s, a processor 4 times slower)' : 'a desktop (simulated: 40 ms, 10 Mbit/s)'}. Medians of ${runs}, ${FACES_IN_WORDS}. ${shell ? SHELL_IN_WORDS : ''}${PLAIN_IN_WORDS}

${table(['route', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP s', 'LCP s', 'TBT ms', 'CLS'], rows)}`;
}

const part = (screen: Screen): Part => ({
  name: `lighthouse-${screen}`,
  title: `Lighthouse, ${screen}`,
  runs: 5,
  measure: ({ runs }) => measure(screen, runs),
});

/** Lighthouse's scores and metrics of every route. */
export const lighthouseParts: readonly Part[] = [part('mobile'), part('desktop')];
