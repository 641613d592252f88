// Type as outlines, for SVG files that must not depend on a font being there.
import type { Font } from 'harfbuzzjs';
import { shapeText } from './shapeText.ts';
import { at, type Point, round, times } from './svg.ts';

/** Where a line of text begins on its baseline, and how it is set. */
interface Setting {
  x?: number;
  y?: number;
  size: number;
  /** Extra space after each letter, in ems. */
  tracking?: number;
}

/** Path data of a line of text, and the room that it takes. */
interface OutlinedText {
  d: string;
  width: number;
}

/** Sets lines of text in one font. */
export interface Typesetter {
  (text: string, setting: Setting): OutlinedText;
  /** The letters so far that no font has. */
  readonly lost: Set<string>;
}

/** Numbers with nothing between them that a reader of path data does not need. */
const packed = (values: readonly number[]): string =>
  values
    .map((value, i) => {
      const digits = String(round(value)).replace(/^(-?)0\./, '$1.');
      return i === 0 || digits.startsWith('-') ? digits : ` ${digits}`;
    })
    .join('');

/** Path data that begins each contour at its place and goes on in steps, half as long as places. */
function relative(segments: readonly Segment[]): string {
  let pen: Point = [0, 0];
  let start = pen;
  return segments
    .map(({ type, points }) => {
      if (type === 'Z') {
        pen = start;
        return 'z';
      }
      const [fromX, fromY] = type === 'M' ? [0, 0] : pen;
      const steps = points.flatMap(([x, y]) => [x - fromX, y - fromY]);
      // The pen is where the rounded steps lead, so that their errors do not add up.
      pen = [fromX + round(at(steps, -2)), fromY + round(at(steps, -1))];
      if (type === 'M') start = pen;
      return (type === 'M' ? type : type.toLowerCase()) + packed(steps);
    })
    .join('');
}

interface Segment {
  type: string;
  points: Point[];
}

/** Joined letters: space between them would break their line, or separate a letter from its mark. */
const JOINED = /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gurmukhi}]/u;

/** Whether a text is in a script whose letters hang together. */
export const isJoined = (text: string): boolean => JOINED.test(text);

/**
 * Sets text in the first of the fonts that has each letter; a letter that none has is left out, and
 * its room with it.
 */
export function setterOf(fonts: readonly Font[]): Typesetter {
  const known = new Map<string, Font | undefined>();
  const lost = new Set<string>();
  const fontOf = (letter: string) => {
    if (!known.has(letter)) {
      const has = (font: Font) => shapeText(font, letter).glyphs.every(({ glyph }) => glyph !== 0);
      known.set(letter, fonts.find(has));
    }
    if (!known.get(letter)) lost.add(letter);
    return known.get(letter);
  };
  const set = (text: string, { x = 0, y = 0, size, tracking = 0 }: Setting): OutlinedText => {
    let left = x;
    const shaped = runs(text, fontOf).map(({ font, letters }) => {
      const scale = size / font.face.upem;
      const { glyphs, advance } = shapeText(font, letters);
      const start = left;
      const gap = isJoined(letters) ? 0 : tracking * size;
      left += advance * scale + glyphs.length * gap;
      return { font, glyphs, scale, start, gap };
    });
    const outline = () =>
      shaped.flatMap(({ font, glyphs, scale, start, gap }) =>
        glyphs.flatMap((placed, index) => {
          const from = start + placed.x * scale + index * gap;
          const base = y - placed.y * scale;
          return font.glyphToJson(placed.glyph).map(({ type, values }) => ({
            type,
            points: times(
              values.length / 2,
              (i): Point => [
                from + at(values, 2 * i) * scale,
                base - at(values, 2 * i + 1) * scale,
              ],
            ),
          }));
        }),
      );
    // Most lines are set to be measured alone.
    return {
      width: left - x - tracking * size,
      get d() {
        return relative(outline());
      },
    };
  };
  return Object.assign(set, { lost });
}

/** Stretches of a text that one font can set. */
function runs(text: string, fontOf: (letter: string) => Font | undefined) {
  const found: { font: Font; letters: string }[] = [];
  for (const letter of text) {
    const font = fontOf(letter);
    const last = found.at(-1);
    if (font && last?.font === font) last.letters += letter;
    else if (font) found.push({ font, letters: letter });
  }
  return found;
}
