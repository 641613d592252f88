// Text as outlines, for SVG files that must not depend on an installed font.
import type { Font } from 'harfbuzzjs';
import { shapeText } from './shapeText.ts';
import { el } from './svg.ts';

/** The options of a line of text. */
interface Setting {
  size: number;
  /** Extra space after each letter, in ems. */
  tracking?: number;
}

/** Scripts with joined letters: extra space would break their line, or separate a letter from its mark. */
const JOINED = /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gurmukhi}]/u;

/** Whether a text is in a script with joined letters. */
export const isJoined = (text: string): boolean => JOINED.test(text);

/**
 * Sets text in the first of the fonts that has each letter. A letter that no font has is left out, without a gap.
 * @returns a function that converts a line of text to SVG elements, which begin at the start of its baseline, and its
 *   width; in `lost`, the letters so far that no font has
 */
export function setterOf(fonts: readonly Font[]) {
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
  const set = (text: string, { size, tracking = 0 }: Setting) => {
    let left = 0;
    const shaped = runs(text, fontOf).flatMap(({ font, letters }) => {
      const scale = size / font.face.upem;
      const { glyphs, advance } = shapeText(font, letters);
      const start = left;
      const gap = isJoined(letters) ? 0 : tracking * size;
      left += advance * scale + glyphs.length * gap;
      return glyphs.map(({ glyph, x, y }, index) => ({
        font,
        glyph,
        transform: `translate(${start + x * scale + index * gap} ${-y * scale}) scale(${scale} ${-scale})`,
      }));
    });
    // Lazy, because most lines are only measured.
    return {
      width: left - tracking * size,
      get outline() {
        return shaped
          .map(({ font, glyph, transform }) =>
            el('path', { d: font.glyphToPath(glyph), transform }),
          )
          .join('');
      },
    };
  };
  return Object.assign(set, { lost });
}

/** Splits a text into runs that one font can set. */
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
