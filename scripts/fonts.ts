// `npm run fonts`: cuts the site's fonts out of their variable sources into public/fonts, and writes
// their rules: the fallbacks into the style of every page, the files into the one that waits for the
// first paint.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fileFace, fontFace } from './fonts/css.ts';
import { fallbackFaces } from './fonts/fallbacks.ts';
import { FONTS, type FontInstance, SUBSETS, type Subset } from './fonts/subsets.ts';

const ROOT = new URL('../', import.meta.url);
const PACKAGES = new URL('node_modules/@fontsource-variable/', ROOT);
const FOLDER = new URL('public/fonts/', ROOT);

/** What text on the site asks of a font: kerning, ligatures, accents, and upright table figures. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

const characters = ({ ranges }: Subset): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('');

async function write(font: FontInstance, subset: Subset): Promise<URL> {
  const source = font.source.replace('-latin-', `-${subset.source}-`);
  const bytes = await subsetFont(readFileSync(new URL(source, PACKAGES)), characters(subset), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: font.axes,
    noHinting: true,
  });
  const file = new URL(`${font.name}${subset.suffix}.woff2`, FOLDER);
  writeFileSync(file, bytes);
  console.log(`${(bytes.length / 1024).toFixed(1).padStart(6)} KB  ${font.name}${subset.suffix}`);
  return file;
}

function writeCss(name: string, rules: readonly string[]): string {
  const file = fileURLToPath(new URL(name, ROOT));
  writeFileSync(file, `/* Written by \`npm run fonts\`. */\n${rules.join('')}`);
  return file;
}

mkdirSync(FOLDER, { recursive: true });
const files: string[] = [];
const fallbacks: string[] = [];
for (const font of FONTS) {
  for (const subset of SUBSETS) {
    const file = await write(font, subset);
    files.push(fontFace(await fileFace(font, file)));
    if (subset.suffix === '') fallbacks.push(...(await fallbackFaces(font, file)).map(fontFace));
  }
}
for (const licensed of new Set(FONTS.map(({ source }) => source.split('/')[0] as string)))
  copyFileSync(new URL(`${licensed}/LICENSE`, PACKAGES), new URL(`OFL-${licensed}.txt`, FOLDER));

execFileSync(fileURLToPath(new URL('node_modules/.bin/biome', ROOT)), [
  'format',
  '--write',
  writeCss('components/ui/fontFallbacks.css', fallbacks),
  writeCss('renderer/head/fonts.css', files),
]);
