import { basename } from 'node:path';
import { openFont, shapeText } from '../lib/shapeText.ts';
import type { Cut } from './cuts.ts';
import type { Sample, Samples } from './samples.ts';
import { STAND_INS } from './standIns.ts';

const PACKAGES = new URL('../../node_modules/', import.meta.url);

const rule = (descriptors: Readonly<Record<string, string>>): string =>
  `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

/** The characters that a file really holds, as CSS writes them. */
function unicodeRange(codes: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

/** The rule that loads one file. */
export async function faceRule(cut: Cut, file: URL): Promise<string> {
  const { face } = await openFont(file);
  return rule({
    'font-family': `"${cut.family}"`,
    'font-style': cut.style,
    'font-weight': cut.weight,
    'font-display': 'swap',
    src: `url("/fonts/${basename(file.pathname)}") format("woff2")`,
    'unicode-range': unicodeRange([...face.collectUnicodes()]),
  });
}

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/** How long a sample is in a face, in ems. */
async function widthIn(file: URL, { text, weight }: Sample): Promise<number> {
  const font = await openFont(file, { wght: weight });
  return shapeText(font, text).advance / font.face.upem;
}

/** How much wider samples are in one face than in another, each counting as much. */
async function ratio(file: URL, standIn: URL, samples: readonly Sample[]): Promise<number> {
  let sum = 0;
  for (const sample of samples)
    sum += (await widthIn(file, sample)) / (await widthIn(standIn, sample));
  return sum / samples.length;
}

/** What follows our face's name in those of its stand-ins, in their order (tokens.css). */
const STANDING_IN = ['', ' Stand-in', ' Last Stand-in'];

/**
 * The rules that give system faces the room that our file will take, so that nothing jumps. The first
 * goes by the name of our own face, whose rule comes after the first paint: until then the family would
 * answer with another face of it, slanted, or the browser would look for a system's family of that name.
 * Each of the others has a family of its own, the next in tokens.css: of one family a browser asks for
 * every face at once, of the next only where that one has none.
 */
export async function standInRules(cut: Cut, file: URL, samples: Samples): Promise<string> {
  const font = await openFont(file);
  const { upem } = font.face;
  const { ascender, descender, lineGap } = font.hExtents();
  const rules: string[] = [];
  // One after the other: the unpacker of WOFF2 has one memory.
  for (const [i, name] of cut.standIns.entries()) {
    const { local, file: path } = STAND_INS[name];
    const size = await ratio(file, new URL(path, PACKAGES), samples[cut.sample]);
    const descriptors = {
      'font-family': `"${cut.family}${STANDING_IN[i]}"`,
      'font-style': cut.style,
      'font-weight': cut.weight,
      src: local.map((face) => `local("${face}")`).join(', '),
      'size-adjust': percent(size),
      'ascent-override': percent(ascender / upem / size),
      'descent-override': percent(-descender / upem / size),
      'line-gap-override': percent(lineGap / upem / size),
    };
    rules.push(rule(descriptors));
  }
  return rules.join('');
}
