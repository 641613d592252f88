// `npm run bench [-- --only taps,lighthouse] [--runs N]`: measures the built site and writes what it
// found into .github/bench.md, each part its own section. Wants a machine that does nothing else.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { builds } from './bench/builds.ts';
import { choices } from './bench/choices/choices.ts';
import { writeSection } from './bench/lib/writeSection.ts';
import { lighthouseParts } from './bench/lighthouse/lighthouse.ts';
import type { Part } from './bench/Part.ts';
import { saves } from './bench/saves/saves.ts';
import { taps } from './bench/taps/taps.ts';
import { visits } from './bench/visits/visits.ts';

const OUT = '.github/bench.md';

const INTRO = `# Measured

Written by \`npm run bench\`, section by section (\`npm run bench -- --only visits,lighthouse\` renews two of them); each says when and on what it was measured. **Bold** is beyond the budget that the project has set itself.`;

const PARTS: readonly Part[] = [taps, choices, visits, ...lighthouseParts, builds, saves];

/** @throws for a name that no part has */
function chosen(only: string | undefined): readonly Part[] {
  if (!only) return PARTS;
  return only.split(',').flatMap((wanted) => {
    const parts = PARTS.filter(({ name }) => name.startsWith(wanted.trim()));
    if (parts.length > 0) return parts;
    const names = PARTS.map(({ name }) => name).join(', ');
    throw new Error(`There is no part called ${wanted}: ${names}.`);
  });
}

const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string' } } });
for (const { name, title, runs, measure } of chosen(values.only)) {
  console.log(`\n— ${title} (${name})`);
  const body = await measure({ runs: Number(values.runs ?? runs) });
  const before = existsSync(OUT) ? readFileSync(OUT, 'utf8') : '';
  const titles = PARTS.map((part) => part.title);
  writeFileSync(OUT, writeSection(before, INTRO, titles, { title, body }));
}
console.log(`\n${OUT} is written.`);
