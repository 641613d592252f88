// `npm run fonts`: cuts the brand's fonts out of their variable sources into public/fonts, and writes
// their rules: the fallbacks into the style of every page, the files into the one that waits for the
// first paint.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import record from '../content/brand/brand.json' with { type: 'json' };
import { inspect } from '../content/load/inspect.ts';
import { locate } from '../content/load/read/locate.ts';
import { reportText } from '../content/load/read/report.ts';
import { brand as schema } from '../content/schema/brand.ts';
import { scriptOf } from '../content/schema/languages.ts';
import { openFont } from '../renderer/drawing/shapeText.ts';
import { type Subset, subsetsFor } from '../renderer/drawing/subsets.ts';
import { fallbackFaces } from './fonts/fallbacks.ts';
import { type FontInstance, fontInstances } from './fonts/fontInstances.ts';
import { languageFallbacks, languageFonts, languageTokens } from './fonts/languageFonts.ts';
import { otherCharacters, scriptSubsets } from './fonts/scriptSubsets.ts';
import { SHAPING } from './fonts/scripts.ts';
import { commandLine } from './lib/runCommand.ts';

commandLine('Usage: npm run fonts', {});

const ROOT = new URL('../', import.meta.url);

/** The brand's record. Ends the command where the check has errors in it. */
function readBrand() {
  const { diagnostics } = inspect(fileURLToPath(ROOT));
  const wrong = diagnostics.filter(
    ({ file, severity }) => severity === 'error' && file.startsWith('content/brand/'),
  );
  const { data } = schema.safeParse(record);
  if (data && wrong.length === 0) return data;
  console.error(reportText(locate(fileURLToPath(ROOT), wrong)));
  return process.exit(1);
}

/** A rule from descriptors in the spelling of scripts: `{ fontFamily: … }`. */
const fontFace = (descriptors: object): string =>
  `@font-face {\n${Object.entries(descriptors)
    .map(
      ([name, value]) => `  ${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}: ${value};\n`,
    )
    .join('')}}\n`;

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

/** The characters that a file really holds, as CSS writes them. */
function unicodeRange(codes: Iterable<number>): string {
  const runs: [first: number, last: number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

/** The descriptors that load one file. */
async function fileFace({ family, style, weight }: FontInstance, file: URL) {
  const { face } = await openFont(file);
  return {
    fontFamily: `"${family}"`,
    ...(style === 'italic' && { fontStyle: style }),
    fontWeight: weight,
    fontDisplay: 'swap',
    src: `url("/fonts/${basename(file.pathname)}") format("woff2")`,
    unicodeRange: unicodeRange(face.collectUnicodes()),
  };
}

const PACKAGES = new URL('node_modules/@fontsource-variable/', ROOT);
const FOLDER = new URL('public/fonts/', ROOT);

const brand = readBrand();
const FONTS = fontInstances(brand.typefaces);

/** The words of every page: their letters are in the file that every page loads. */
const SUBSETS = subsetsFor(readFileSync(new URL('content/site/site.json', ROOT), 'utf8'));

/** All that the site says in its own language. */
const TEXT = JSON.stringify(
  inspect(fileURLToPath(ROOT)).readings.map(({ data }) => ({ ...data, languages: undefined })),
);

/** The words in other scripts, whose letters are in a file for each script. */
const OTHERS = scriptSubsets(TEXT, scriptOf(brand.place.locale));

const isOwn = ({ source }: FontInstance) => source.startsWith('content/');

/** So many missing characters are listed. */
const SHOWN = 40;

/** What text on the site asks of a font: kerning, ligatures, accents, and upright table figures. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

const characters = ({ ranges }: Subset): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('');

async function write(
  font: FontInstance,
  subset: Subset,
  features: readonly string[] = [],
): Promise<URL> {
  const part = new URL(
    font.source.replace('-latin-', () => `-${subset.source}-`),
    PACKAGES,
  );
  // A package has no part for a script that the typeface lacks.
  const source = isOwn(font)
    ? new URL(font.source, ROOT)
    : existsSync(part)
      ? part
      : new URL(font.source, PACKAGES);
  const bytes = await subsetFont(readFileSync(source), characters(subset), {
    targetFormat: 'woff2',
    keepFeatures: [...FEATURES, ...features],
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

// What another typeface left is not served any more.
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const files: string[] = [];
const fallbacks: string[] = [];
for (const font of FONTS) {
  const held = new Set<number>();
  for (const subset of [...SUBSETS, ...OTHERS]) {
    const file = await write(font, subset, OTHERS.includes(subset) ? SHAPING : []);
    const face = await fileFace(font, file);
    for (const code of (await openFont(file)).face.collectUnicodes()) held.add(code);
    if (subset.suffix === '') fallbacks.push(...(await fallbackFaces(font, file)).map(fontFace));
    // A typeface may have none of these letters.
    if (face.unicodeRange === '') rmSync(file);
    else files.push(fontFace(face));
  }
  const lacking = otherCharacters(TEXT).filter((one) => !held.has(one.codePointAt(0) ?? 0));
  if (lacking.length > 0)
    console.log(
      `           lacks, so that a system font shows them: ${lacking.slice(0, SHOWN).join(' ')}${lacking.length > SHOWN ? ` and ${lacking.length - SHOWN} more` : ''}`,
    );
}
const LANGUAGES = 'renderer/head/languages';
rmSync(new URL(LANGUAGES, ROOT), { recursive: true, force: true });
const written: string[] = [];
const others: FontInstance[] = [];
for (const language of brand.languages ?? []) {
  const faces: string[] = [];
  const ofLanguage: string[] = [];
  for (const one of languageFonts(language)) {
    const file = await write(one.font, one.subset, one.features);
    others.push(one.font);
    faces.push(fontFace(await fileFace(one.font, file)));
    ofLanguage.push(...(await languageFallbacks('.', language, one.font, file)).map(fontFace));
  }
  if (faces.length === 0) continue;
  mkdirSync(new URL(LANGUAGES, ROOT), { recursive: true });
  written.push(
    writeCss(`${LANGUAGES}/${language.prefix}.generated.css`, faces),
    writeCss(`${LANGUAGES}/${language.prefix}.fallbacks.generated.css`, [
      ...ofLanguage,
      languageTokens(brand, language),
    ]),
  );
}
const packaged = [...FONTS, ...others].filter((font) => !isOwn(font));
for (const licensed of new Set(packaged.map(({ source }) => source.split('/')[0] as string)))
  copyFileSync(new URL(`${licensed}/LICENSE`, PACKAGES), new URL(`OFL-${licensed}.txt`, FOLDER));

execFileSync(fileURLToPath(new URL('node_modules/.bin/biome', ROOT)), [
  'format',
  '--write',
  writeCss('components/ui/fontFallbacks.generated.css', fallbacks),
  writeCss('renderer/head/fonts.generated.css', files),
  ...written,
]);
