import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangedFile } from '../../content/compare/changedFiles.ts';
import { inspect, readingsIn, translationsIn } from '../../content/load/inspect.ts';
import { withoutAbsent } from '../../content/load/read/absent.ts';
import { parseText } from '../../content/load/read/parse.ts';
import { fieldsOf, type Reading } from '../../content/load/read/record.ts';
import type { Fields } from '../../content/load/read/schemaWalk.ts';
import { versionOf } from '../../content/load/read/version.ts';
import { declaredLanguages } from '../../content/load/rules/translations.ts';
import { locateFile } from '../../content/load/source/placement.ts';
import { locateContent } from '../../content/load/translations/locateContent.ts';
import { translationOf } from '../../content/load/translations/translationFiles.ts';
import { type CollectionName, collections } from '../../content/schema/collections.ts';
import type { Language } from '../../content/schema/languages.ts';
import { readable } from './damagedRecords.ts';

/** A record as its file has it, without unsaved changes. */
export interface StoredRecord {
  collection: CollectionName;
  /** From the top of the project, as references name it. */
  file: string;
  /** The version that was read. */
  version: string;
  /** Under its own names. */
  fields: Fields;
  /** What a proposal does with it. */
  proposed?: 'new' | 'changed' | undefined;
}

/** A record that breaks its schema, as forms and lists can show it; nothing if it has just been deleted. */
function damaged(root: string, { file, collection }: Reading): StoredRecord[] {
  if (!existsSync(join(root, file))) return [];
  const text = readFileSync(join(root, file), 'utf8');
  const { data } = parseText(collections[collection], readable(file, text));
  return [{ collection, file, version: versionOf(text), fields: withoutAbsent(data) as Fields }];
}

/**
 * The records of some kinds, kind after kind, in the order of their files. A damaged one has only a title, which says so.
 * @param kinds all, unless some are named
 * @param changes what the proposal changes, if it is one
 */
export function storedRecords(
  root: string,
  kinds?: readonly CollectionName[],
  changes: readonly ChangedFile[] = [],
): StoredRecord[] {
  // Its proposal may have been published or deleted since.
  if (!existsSync(root)) throw new Error(`${root} does not exist.`);
  const translated = changes.flatMap(({ file }) => translationOf(file)?.of ?? []);
  const proposed = new Map([
    ...translated.map((file) => [file, 'changed'] as const),
    ...changes.map(({ file, what }) => [file, what === 'added' ? 'new' : 'changed'] as const),
  ]);
  return readingsIn(root, kinds)
    .flatMap((reading): StoredRecord[] => {
      const { collection, file, version, data: fields, entry } = reading;
      return entry && fields && version
        ? [{ collection, file, version, fields }]
        : damaged(root, reading);
    })
    .map((record) => ({ ...record, proposed: proposed.get(record.file) }));
}

/** A translation as its file has it. */
export interface StoredTranslation {
  /** The file of the record that it translates. */
  readonly of: string;
  /** The first word of the addresses of its language. */
  readonly prefix: string;
  readonly version: string;
  readonly words: Fields;
}

/** What the editor's page reads of translations. */
export interface Translations {
  /** The languages of the site in addition to its own. */
  readonly languages: readonly Language[];
  readonly translations: readonly StoredTranslation[];
}

/**
 * The languages that the brand declares, and some translations.
 * @param wanted the file of a record for its translations, or a language's prefix for those of all records
 */
export function storedTranslations(root: string, wanted: string): Translations {
  const own = locateFile(wanted).placed
    ? translationsIn(root, wanted)
    : inspect(root).translations.filter(({ prefix }) => prefix === wanted);
  const translations = own.flatMap(({ file, of, prefix }): StoredTranslation[] => {
    const content = locateContent(file)?.content;
    // The file may have just been deleted.
    if (!content || !existsSync(join(root, file))) return [];
    const text = readFileSync(join(root, file), 'utf8');
    return [{ of, prefix, version: versionOf(text), words: fieldsOf(content, text) ?? {} }];
  });
  return { languages: declaredLanguages({ readings: readingsIn(root, ['brand']) }), translations };
}
