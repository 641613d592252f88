// Type as outlines, for SVG files that must not depend on a font being there.
import { openFont, shapeText } from '../../lib/shapeText.ts';
import { round } from './svg.ts';

const FILES = {
  serif: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
  italic: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
  sans: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  mono: 'spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2',
} as const;

const PACKAGES = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);

/** Where a line of text begins on its baseline, and how it is set. */
export interface Setting {
  x?: number;
  y?: number;
  size: number;
  /** Extra space after each letter, in ems. */
  tracking?: number;
}

/** Path data of a line of text, and the room that it takes. */
export interface OutlinedText {
  d: string;
  width: number;
}

/** Sets lines of text in one face. */
export type Typesetter = (text: string, setting: Setting) => OutlinedText;

/** A face at a place in its variation space, ready to set text. */
export async function typesetter(
  face: keyof typeof FILES,
  axes: Readonly<Record<string, number>>,
): Promise<Typesetter> {
  const font = await openFont(new URL(FILES[face], PACKAGES), axes);
  const { upem } = font.face;
  return (text, { x = 0, y = 0, size, tracking = 0 }) => {
    const scale = size / upem;
    const { glyphs, advance } = shapeText(font, text);
    const d = glyphs
      .map((placed, index) => {
        const left = x + placed.x * scale + index * tracking * size;
        const base = y - placed.y * scale;
        return font
          .glyphToJson(placed.glyph)
          .map(({ type, values }) => {
            const points = values.map((value, i) =>
              round(i % 2 === 0 ? left + value * scale : base - value * scale),
            );
            return `${type}${points.join(' ')}`;
          })
          .join('');
      })
      .join('');
    return { d, width: advance * scale + (glyphs.length - 1) * tracking * size };
  };
}
