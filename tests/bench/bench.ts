// `npm run bench [-- taps lighthouse … --runs N]`: measures the built site, and writes each part into
// .cache/bench as a table and as JSON with every single measurement. Wants a machine that does nothing
// else. `--site folder` measures another built site, `--compare folder` one more beside it, in turns.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { commandLine, UsageError, wholeNumber } from '../../scripts/lib/runCommand.ts';
import { ROUTES } from '../e2e/helpers/routes.ts';
import type { Part, Values } from './lib/table.ts';
import { table } from './lib/table.ts';
import { builds } from './parts/builds.ts';
import { floods } from './parts/floods.ts';
import { forms } from './parts/forms.ts';
import { floor, lighthouse } from './parts/lighthouse.ts';
import { opening } from './parts/opening.ts';
import { reviews } from './parts/reviews.ts';
import { saves } from './parts/saves.ts';
import { taps } from './parts/taps.ts';
import { typing } from './parts/typing.ts';
import { weights } from './parts/weights.ts';

const OUT = '.cache/bench';

const PARTS: readonly Part[] = [
  lighthouse,
  floor,
  taps,
  weights,
  builds,
  saves,
  opening,
  typing,
  reviews,
  floods,
  forms,
];

const NAMES = PARTS.map(({ name }) => name);
const USAGE = `Usage: npm run bench [-- parts…] [--runs N] [--site DIR] [--compare DIR] [--route /talks] [--applied] [--step NAME]
Measures the built site; parts: ${NAMES.join(', ')}.`;

const { values, positionals, runs } = commandLine(
  USAGE,
  {
    allowPositionals: true,
    options: {
      runs: { type: 'string' },
      site: { type: 'string', default: 'dist/client' },
      compare: { type: 'string', multiple: true, default: [] },
      route: { type: 'string', multiple: true, default: [...ROUTES] },
      applied: { type: 'boolean', default: false },
      step: { type: 'string', multiple: true, default: [] },
    },
  },
  ({ values, positionals }) => {
    const unknown = positionals.find((wanted) => !NAMES.includes(wanted));
    if (unknown) throw new UsageError(`There is no part “${unknown}”: ${NAMES.join(', ')}.`);
    const runs = values.runs && wholeNumber('--runs', values.runs, 1, 1_000);
    return { values, positionals, runs };
  },
);

// When and on what is measured, and how busy that is already.
const day = new Date().toISOString().slice(0, 10);
const machine = `${day}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}`;

mkdirSync(OUT, { recursive: true });
for (const part of PARTS) {
  if (positionals.length > 0 && !positionals.includes(part.name)) continue;
  const order = {
    runs: runs || part.runs,
    sites: [values.site, ...values.compare],
    routes: values.route,
    applied: values.applied,
    steps: values.step,
  };
  const about = `${part.about}\n${machine}; ${JSON.stringify(order)}`;
  console.log(`\n— ${part.name}: ${about}\n`);
  const rows = new Map<string, Values[]>();
  await part.measure(order, (row, measured) => {
    rows.set(row, [...(rows.get(row) ?? []), measured]);
    console.log(row, measured);
  });
  const result = table(rows, part.cells);
  console.log(`\n${result}`);
  writeFileSync(`${OUT}/${part.name}.md`, `${about}\n\n${result}\n`);
  writeFileSync(
    `${OUT}/${part.name}.json`,
    `${JSON.stringify({ about, rows: Object.fromEntries(rows) }, null, 2)}\n`,
  );
}
