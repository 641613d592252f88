import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromFile } from '@capsizecss/unpack/fs';
import type { Brand } from '../../content/schema/brand.ts';
import { scriptOf } from '../../content/schema/languages.ts';
import { fallbackName, LANGUAGE_PARTS, typefaceTokens } from '../../content/schema/typefaces.ts';
import { openFont, shapeText } from '../drawing/shapeText.ts';
import { systemFace } from './fallbacks.ts';
import { brandIn, fileFace, fileOf } from './fontFaces.ts';
import { type FontInstance, instancesOf } from './fontInstances.ts';
import { SCRIPTS } from './scripts.ts';

/** Of the code: the site's records may be in another folder. */
const PACKAGES = new URL('../../node_modules/', import.meta.url);

type Declared = NonNullable<Brand['languages']>[number];

/** The fonts of a language, `hi-display` and `hi-text`; none where the brand's own have its letters. */
export const languageFonts = ({ prefix, typefaces }: Declared): FontInstance[] =>
  typefaces
    ? LANGUAGE_PARTS.flatMap((part) => instancesOf(`${prefix}-${part}`, typefaces[part]))
    : [];

const fallbacksFor = ({ locale }: Declared) => SCRIPTS[scriptOf(locale)]?.fallbacks ?? {};

/** Everything that a site says in a language, in letters that the brand's own fonts do not have. */
export function lettersIn(root: string, { prefix }: Pick<Declared, 'prefix'>): string {
  const files = globSync(`content/**/*.${prefix}.{json,mdx}`, { cwd: root }).sort();
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8')).join('');
  return (texts.match(/[^\p{Script=Latin}\p{Script=Common}]+/gu) ?? []).join('');
}

async function widthOf(file: string, text: string): Promise<number> {
  const font = await openFont(file);
  return shapeText(font, text).advance / font.face.upem;
}

/**
 * The rules of system fonts with the width of a language's own, measured by the very words of the site: text keeps
 * its place when the file arrives.
 */
async function fallbackFaces(root: string, language: Declared, font: FontInstance) {
  const [file, text] = [fileOf(root, font.name), lettersIn(root, language)];
  const own = await fromFile(file);
  const faces: string[] = [];
  for (const system of fallbacksFor(language)[font.fallback] ?? []) {
    const width = await widthOf(fileURLToPath(new URL(system.file, PACKAGES)), text);
    const adjust = text ? (await widthOf(file, text)) / width : 1;
    faces.push(systemFace(font, { ...system, adjust }, own));
  }
  return faces;
}

/** The rule that sets a page in a language in its fonts, behind those of all pages. */
function tokensOf(brand: Brand, language: Declared): string {
  const { locale, typefaces } = language;
  if (!typefaces) return '';
  const fallbacks = fallbacksFor(language);
  const namesOf = ({ family, fallback }: Brand['typefaces']['text']) => ({
    family,
    fallbacks: (fallbacks[fallback] ?? []).map(({ name }) => fallbackName(family, name)),
  });
  const tokens = typefaceTokens(brand.typefaces, {
    display: namesOf(typefaces.display),
    text: namesOf(typefaces.text),
    mono: namesOf(typefaces.text),
  });
  return `:root:lang(${locale}) {\n${tokens.map(([token, value]) => `  ${token}: ${value};\n`).join('')}}\n`;
}

/** The styles of the languages that have fonts of their own, by their prefixes. */
export async function languageStyles(root: string): Promise<Record<string, string>> {
  const brand = brandIn(root);
  const styles: Record<string, string> = {};
  for (const language of brand?.languages ?? []) {
    const fonts = languageFonts(language).filter((font) => existsSync(fileOf(root, font.name)));
    const faces: string[] = [];
    for (const font of fonts) faces.push(await fileFace(font, fileOf(root, font.name)));
    for (const font of fonts) faces.push(...(await fallbackFaces(root, language, font)));
    if (brand && fonts.length > 0)
      styles[language.prefix] = `${faces.join('')}${tokensOf(brand, language)}`;
  }
  return styles;
}
