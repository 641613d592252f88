import { existsSync, readFileSync } from 'node:fs';
import { type Fields, mapGroups, openField } from '../../content/load/read/schemaWalk.ts';
import type { Collection } from '../../content/schema/collections.ts';

const FOLDER = new URL('../init/words/', import.meta.url);

/**
 * Translations of control texts by the sample's English ones. A key such as `Next · Before the next date` applies only
 * to the field with that label.
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

/** The control texts of a locale; undefined for English, and for languages that the project has none for. */
export const controlWords = (locale: string): Words | undefined =>
  read(new Intl.Locale(locale).language);

const wordIn = (words: Words, text: string, label = '') =>
  words.get(`${text} · ${label}`) ?? words.get(text) ?? text;

/** A record with the texts of its controls in another language. */
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

/** Whether a text is still the sample's English on a site in another language. */
export function isLeftInEnglish(text: string, locale: string): boolean {
  if (new Intl.Locale(locale).language === 'en' || !read('de')?.has(text)) return false;
  const words = controlWords(locale);
  return !words || wordIn(words, text) !== text;
}
