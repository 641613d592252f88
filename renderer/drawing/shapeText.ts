import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import * as hb from 'harfbuzzjs';

/** Opens a font file in any web format, at the given variation settings. */
export async function openFont(
  file: string | URL,
  axes: Readonly<Record<string, number>> = {},
): Promise<hb.Font> {
  const sfnt = await convert(readFileSync(file), 'sfnt');
  const font = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(sfnt))));
  font.setVariations(Object.entries(axes).map(([tag, value]) => new hb.Variation(tag, value)));
  return font;
}

/**
 * Shapes a line of text with kerning and ligatures. Returns its glyphs with their positions from the start of the line,
 * and the line's advance width, in font units.
 */
export function shapeText(font: hb.Font, text: string) {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  let advance = 0;
  const glyphs = buffer.getGlyphInfosAndPositions().map((info) => {
    const placed = {
      glyph: info.codepoint,
      x: advance + (info.xOffset ?? 0),
      y: info.yOffset ?? 0,
    };
    advance += info.xAdvance ?? 0;
    return placed;
  });
  return { glyphs, advance };
}
