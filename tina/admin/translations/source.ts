// What the form of a translation translates, and how its values become those of a file.
import type { Form } from 'tinacms';
import { withoutAbsent } from '../../../content/load/read/absent.ts';
import { type Fields, valueAt } from '../../../content/load/read/schemaWalk.ts';
import { isBlank } from '../../../content/load/text/body.ts';
import { localise } from '../../../content/load/translations/inLanguage.ts';
import { type Merged, mergeTranslation } from '../../../content/load/translations/merge.ts';
import { withoutPlaces, withPlaces } from '../../../content/load/translations/places.ts';
import { translated, WAS } from '../../../content/load/translations/translationSchema.ts';
import { collections } from '../../../content/schema/collections.ts';
import { type Language, languageName } from '../../../content/schema/languages.ts';
import { LOCALE } from '../../../content/schema/locale.ts';
import { oncePer } from '../../../content/schema/oncePer.ts';
import type { StoredRecord, Translations } from '../../shared/storedRecords.ts';
import { toValues } from '../../shared/toValues.ts';
import { fetchJson } from '../browser/fetchJson.ts';
import { isTree, toRecord } from '../forms/toRecord.ts';
import { readRecords } from '../records/pageRoutes.ts';

/** The site's own language. */
export const OWN_LANGUAGE = languageName(new Intl.Locale(LOCALE).language);

/** A record, and the language that it is translated into. */
export interface Source {
  readonly record: StoredRecord;
  readonly language: Language;
}

const sources = new WeakMap<Form, Source>();

/** What a form translates; undefined for the form of a record. */
export const sourceOf = (form: Form): Source | undefined => sources.get(form);

export const setSource = (form: Form, source: Source): void => void sources.set(form, source);

/** Reads what a form translates once more: someone may have changed it. @returns whether the form translates a record */
export async function renewSource(form: Form): Promise<boolean> {
  const source = sources.get(form);
  if (!source) return false;
  const { collection, file } = source.record;
  const record = (await readRecords([collection])).find((one) => one.file === file);
  if (record) sources.set(form, { ...source, record });
  return true;
}

/**
 * Reads the languages of the site, and some translations.
 * @param wanted the file of a record for its translations, or a language's prefix for all in that language
 */
export const readTranslations = (wanted: string): Promise<Translations> =>
  fetchJson<Translations>(`/editor/translations?of=${encodeURIComponent(wanted)}`);

/** A translation with a place for each group and item of its record. */
export const withAllPlaces = ({ record }: Source, words: unknown): Fields =>
  withPlaces(collections[record.collection].schema, record.fields, words) as Fields;

/** Values from the server as a form shows them: those of a translation get a place for each item of the record. */
export function asShown<Values extends Fields | undefined>(form: Form, values: Values): Values {
  const source = sources.get(form);
  return source ? (withAllPlaces(source, values) as Values) : values;
}

/** What a form holds as it is sent: a translation without the places that have no words. */
export const asSent = (form: Form, record: Fields): Fields =>
  sources.has(form) ? (withoutPlaces(record) as Fields) : record;

/** What the form of a translation holds, as its file has it. */
export const wordsIn = ({ record }: Source, values: unknown): unknown =>
  withoutAbsent(toRecord(translated(collections[record.collection]).schema, values));

/** A record in a language, with the texts that are missing or outdated. */
export const inLanguage = ({ record }: Source, words: unknown): Merged =>
  mergeTranslation(collections[record.collection].schema, record.fields, words);

/**
 * The fields of a record in a language, for the page beside the form.
 * @param paths the addresses of the pages in the language, without its prefix
 */
export function shownFields(source: Source, words: unknown, paths: ReadonlySet<string>): Fields {
  const { record, language } = source;
  const isTranslated = paths.has(String(record.fields.path));
  const { value } = inLanguage(source, words);
  return localise(record.collection, value, language, { paths, isTranslated }) as Fields;
}

/** What a field of a translation shows of its record. */
export interface Original {
  readonly language: Language;
  /** What the record has in this field; a formatted text is Markdown. */
  readonly own: unknown;
  /** The text when it was translated, if it changed since. */
  readonly was: string | undefined;
  /** Confirms that the words are still right. */
  confirm(): void;
}

/** The name of the form's field with the text that a field translated. */
export function markOf(name: string): string {
  const path = name.split('.');
  return [...path.slice(0, -1), WAS, ...path.slice(-1)].join('.');
}

/** What the record has in a field. @returns undefined in the form of a record */
export function originalOf(form: Form, name: string): Original | undefined {
  const source = sources.get(form);
  if (!source) return undefined;
  const own = valueAt(ownValues(source.record), name.split('.'));
  const mark = markOf(name);
  const was = valueAt(form.finalForm.getState().values, mark.split('.'));
  return {
    language: source.language,
    own,
    was: typeof was === 'string' && was !== own ? was : undefined,
    confirm: () => form.finalForm.change(mark, undefined),
  };
}

const ownValues = oncePer(
  ({ collection, fields }: StoredRecord): Fields =>
    toValues(collections[collection].schema, fields, (markdown) => markdown) as Fields,
);

/** Whether a field has no words. */
export const isEmpty = (value: unknown): boolean =>
  isTree(value) ? isBlank(value) : value === undefined || value === null || value === '';

/** How far a translation is, in words. @param merged the record with it, and @param all with no words */
export function stateWords(merged: Merged, all: Merged): string {
  const [missing, outdated] = [merged.untranslated.length, merged.outdated.length];
  if (outdated > 0) return 'Out of date';
  if (missing === 0) return 'Translated';
  return missing === all.untranslated.length ? 'Not translated' : `${missing} missing`;
}
