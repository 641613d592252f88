// `npm run fonts`: cuts the brand's fonts out of their variable sources into public/fonts. The build makes their
// rules (renderer/fonts/).
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import record from '../content/brand/brand.json' with { type: 'json' };
import { inspect } from '../content/load/inspect.ts';
import { locate } from '../content/load/read/locate.ts';
import { reportText } from '../content/load/read/report.ts';
import { brand as schema } from '../content/schema/brand.ts';
import { type Language, scriptOf } from '../content/schema/languages.ts';
import { openFont } from '../renderer/drawing/shapeText.ts';
import { type Subset, subsetsFor } from '../renderer/drawing/subsets.ts';
import { type FontInstance, fontInstances } from '../renderer/fonts/fontInstances.ts';
import { languageFonts, lettersIn } from '../renderer/fonts/languageStyles.ts';
import { SCRIPTS, SHAPING } from '../renderer/fonts/scripts.ts';
import { otherCharacters, scriptSubsets } from './fonts/scriptSubsets.ts';
import { commandLine } from './lib/runCommand.ts';

commandLine('Usage: npm run fonts', {});

const ROOT = new URL('../', import.meta.url);

const { diagnostics, readings } = inspect(fileURLToPath(ROOT));

/** The brand's record. Ends the command where the check has errors in it. */
function readBrand() {
  const wrong = diagnostics.filter(
    ({ file, severity }) => severity === 'error' && file.startsWith('content/brand/'),
  );
  const { data } = schema.safeParse(record);
  if (data && wrong.length === 0) return data;
  console.error(reportText(locate(fileURLToPath(ROOT), wrong)));
  return process.exit(1);
}

const PACKAGES = new URL('node_modules/@fontsource-variable/', ROOT);
const FOLDER = new URL('public/fonts/', ROOT);

const brand = readBrand();
const FONTS = fontInstances(brand.typefaces);

/** The words of every page: their letters are in the file that every page loads. */
const SUBSETS = subsetsFor(readFileSync(new URL('content/site/site.json', ROOT), 'utf8'));

/** All that the site says in its own language. */
const TEXT = JSON.stringify(readings.map(({ data }) => ({ ...data, languages: undefined })));

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

/** What is cut for a language: all letters of everyday use where they are listed, else those that the site uses. */
function scriptFor(language: Pick<Language, 'prefix' | 'locale'>) {
  const script = scriptOf(language.locale);
  const used = () => scriptSubsets(lettersIn('.', language), script);
  return SCRIPTS[script] ?? { ranges: used().flatMap(({ ranges }) => ranges), features: SHAPING };
}

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

// What another typeface left is not served any more.
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const font of FONTS) {
  const held = new Set<number>();
  for (const subset of [...SUBSETS, ...OTHERS]) {
    const file = await write(font, subset, OTHERS.includes(subset) ? SHAPING : []);
    const letters = [...(await openFont(file)).face.collectUnicodes()];
    for (const code of letters) held.add(code);
    // A typeface may have none of these letters.
    if (letters.length === 0) rmSync(file);
  }
  const lacking = otherCharacters(TEXT).filter((one) => !held.has(one.codePointAt(0) ?? 0));
  if (lacking.length > 0)
    console.log(
      `           lacks, so that a system font shows them: ${lacking.slice(0, SHOWN).join(' ')}${lacking.length > SHOWN ? ` and ${lacking.length - SHOWN} more` : ''}`,
    );
}
const others: FontInstance[] = [];
for (const language of brand.languages ?? [])
  for (const font of languageFonts(language)) {
    const { ranges, features } = scriptFor(language);
    await write(font, { suffix: '', source: 'latin', ranges }, features);
    others.push(font);
  }
const packaged = [...FONTS, ...others].filter((font) => !isOwn(font));
for (const licensed of new Set(packaged.map(({ source }) => source.split('/')[0] as string)))
  copyFileSync(new URL(`${licensed}/LICENSE`, PACKAGES), new URL(`OFL-${licensed}.txt`, FOLDER));
