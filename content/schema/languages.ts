import { z } from 'zod';
import { unique } from './between.ts';
import { group, line, list } from './fields.ts';
import { isLocale } from './locale.ts';
import { family } from './typefaces.ts';

/** The first word of a language's addresses, which is also part of its file names: `hi`, `pt-br`. */
export const PREFIX = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/;

const declared = z.strictObject({
  name: line('Name', {
    max: 30,
    isTitle: true,
    help: 'As its readers call it. The footer of each page in this language shows it.',
  }),
  prefix: line('First word of its addresses', {
    max: 12,
    help: 'The page /about is /hi/about in it. Keep it once there are translations: the names of their files have it.',
  }).regex(PREFIX, { error: 'is not made of small letters, as hi or pt-br' }),
  locale: line('Language and region', {
    max: 20,
    help: 'Dates and numbers are written in it, as fr-CA or pt-BR.',
  }).refine(isLocale, { error: 'is not a language with its region, such as fr-CA' }),
  typefaces: group(
    'Typefaces',
    {
      display: family('Headlines', 'For letters that the brand’s typeface lacks.'),
      text: family('Text', 'The same for text, labels and numbers.'),
    },
    { help: 'For a language in another script. npm run fonts applies changes.' },
  ).optional(),
});

/** The languages of the site in addition to its own. */
export const languages = list('Further languages', [0, 12], declared, {
  same: true,
  help: 'The form of each record then leads to its translation. Translated pages have an address of their own.',
}).check(
  unique<Partial<z.infer<typeof declared>>>(
    ({ prefix, locale }) => [
      { value: prefix, path: ['prefix'] },
      { value: locale, path: ['locale'] },
    ],
    { rule: 'is that of another language', fix: 'Delete one of the two.' },
  ),
);

/** A language of the site. */
export interface Language {
  /** The first word of its addresses; empty for the site's own language. */
  readonly prefix: string;
  /** A language tag (BCP 47). */
  readonly locale: string;
  /** Its name in the language itself. */
  readonly name: string;
}

interface Declaring {
  readonly place: { readonly locale: string; readonly name?: string | undefined };
  readonly languages?: readonly Language[] | undefined;
}

/** All languages of a brand, the site's own first. */
export const languagesOf = ({ place, languages: others = [] }: Declaring): readonly Language[] => [
  { prefix: '', locale: place.locale, name: place.name ?? place.locale },
  ...others,
];

/** The address of a page in a language: `/hi/about`; the home page's is `/hi`. */
export const pathIn = (prefix: string, path: string): string =>
  prefix ? `/${prefix}${path === '/' ? '' : path}` : path;

/** Whether an address belongs to a language; without a prefix, every address does. */
export const isPathIn = (prefix: string, path: string): boolean =>
  !prefix || path.split(/[/#]/)[1] === prefix;

/** The language of an address. */
export const languageAt = (languages: readonly Language[], path: string): Language => {
  const [own, ...others] = languages;
  const found = others.find(({ prefix }) => isPathIn(prefix, path)) ?? own;
  if (!found) throw new Error('A site has a language.');
  return found;
};

const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/**
 * The name of a language for editors, in English: `Hindi` for `hi`.
 * @param prefix the first word of its addresses; returned unchanged if it is not a language tag
 */
export function languageName(prefix: string): string {
  try {
    return english.of(prefix) ?? prefix;
  } catch {
    return prefix;
  }
}

/** The script of a language (ISO 15924): `Deva`. */
export const scriptOf = (locale: string): string =>
  new Intl.Locale(locale).maximize().script ?? 'Latn';

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** The direction of a language, if it is not left to right. */
export const directionOf = (locale: string): 'rtl' | undefined =>
  RIGHT_TO_LEFT.has(scriptOf(locale)) ? 'rtl' : undefined;
