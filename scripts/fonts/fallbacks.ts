import { fileURLToPath } from 'node:url';
import { fromFile } from '@capsizecss/unpack/fs';
import { type FALLBACKS, type FallbackKind, fallbackName } from '../../content/schema/typefaces.ts';
import type { FontInstance } from './fontInstances.ts';

/** A font that a kind of system has. */
interface SystemFont<Name extends string = string> {
  /** Ends the family's name. */
  name: Name;
  /** The fonts of these widths, by the full names that systems know them by. */
  local: readonly string[];
  /**
   * The average width of its letters in em, weighted as Latin text uses them: `xWidthAvg` by `unitsPerEm` of
   * @capsizecss/unpack, measured in free fonts of the same widths (Tinos, Arimo, Noto, DejaVu).
   */
  width: number;
}

type FallbackFonts = { [K in FallbackKind]: SystemFont<(typeof FALLBACKS)[K]['fonts'][number]>[] };

/** Windows, macOS and iOS have the first of each; Android the second; a Linux one of the three. */
function fallbacksOf(style: FontInstance['style']): FallbackFonts {
  const isItalic = style === 'italic';
  const suffix = isItalic ? ' Italic' : '';
  const cut = isItalic ? 'Italic' : 'Regular';
  return {
    serif: [
      {
        name: 'Times',
        local: [`Times New Roman${suffix}`, `Liberation Serif${suffix}`],
        width: (isItalic ? 836 : 832) / 2048,
      },
      {
        name: 'Noto',
        local: [`Noto Serif${suffix}`, `NotoSerif-${cut}`],
        width: (isItalic ? 469 : 481) / 1000,
      },
      {
        name: 'DejaVu',
        local: [`DejaVu Serif${suffix}`],
        width: 1058 / 2048,
      },
    ],
    sans: [
      {
        name: 'Arial',
        local: [`Arial${suffix}`, `Liberation Sans${suffix}`, `Roboto${suffix}`, `Roboto-${cut}`],
        width: 913 / 2048,
      },
      {
        name: 'Noto',
        local: [`Noto Sans${suffix}`, `NotoSans-${cut}`],
        width: (isItalic ? 447 : 474) / 1000,
      },
      {
        name: 'DejaVu',
        local: [`DejaVu Sans${isItalic ? ' Oblique' : ''}`],
        width: 1041 / 2048,
      },
    ],
    mono: [
      {
        name: 'Mono',
        local: ['Courier New', 'Liberation Mono', 'DejaVu Sans Mono', 'Droid Sans Mono'].map(
          (name) => `${name}${suffix}`,
        ),
        width: 1233 / 2048,
      },
    ],
  };
}

/** The measures of a font as the site serves it. */
export const measured = (file: URL) => fromFile(fileURLToPath(file));

/**
 * The `@font-face` descriptors that give a system font the line of ours.
 * @param own the measures of ours
 * @param adjust how much larger it is shown, to be as wide as ours
 */
export function systemFace(
  { family, style, weight }: FontInstance,
  { name, local }: Pick<SystemFont, 'name' | 'local'>,
  { ascent, descent, lineGap, unitsPerEm }: Awaited<ReturnType<typeof measured>>,
  adjust: number,
) {
  const percent = (part: number) => `${Number((100 * part).toFixed(4))}%`;
  return {
    fontStyle: style,
    fontWeight: weight,
    fontFamily: `"${fallbackName(family, name)}"`,
    src: local.map((one) => `local("${one}")`).join(', '),
    ascentOverride: percent(ascent / unitsPerEm / adjust),
    descentOverride: percent(-descent / unitsPerEm / adjust),
    lineGapOverride: percent(lineGap / unitsPerEm / adjust),
    sizeAdjust: percent(adjust),
  };
}

/**
 * The `@font-face` descriptors of system fonts with the size and line of ours: text keeps its place
 * when the file comes.
 * @param file the font as the site serves it
 */
export async function fallbackFaces(font: FontInstance, file: URL): Promise<object[]> {
  const own = await measured(file);
  return fallbacksOf(font.style)[font.fallback].map((system) =>
    // A typeface without Latin letters has no width to compare.
    systemFace(font, system, own, own.xWidthAvg / own.unitsPerEm / system.width || 1),
  );
}
