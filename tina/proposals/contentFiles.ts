import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangedFile } from '../../content/compare/changedFiles.ts';
import type { Objects } from '../../content/compare/objects.ts';
import { partOf } from '../../content/compare/revisions.ts';
import { inspect } from '../../content/load/inspect.ts';
import type { Diagnostic } from '../../content/load/read/diagnostic.ts';
import { fieldsOf, readRecord } from '../../content/load/read/record.ts';
import { locateContent } from '../../content/load/translations/locateContent.ts';
import {
  translationName,
  translationOf,
} from '../../content/load/translations/translationFiles.ts';
import { type Collection, recordTitle } from '../../content/schema/collections.ts';

/** Pictures are those of records: icons and fonts are the site's own. */
const PICTURES = 'public/images/';

/** The only signs that paths of records and pictures are made of. */
const PATH = /^\w[\w./-]*$/;

/** What an editor's proposal may touch: nothing else is ever taken from a branch. */
export function contentPart(file: string): 'record' | 'picture' | undefined {
  if (!PATH.test(file) || file.includes('..')) return undefined;
  const part = partOf(file);
  if (part === 'records') return 'record';
  return part === 'pictures' && file.startsWith(PICTURES) ? 'picture' : undefined;
}

/** Whether an editor's proposal may hold a change: no link, no script, no code. */
export const mayChange = ({ part, file, from = file }: ChangedFile): boolean =>
  part !== 'code' && [file, from].every(contentPart);

/** The collection of a record or a translation by its path; undefined where neither may lie. */
export function collectionOf(file: string): Collection | undefined {
  const located = contentPart(file) === 'record' ? locateContent(file) : undefined;
  return located?.diagnostics.length === 0 ? located.content : undefined;
}

/** `minutes` of `content/talks/minutes.json`. */
export const slugOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.[^.]*$/, '');

/**
 * What an editor calls the records of a folder, by their files: the title, or the name of the file. Only the one file
 * is read: to read all of them after each save would make everybody wait.
 */
export const recordNames =
  (root: string) =>
  (file: string): string => {
    const translation = translationOf(file);
    if (translation) return translationName(recordNames(root)(translation.of), translation.prefix);
    const path = join(root, file);
    const isThere = collectionOf(file) && existsSync(path);
    return isThere ? recordName(file, readFileSync(path, 'utf8')) : slugOf(file);
  };

/** The fields of a record by its blob; undefined without a blob, and where it cannot be read. */
export async function fieldsIn(objects: Objects, collection: Collection, blob: string | undefined) {
  const found = blob ? await objects.read(blob) : undefined;
  return found && fieldsOf(collection, `${found.bytes}`);
}

/** What keeps the site from being built from the records in a folder. */
export const faultsIn = (root: string): readonly Diagnostic[] =>
  inspect(root).diagnostics.filter(({ severity }) => severity === 'error');

/** What an editor calls a record by its text. */
export function recordName(file: string, text: string): string {
  const placed = translationOf(file) ? undefined : locateContent(file);
  return placed
    ? recordTitle(readRecord(file, placed.slug, placed.collection, text))
    : slugOf(file);
}

/** The same for a save: a translation is called by its record in a folder. */
export const nameIn = (root: string, file: string, text: string): string =>
  translationOf(file) ? recordNames(root)(file) : recordName(file, text);
