import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Brand, brand as schema } from '../../content/schema/brand.ts';
import { openFont } from '../drawing/shapeText.ts';
import { SUBSETS } from '../drawing/subsets.ts';
import { BRAND } from '../vite/brandTokens.ts';
import { type FontInstance, fontInstances } from './fontInstances.ts';
import { SCRIPT_CODES } from './scripts.ts';

/** Where `npm run fonts` puts a file, in the folder of the site. @param suffix for rarer letters, such as `-west` */
export const fileOf = (root: string, name: string, suffix = ''): string =>
  join(root, `public/fonts/${name}${suffix}.woff2`);

/** How the names of a font's files may end: by the letters that are in them. */
const SUFFIXES = [
  ...SUBSETS.map(({ suffix }) => suffix),
  ...SCRIPT_CODES.map((code) => `-${code.toLowerCase()}`),
];

/** The files of a font. A typeface may have none of the letters of a file, and then has no such file. */
export const filesOf = (root: string, name: string): string[] =>
  SUFFIXES.map((suffix) => fileOf(root, name, suffix)).filter((file) => existsSync(file));

/** The brand's record; nothing if the content check finds errors in it. */
export function brandIn(root: string): Brand | undefined {
  try {
    return schema.safeParse(JSON.parse(readFileSync(join(root, BRAND), 'utf8'))).data;
  } catch {
    return undefined;
  }
}

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

/** The rule that loads one file. */
export async function fileFace(
  { family, style, weight }: FontInstance,
  file: string,
): Promise<string> {
  const { face } = await openFont(file);
  return fontFace({
    fontFamily: `"${family}"`,
    ...(style === 'italic' && { fontStyle: style }),
    fontWeight: weight,
    fontDisplay: 'swap',
    src: `url("/fonts/${basename(file)}") format("woff2")`,
    unicodeRange: unicodeRange(face.collectUnicodes()),
  });
}

/** The rules that load the files of the brand's typefaces. */
export async function fontFaces(root: string): Promise<string> {
  const faces: string[] = [];
  for (const font of fontInstances(brandIn(root)?.typefaces))
    for (const file of filesOf(root, font.name)) faces.push(await fileFace(font, file));
  return faces.join('');
}
