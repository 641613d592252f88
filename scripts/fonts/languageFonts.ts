import { inspect } from '../../content/load/inspect.ts';
import type { Brand } from '../../content/schema/brand.ts';
import { scriptOf } from '../../content/schema/languages.ts';
import { fallbackName, LANGUAGE_PARTS, typefaceTokens } from '../../content/schema/typefaces.ts';
import { openFont, shapeText } from '../../renderer/drawing/shapeText.ts';
import type { Subset } from '../../renderer/drawing/subsets.ts';
import { measured, systemFace } from './fallbacks.ts';
import { type FontInstance, instancesOf } from './fontInstances.ts';
import { scriptSubsets } from './scriptSubsets.ts';
import { SCRIPTS, SHAPING } from './scripts.ts';

type Declared = NonNullable<Brand['languages']>[number];

const fallbacksFor = ({ locale }: Declared) => SCRIPTS[scriptOf(locale)]?.fallbacks ?? {};

/** What is cut for a language: all letters of everyday use where they are listed, else those that the site uses. */
function scriptFor({ prefix, locale }: Declared) {
  const listed = SCRIPTS[scriptOf(locale)];
  if (listed) return listed;
  const used = scriptSubsets(wordsIn('.', prefix), scriptOf(locale));
  return { ranges: used.flatMap(({ ranges }) => ranges), features: SHAPING, fallbacks: {} };
}

/**
 * The fonts of a language, `hi-display` and `hi-text`, with what is cut out of them; none where the brand's own have
 * its letters.
 */
export function languageFonts(language: Declared) {
  const { prefix, typefaces } = language;
  if (!typefaces) return [];
  const { ranges, features } = scriptFor(language);
  return LANGUAGE_PARTS.flatMap((part) =>
    instancesOf(`${prefix}-${part}`, typefaces[part]).map((font) => ({
      font,
      subset: { suffix: '', source: 'latin', ranges } satisfies Subset,
      features,
    })),
  );
}

/** Everything that a site says in a language, in letters of a script of its own. */
function wordsIn(root: string, prefix: string): string {
  const texts = JSON.stringify(
    inspect(root)
      .translations.filter((one) => one.prefix === prefix)
      .map(({ words }) => words),
  );
  // Without spaces, which the brand's own fonts have.
  return (texts.match(/[^\p{Script=Latin}\p{Script=Common}]+/gu) ?? []).join('');
}

const widthOf = async (file: URL, text: string) => {
  const font = await openFont(file);
  return shapeText(font, text).advance / font.face.upem;
};

/**
 * The `@font-face` descriptors of system fonts with the width of a language's own, measured by the very words of the
 * site: text keeps its place when the file comes.
 * @param file the font as the site serves it
 */
export async function languageFallbacks(
  root: string,
  language: Declared,
  font: FontInstance,
  file: URL,
): Promise<object[]> {
  const text = wordsIn(root, language.prefix);
  const own = await measured(file);
  const faces: object[] = [];
  for (const system of fallbacksFor(language)[font.fallback] ?? []) {
    const width = await widthOf(new URL(import.meta.resolve(system.file)), text);
    const adjust = text ? (await widthOf(file, text)) / width : 1;
    faces.push(systemFace(font, system, own, adjust));
  }
  return faces;
}

/** The rule that has a page in a language set in its fonts, behind those that all pages are set in. */
export function languageTokens(brand: Brand, { locale, typefaces }: Declared): string {
  if (!typefaces) return '';
  const fallbacks = SCRIPTS[scriptOf(locale)]?.fallbacks;
  const namesOf = ({ family, fallback }: Brand['typefaces']['text']) => ({
    family,
    fallbacks: (fallbacks?.[fallback] ?? []).map(({ name }) => fallbackName(family, name)),
  });
  const tokens = typefaceTokens(brand.typefaces, {
    display: namesOf(typefaces.display),
    text: namesOf(typefaces.text),
    mono: namesOf(typefaces.text),
  });
  return `:root:lang(${locale}) {\n${tokens.map(([token, value]) => `  ${token}: ${value};\n`).join('')}}\n`;
}
