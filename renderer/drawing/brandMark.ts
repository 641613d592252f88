import { existsSync, readFileSync } from 'node:fs';
import brand from '../../content/brand/brand.json' with { type: 'json' };
import { inlineSvg } from '../../content/load/svg/inlineSvg.ts';
import { type ColourName, colourTokens } from '../../content/schema/colours.ts';

/** The mark with fixed colours, because a picture file has no text colour or background to inherit. */
export function coloured(
  markup: string,
  { text, ground }: { text: string; ground: string },
  colours: Readonly<Record<ColourName, string>>,
): string {
  const values = new Map([...colourTokens(colours), ['--ground', ground] as const]);
  return markup
    .replaceAll('currentColor', () => text)
    .replaceAll(/var\((--[\w-]+)\)/g, (whole, token: string) => values.get(token) ?? whole);
}

const FILE = 'content/brand/mark.svg';

/** The side of the square that the mark is scaled to. */
export const MARK_SIDE = 32;

/**
 * The brand's mark for a picture, as elements in a square of MARK_SIDE; empty for a brand without one.
 * @param on the colours of the text next to it, and of the background
 */
export function brandMark(on: { text: string; ground: string }): string {
  const drawing = existsSync(FILE) ? inlineSvg(readFileSync(FILE, 'utf8')) : undefined;
  if (!drawing) return '';
  const [x = 0, y = 0, width = MARK_SIDE, height = MARK_SIDE] = drawing.viewBox
    .split(/[\s,]+/)
    .map(Number);
  const scale = MARK_SIDE / Math.max(width, height);
  const markup = coloured(drawing.markup, on, brand.colours);
  if (scale === 1 && x === 0 && y === 0) return markup;
  return `<g transform="scale(${scale}) translate(${-x} ${-y})">${markup}</g>`;
}
