import { existsSync, readFileSync } from 'node:fs';
import { type Fields, mapGroups, openField } from '../../content/load/read/schemaWalk.ts';
import type { Collection } from '../../content/schema/collections.ts';

const FOLDER = new URL('../init/words/', import.meta.url);

/**
 * Words of controls in a language by those of the sample, which are English. A key `Next · Before the next date` is for
 * the field of that label alone.
 */
type Words = ReadonlyMap<string, string>;

const known = new Map<string, Words | undefined>();

function read(language: string): Words | undefined {
  if (known.has(language)) return known.get(language);
  const file = new URL(`${language}.json`, FOLDER);
  const words = existsSync(file)
    ? new Map(Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))))
    : undefined;
  known.set(language, words);
  return words;
}

/** The words of a locale's language; undefined for English, and where the project has none. */
export const controlWords = (locale: string): Words | undefined =>
  read(new Intl.Locale(locale).language);

const wordIn = (words: Words, text: string, label = '') =>
  words.get(`${text} · ${label}`) ?? words.get(text) ?? text;

/** A record with its controls in another language. */
export const translated = (schema: Collection['schema'], record: Fields, words: Words): Fields =>
  mapGroups(schema, record, (group, shape) =>
    Object.fromEntries(
      Object.entries(group).map(([key, value]) => {
        const field = shape[key];
        const isText = field && typeof value === 'string';
        return [key, isText ? wordIn(words, value, openField(field).meta?.label) : value];
      }),
    ),
  ) as Fields;

/** Whether a text is the sample's English on a site in another language, which may have the same word. */
export function isLeftInEnglish(text: string, locale: string): boolean {
  if (new Intl.Locale(locale).language === 'en' || !read('de')?.has(text)) return false;
  const words = controlWords(locale);
  return !words || wordIn(words, text) !== text;
}
