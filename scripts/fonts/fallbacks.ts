import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import type { FontInstance } from './subsets.ts';

/** A font that a kind of system has. */
interface SystemFont {
  /** Ends the family's name: `Newsreader Times`. */
  name: string;
  /** The fonts of these widths, by the full names that systems know them by. */
  local: readonly string[];
  /** A free font of the very same widths, to be measured. */
  file: string;
}

const fontsource = (family: string, style: FontInstance['style']) =>
  `@fontsource/${family}/files/${family}-latin-400-${style}.woff2`;
const dejavu = (file: string) => `dejavu-fonts-ttf/ttf/${file}.ttf`;

const serifs = (style: FontInstance['style'], suffix = ''): SystemFont[] => [
  {
    name: 'Times',
    local: [`Times New Roman${suffix}`, `Liberation Serif${suffix}`],
    file: fontsource('tinos', style),
  },
  {
    name: 'Noto',
    local: [`Noto Serif${suffix}`, `NotoSerif-${suffix.trim() || 'Regular'}`],
    file: fontsource('noto-serif', style),
  },
  {
    name: 'DejaVu',
    local: [`DejaVu Serif${suffix}`],
    file: dejavu(`DejaVuSerif${suffix && '-Italic'}`),
  },
];

/** Windows, macOS and iOS have the first of each; Android the second; a Linux one of the three. */
const FALLBACKS: Readonly<Record<FontInstance['fallback'], readonly SystemFont[]>> = {
  serif: serifs('normal'),
  'serif-italic': serifs('italic', ' Italic'),
  sans: [
    {
      name: 'Arial',
      local: ['Arial', 'Liberation Sans', 'Roboto', 'Roboto-Regular'],
      file: fontsource('arimo', 'normal'),
    },
    {
      name: 'Noto',
      local: ['Noto Sans', 'NotoSans-Regular'],
      file: fontsource('noto-sans', 'normal'),
    },
    { name: 'DejaVu', local: ['DejaVu Sans'], file: dejavu('DejaVuSans') },
  ],
  mono: [
    {
      name: 'Mono',
      local: ['Courier New', 'Liberation Mono', 'DejaVu Sans Mono', 'Droid Sans Mono'],
      file: dejavu('DejaVuSansMono'),
    },
  ],
};

/**
 * The `@font-face` descriptors of system fonts with the size and line of ours: text keeps its place
 * when the file comes.
 * @param file the font as the site serves it
 */
export async function fallbackFaces(font: FontInstance, file: URL) {
  const own = await fromFile(fileURLToPath(file));
  const faces: Record<string, unknown>[] = [];
  for (const { name, local, file: measured } of FALLBACKS[font.fallback]) {
    const metrics = await fromFile(fileURLToPath(import.meta.resolve(measured)));
    const { fontFaces } = createFontStack([own, metrics], {
      fontFaceFormat: 'styleObject',
      fontFaceProperties: { fontStyle: font.style, fontWeight: font.weight },
    });
    faces.push({
      ...fontFaces[0]?.['@font-face'],
      fontFamily: `"${font.family} ${name}"`,
      src: local.map((one) => `local("${one}")`).join(', '),
    });
  }
  return faces;
}
