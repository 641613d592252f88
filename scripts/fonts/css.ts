import { basename } from 'node:path';
import { openFont, shapeText } from '../lib/shapeText.ts';
import type { Cut } from './cuts.ts';
import { SAMPLE, STAND_INS, standInWidth } from './standIns.ts';

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

/**
 * The rules that give system faces the room that our file will take, so that nothing jumps. The first
 * goes by the name of our own face, whose rule comes after the first paint: until then the family would
 * answer with another face of it, slanted, or the browser would look for a system's family of that name.
 * The others have a family of their own, the next in tokens.css: of one family a browser asks for every
 * face at once, of the next only where that one has none.
 */
export async function standInRules(cut: Cut, file: URL): Promise<string> {
  const font = await openFont(file);
  const { upem } = font.face;
  const { ascender, descender, lineGap } = font.hExtents();
  const width = shapeText(font, SAMPLE).advance / upem;
  return cut.standIns
    .map((name, i) => {
      const standIn = STAND_INS[name];
      const size = width / standInWidth(standIn);
      return rule({
        'font-family': `"${i === 0 ? cut.family : `${cut.family} Stand-in`}"`,
        'font-style': cut.style,
        'font-weight': cut.weight,
        src: standIn.local.map((face) => `local("${face}")`).join(', '),
        'size-adjust': percent(size),
        'ascent-override': percent(ascender / upem / size),
        'descent-override': percent(-descender / upem / size),
        'line-gap-override': percent(lineGap / upem / size),
      });
    })
    .join('');
}
