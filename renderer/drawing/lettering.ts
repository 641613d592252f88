// Type for pictures that a build draws without a browser, in the very cuts that the site serves.
import type { Font } from 'harfbuzzjs';
import brand from '../../content/brand/brand.json' with { type: 'json' };
import type { Brand } from '../../content/schema/brand.ts';
import type { LANGUAGE_PARTS } from '../../content/schema/typefaces.ts';
import { filesOf } from '../fonts/fontFaces.ts';
import { setterOf } from './outlines.ts';
import { openFont } from './shapeText.ts';
import { el, type Point } from './svg.ts';

type Axes = Readonly<Record<string, number>>;

async function openAll(files: readonly string[], axes?: Axes): Promise<Font[]> {
  const fonts: Font[] = [];
  // One after the other: the unpacker of fonts has room for one.
  for (const file of files) fonts.push(await openFont(file, axes));
  return fonts;
}

/** Only the serif has the rupee, so its rarer letters are used in the others too. */
const SIGNS = await openAll(filesOf('.', 'display').filter((file) => file.endsWith('-ext.woff2')));

const record: object = brand;
const { languages: LANGUAGES = [] } = record as Pick<Brand, 'languages'>;

/** A typeface with its rarer letters, and the letters of the languages whose script is another. */
async function cut(name: string, part: (typeof LANGUAGE_PARTS)[number], axes?: Axes) {
  const others = LANGUAGES.filter(({ typefaces }) => typefaces).flatMap(({ prefix }) =>
    filesOf('.', `${prefix}-${part}`),
  );
  const own = await openAll(filesOf('.', name), axes);
  return setterOf([...own, ...SIGNS, ...(await openAll(others, axes))]);
}

/** The site's fonts by role: headline, text, figures. */
export const FONTS = {
  claim: await cut('display', 'display'),
  text: await cut('text', 'text', { wght: 400 }),
  mono: await cut('mono', 'text', { wght: 400 }),
};

/** Returns and clears the letters that pictures left out, because no typeface of the brand has them. */
export function takeLost(): string {
  const fonts = Object.values(FONTS);
  const lost = [...new Set(fonts.flatMap((font) => [...font.lost]))];
  for (const font of fonts) font.lost.clear();
  return lost.join(' ');
}

interface Style {
  font: keyof typeof FONTS;
  size: number;
  fill: string;
  tracking?: number;
  /** Whether the text ends at its position, instead of beginning there. */
  isBefore?: boolean;
}

/** A line of text as an outline. */
export function lettering(words: string, [x, y]: Point, style: Style): string {
  const { font, size, fill, tracking, isBefore } = style;
  const { width, outline } = FONTS[font](words, { size, tracking });
  const transform = `translate(${isBefore ? x - width : x} ${y})`;
  return el('g', { fill, transform }, outline);
}

/** Measures the width of a line of text. */
export type Measure = (line: string) => number;

/** Breaks a text into lines no wider than `width`, except for a single longer word. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Shares of the width that are tried for even lines, the narrowest first. */
const SHARES = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1] as const;

/** Breaks a text into as few lines as `width` requires, of widths as even as possible. */
export function wrapEvenly(text: string, width: number, measure: Measure): string[] {
  const widest = wrap(text, width, measure);
  for (const share of SHARES) {
    const lines = wrap(text, share * width, measure);
    const fits = lines.every((line) => measure(line) <= share * width);
    if (fits && lines.length === widest.length) return lines;
  }
  return widest;
}
