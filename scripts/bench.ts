// `npm run bench [-- taps lighthouse … --runs N]`: measures the built site, and writes each part into
// .cache/bench as a table and as JSON with every single measurement. Wants a machine that does nothing
// else. `--site folder` measures another built site, `--compare folder` one more beside it, in turns.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Part, Values } from './bench/lib/table.ts';
import { table } from './bench/lib/table.ts';
import { builds } from './bench/parts/builds.ts';
import { lighthouse } from './bench/parts/lighthouse.ts';
import { saves } from './bench/parts/saves.ts';
import { taps } from './bench/parts/taps.ts';
import { weights } from './bench/parts/weights.ts';
import { ROUTES } from './lib/routes.ts';

const OUT = '.cache/bench';

const PARTS: readonly Part[] = [lighthouse, taps, weights, builds, saves];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string' },
    site: { type: 'string', default: 'dist/client' },
    compare: { type: 'string', multiple: true, default: [] },
    route: { type: 'string', multiple: true, default: [...ROUTES] },
    applied: { type: 'boolean', default: false },
  },
});

const unknown = positionals.filter((wanted) => !PARTS.some(({ name }) => name === wanted));
if (unknown.length > 0)
  throw new Error(
    `There is no part called ${unknown.join(' or ')}: ${PARTS.map(({ name }) => name).join(', ')}.`,
  );

// When and on what is measured, and how busy that is already.
const day = new Date().toISOString().slice(0, 10);
const machine = `${day}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}`;

mkdirSync(OUT, { recursive: true });
for (const part of PARTS) {
  if (positionals.length > 0 && !positionals.includes(part.name)) continue;
  const order = {
    runs: Number(values.runs ?? part.runs),
    sites: [values.site, ...values.compare],
    routes: values.route,
    applied: values.applied,
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
