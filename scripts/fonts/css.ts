import { basename } from 'node:path';
import { openFont } from '../../renderer/drawing/shapeText.ts';
import type { FontInstance } from './fontInstances.ts';

/** A rule from descriptors in the spelling of scripts: `{ fontFamily: … }`. */
export const fontFace = (descriptors: object): string =>
  `@font-face {\n${Object.entries(descriptors)
    .map(
      ([name, value]) => `  ${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}: ${value};\n`,
    )
    .join('')}}\n`;

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

/** The characters that a file really holds, as CSS writes them. */
function unicodeRange(codes: Iterable<number>): string {
  const runs: [first: number, last: number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

/** The descriptors that load one file. */
export async function fileFace({ family, style, weight }: FontInstance, file: URL) {
  const { face } = await openFont(file);
  return {
    fontFamily: `"${family}"`,
    fontStyle: style,
    fontWeight: weight,
    fontDisplay: 'swap',
    src: `url("/fonts/${basename(file.pathname)}") format("woff2")`,
    unicodeRange: unicodeRange(face.collectUnicodes()),
  };
}
