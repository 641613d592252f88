import { existsSync } from 'node:fs';
import type { Font } from '@capsizecss/unpack';
import { fromFile } from '@capsizecss/unpack/fs';
import { type FALLBACKS, type FallbackKind, fallbackName } from '../../content/schema/typefaces.ts';
import { brandIn, fileOf, fontFace } from './fontFaces.ts';
import { type FontInstance, fontInstances } from './fontInstances.ts';

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

/** What a system font needs to take the lines of ours: its names, and how much larger it is shown. */
interface Sized extends Pick<SystemFont, 'name' | 'local'> {
  adjust: number;
}

/**
 * The rule that gives a system font the line of ours.
 * @param own the measures of ours
 */
export function systemFace(
  { family, style, weight }: FontInstance,
  { name, local, adjust }: Sized,
  { ascent, descent, lineGap, unitsPerEm }: Font,
): string {
  const percent = (part: number) => `${Number((100 * part).toFixed(4))}%`;
  return fontFace({
    fontStyle: style,
    fontWeight: weight,
    fontFamily: `"${fallbackName(family, name)}"`,
    src: local.map((one) => `local("${one}")`).join(', '),
    ascentOverride: percent(ascent / unitsPerEm / adjust),
    descentOverride: percent(-descent / unitsPerEm / adjust),
    lineGapOverride: percent(lineGap / unitsPerEm / adjust),
    sizeAdjust: percent(adjust),
  });
}

/** The rules of system fonts with the size and line of the brand's: text keeps its place when the files arrive. */
export async function fontFallbacks(root: string): Promise<string> {
  const faces: string[] = [];
  for (const font of fontInstances(brandIn(root)?.typefaces)) {
    const file = fileOf(root, font.name);
    if (!existsSync(file)) continue;
    const own = await fromFile(file);
    for (const { width, ...system } of fallbacksOf(font.style)[font.fallback]) {
      // A typeface without Latin letters has no width to compare.
      const adjust = own.xWidthAvg / own.unitsPerEm / width || 1;
      faces.push(systemFace(font, { ...system, adjust }, own));
    }
  }
  return faces.join('');
}
