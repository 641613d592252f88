import { PREFIX } from '../../schema/languages.ts';

/** `content/pages/about.hi.json`, next to `content/pages/about.json`, has its words in another language. */
const NAME = new RegExp(
  `^(content/[\\w-]+/[^/.]+)\\.(${PREFIX.source.slice(1, -1)})\\.(json|mdx)$`,
);

/** Whose words a file holds, and in which language. */
export interface TranslationPlace {
  /** The record's file. */
  readonly of: string;
  /** The language, by the first word of its addresses. */
  readonly prefix: string;
}

/** What a file translates; undefined for what is no translation by its name. */
export function translationPlace(file: string): TranslationPlace | undefined {
  const [, stem, prefix = '', format] = NAME.exec(file) ?? [];
  return stem ? { of: `${stem}.${format}`, prefix } : undefined;
}

/** The file that holds a record's words in a language. */
export const translationFile = (record: string, prefix: string): string =>
  record.replace(/\.(?=[^.]*$)/, () => `.${prefix}.`);

/** The translations of a record among files: those that go where it goes. */
export const translationsOf = (record: string, files: Iterable<string>): string[] =>
  [...files].filter((file) => translationPlace(file)?.of === record);

/** The file of a translation once its record has another. */
export const renamedTranslation = (translation: string, record: string): string =>
  translationFile(record, translationPlace(translation)?.prefix ?? '');
