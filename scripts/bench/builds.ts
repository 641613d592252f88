import { globSync } from 'node:fs';
import { buildSteps } from '../lib/buildSteps.ts';
import { growTalks } from './growth/growTalks.ts';
import { type BuildCost, measureBuild } from './growth/measureBuild.ts';
import { scratchSite } from './growth/scratchSite.ts';
import { madeWith } from './lib/machine.ts';
import { median } from './lib/median.ts';
import { atMost, table } from './lib/table.ts';
import type { Part } from './Part.ts';

/** Talks in each copy of the site; the first is as it is. */
const SIZES = [globSync('content/talks/*.json').length, 100, 10_000] as const;

/** The most that the largest copy may take: times the site as it is, MB, and seconds of its check. */
const GROWTH = 1.2;
const MEGABYTES = 800;
const CHECK = 2;

/** Builds each size in turn, so that what the machine does meanwhile meets all of them. */
async function buildAll(runs: number): Promise<BuildCost[][]> {
  const sites = SIZES.map(() => scratchSite());
  try {
    for (const [i, { folder }] of sites.entries()) growTalks(folder, SIZES[i] ?? 0);
    const costs: BuildCost[][] = SIZES.map(() => []);
    for (let run = 0; run < runs; run++)
      for (const [i, { folder }] of sites.entries()) {
        const cost = await measureBuild(folder);
        costs[i]?.push(cost);
        console.log(
          `${SIZES[i]} talks: ${cost.seconds.toFixed(1)} s, ${cost.megabytes.toFixed(0)} MB`,
        );
      }
    return costs;
  } finally {
    for (const site of sites) site.remove();
  }
}

const fixed = (digits: number) => (value: number) => value.toFixed(digits);

async function measure({ runs }: { runs: number }): Promise<string> {
  const machine = madeWith(['vite', 'vite-plugin-ssr', 'zod']);
  const made = buildSteps('.').map(({ name }) => `${name} s`);
  const costs = await buildAll(runs);
  const of = (size: number, read: (cost: BuildCost) => number) =>
    median((costs[size] ?? []).map(read));
  const secondsOf = (size: number, step: number) =>
    of(size, ({ steps }) => steps[step]?.seconds ?? 0);
  const rows = SIZES.map((talks, size) => {
    const total = of(size, ({ seconds }) => seconds);
    return [
      talks.toLocaleString('en'),
      ...made.map((_, step) => secondsOf(size, step).toFixed(1)),
      total.toFixed(1),
      atMost(GROWTH, total / of(0, ({ seconds }) => seconds), fixed(2)),
      atMost(
        MEGABYTES,
        of(size, ({ megabytes }) => megabytes),
        fixed(0),
      ),
      atMost(
        CHECK,
        of(size, ({ check }) => check.seconds),
        fixed(2),
      ),
    ];
  });
  return `
${machine} Medians of ${runs}, the sizes in turn. Copies of the site with so many talks; a build checks all content itself. What other builds made already, encoded pictures and compressed texts, is not made again. Memory is the most that a step's processes held together.

${table(['talks', ...made, 'build s', 'times the site as it is', 'peak MB', 'check alone s'], rows)}`;
}

/** What a build takes, and how that grows with the records. */
export const builds: Part = { name: 'builds', title: 'A build', runs: 3, measure };
