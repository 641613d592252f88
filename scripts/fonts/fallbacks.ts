import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import { type FALLBACKS, type FallbackKind, fallbackName } from '../../content/schema/typefaces.ts';
import type { FontInstance } from './fontInstances.ts';

/** A font that a kind of system has. */
interface SystemFont<Name extends string = string> {
  /** Ends the family's name. */
  name: Name;
  /** The fonts of these widths, by the full names that systems know them by. */
  local: readonly string[];
  /** A free font of the very same widths, to be measured. */
  file: string;
}

const fontsource = (family: string, style: FontInstance['style']) =>
  `@fontsource/${family}/files/${family}-latin-400-${style}.woff2`;
const dejavu = (file: string) => `dejavu-fonts-ttf/ttf/${file}.ttf`;

const DEJAVU_ITALIC = { serif: '-Italic', sans: '-Oblique', mono: '-Oblique' } as const;

type FallbackFonts = { [K in FallbackKind]: SystemFont<(typeof FALLBACKS)[K]['fonts'][number]>[] };

/** Windows, macOS and iOS have the first of each; Android the second; a Linux one of the three. */
function fallbacksOf(style: FontInstance['style']): FallbackFonts {
  const isItalic = style === 'italic';
  const suffix = isItalic ? ' Italic' : '';
  const cut = isItalic ? 'Italic' : 'Regular';
  const dejavuOf = (kind: FallbackKind, file: string) =>
    dejavu(`${file}${isItalic ? DEJAVU_ITALIC[kind] : ''}`);
  return {
    serif: [
      {
        name: 'Times',
        local: [`Times New Roman${suffix}`, `Liberation Serif${suffix}`],
        file: fontsource('tinos', style),
      },
      {
        name: 'Noto',
        local: [`Noto Serif${suffix}`, `NotoSerif-${cut}`],
        file: fontsource('noto-serif', style),
      },
      {
        name: 'DejaVu',
        local: [`DejaVu Serif${suffix}`],
        file: dejavuOf('serif', 'DejaVuSerif'),
      },
    ],
    sans: [
      {
        name: 'Arial',
        local: [`Arial${suffix}`, `Liberation Sans${suffix}`, `Roboto${suffix}`, `Roboto-${cut}`],
        file: fontsource('arimo', style),
      },
      {
        name: 'Noto',
        local: [`Noto Sans${suffix}`, `NotoSans-${cut}`],
        file: fontsource('noto-sans', style),
      },
      {
        name: 'DejaVu',
        local: [`DejaVu Sans${isItalic ? ' Oblique' : ''}`],
        file: dejavuOf('sans', 'DejaVuSans'),
      },
    ],
    mono: [
      {
        name: 'Mono',
        local: ['Courier New', 'Liberation Mono', 'DejaVu Sans Mono', 'Droid Sans Mono'].map(
          (name) => `${name}${suffix}`,
        ),
        file: dejavuOf('mono', 'DejaVuSansMono'),
      },
    ],
  };
}

/**
 * The `@font-face` descriptors of system fonts with the size and line of ours: text keeps its place
 * when the file comes.
 * @param file the font as the site serves it
 */
export async function fallbackFaces(font: FontInstance, file: URL) {
  const own = await fromFile(fileURLToPath(file));
  const faces: Record<string, unknown>[] = [];
  for (const { name, local, file: measured } of fallbacksOf(font.style)[font.fallback]) {
    const metrics = await fromFile(fileURLToPath(import.meta.resolve(measured)));
    const { fontFaces } = createFontStack([own, metrics], {
      fontFaceFormat: 'styleObject',
      fontFaceProperties: { fontStyle: font.style, fontWeight: font.weight },
    });
    faces.push({
      ...fontFaces[0]?.['@font-face'],
      fontFamily: `"${fallbackName(font.family, name)}"`,
      src: local.map((one) => `local("${one}")`).join(', '),
    });
  }
  return faces;
}
