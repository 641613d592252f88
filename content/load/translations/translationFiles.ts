import { languageName, PREFIX } from '../../schema/languages.ts';

/** `content/pages/about.hi.json`, next to `content/pages/about.json`, is its translation. */
const NAME = new RegExp(
  `^(content/[\\w-]+/[^/.]+)\\.(${PREFIX.source.slice(1, -1)})\\.(json|mdx)$`,
);

/** The record and the language of a translation. */
export interface TranslationTarget {
  /** The record's file. */
  readonly of: string;
  /** The language, by the first word of its addresses. */
  readonly prefix: string;
}

/** The record and language of a translation file; undefined if its name is not that of a translation. */
export function translationOf(file: string): TranslationTarget | undefined {
  const [, stem, prefix = '', format] = NAME.exec(file) ?? [];
  return stem ? { of: `${stem}.${format}`, prefix } : undefined;
}

/** The translation file of a record in a language. */
export const translationFile = (record: string, prefix: string): string =>
  record.replace(/\.(?=[^.]*$)/, () => `.${prefix}.`);

/** The translations of a record among files: they are renamed and deleted with it. */
export function translationsOf(record: string, files: Iterable<string>): string[] {
  const stem = record.slice(0, record.lastIndexOf('.') + 1);
  return [...files].filter((file) => file.startsWith(stem) && translationOf(file)?.of === record);
}

/** The file of a translation after its record was renamed. */
export const renamedTranslation = (translation: string, record: string): string =>
  translationFile(record, translationOf(translation)?.prefix ?? '');

/** The name of a translation for editors: `About — Hindi`. @param title that of its record */
export const translationName = (title: string, prefix: string): string =>
  `${title} — ${languageName(prefix)}`;
