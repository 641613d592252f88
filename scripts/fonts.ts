// `npm run fonts`: cuts the site's faces out of their variable fonts into public/fonts, and writes
// components/ui/fonts.css with a metric-matched fallback for each.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { faceRule, standInRules } from './fonts/css.ts';
import { COVERAGE, type Coverage, CUTS, type Cut } from './fonts/cuts.ts';
import { readSamples } from './fonts/samples.ts';

const ROOT = new URL('../', import.meta.url);
const PACKAGES = new URL('node_modules/@fontsource-variable/', ROOT);
const FONTS = new URL('public/fonts/', ROOT);

/** What text on the site asks of a face: kerning, ligatures, accents, and upright table figures. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

const characters = ({ ranges }: Coverage): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('');

async function write(cut: Cut, coverage: Coverage): Promise<URL> {
  const source = cut.source.replace('-latin-', `-${coverage.subset}-`);
  const bytes = await subsetFont(readFileSync(new URL(source, PACKAGES)), characters(coverage), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: cut.axes,
    noHinting: true,
  });
  const file = new URL(`${cut.name}${coverage.suffix}.woff2`, FONTS);
  writeFileSync(file, bytes);
  console.log(`${(bytes.length / 1024).toFixed(1).padStart(6)} KB  ${cut.name}${coverage.suffix}`);
  return file;
}

mkdirSync(FONTS, { recursive: true });
const samples = readSamples(ROOT);
const rules: string[] = [];
const standIns: string[] = [];
for (const cut of CUTS) {
  for (const coverage of COVERAGE) {
    const file = await write(cut, coverage);
    rules.push(await faceRule(cut, file));
    if (coverage.suffix === '') standIns.push(await standInRules(cut, file, samples));
  }
}
for (const licensed of new Set(CUTS.map(({ source }) => source.split('/')[0] as string)))
  copyFileSync(new URL(`${licensed}/LICENSE`, PACKAGES), new URL(`OFL-${licensed}.txt`, FONTS));

const css = fileURLToPath(new URL('components/ui/fonts.css', ROOT));
writeFileSync(
  css,
  [
    '/* Written by `npm run fonts`; the numbers are measured, not typed. */\n',
    '/* System faces in the room of ours, until ours are there. */\n',
    ...standIns,
    ...rules,
  ].join(''),
);
execFileSync(fileURLToPath(new URL('node_modules/.bin/biome', ROOT)), ['format', '--write', css]);
