import { type Collection, collections } from '../../../content/schema/collections.ts';
import { NOT_FOUND } from '../../../content/schema/pages.ts';
import { saveRecords } from '../browser/saveRecord.ts';
import { readRecords } from './pageRoutes.ts';
import type { RecordRow } from './recordRows.ts';

/** @throws if another record refers to one of them, someone changed one, or the editor's server refuses */
export const deleteRecords = (rows: readonly RecordRow[]): Promise<void> =>
  saveRecords(rows.map(({ file, version: base }) => ({ file, base, deleted: true })));

/** Writes deleted records again. @throws if the editor's server refuses */
export const restoreRecords = (rows: readonly RecordRow[]): Promise<void> =>
  saveRecords(rows.map(({ file, fields: record }) => ({ file, record, base: null })));

/** When visitors see a record: every kind with more than one record has these fields (`publishable`). */
export type Visibility = { readonly draft?: unknown; readonly publishAt?: unknown };

/**
 * Gives records another visibility in one step; their other fields stay as they are now.
 * @param visibilities for each of the rows, in their order
 * @throws if the editor's server refuses
 */
export async function setVisibility(
  rows: readonly RecordRow[],
  visibilities: readonly Visibility[],
): Promise<void> {
  const now = new Map((await readRecords()).map((record) => [record.file, record]));
  const saves = rows.map((row, index) => {
    const { file, fields, version: base } = now.get(row.file) ?? row;
    const { draft: _draft, publishAt: _publishAt, ...others } = fields;
    return { file, base, record: { ...others, ...visibilities[index] } };
  });
  await saveRecords(saves);
}

/** The home page, and the page for unknown addresses. */
const NEEDED: readonly unknown[] = ['/', NOT_FOUND];

/** Why a record cannot be deleted; undefined if it can. */
export function whyKept({ title, namedBy, collection, fields }: RecordRow): string | undefined {
  if (namedBy.length > 0)
    return `“${title}” is not deleted: ${namedBy.join(', ')} still ${namedBy.length === 1 ? 'shows' : 'show'} it. Take it off there first.`;
  const isNeeded = collection === 'pages' && NEEDED.includes(fields.path);
  return isNeeded ? `“${title}” is not deleted: the site needs it.` : undefined;
}

/**
 * Renames a record's file and updates references to it.
 * @throws if the name is taken
 */
export async function renameRecord(row: RecordRow, name: string): Promise<void> {
  const { file: renamedFrom, fields: record, version: base, collection } = row;
  const { folder, format } = collections[collection];
  await saveRecords([{ file: `content/${folder}/${name}.${format}`, renamedFrom, record, base }]);
}

/**
 * Numbers records by their place in a list, and writes those whose number has changed.
 * @param rows all records of a kind with `numbered`, in their new order
 */
export async function numberRecords(rows: readonly RecordRow[]): Promise<void> {
  // The current state: another move may have been saved.
  const now = new Map((await readRecords()).map((record) => [record.file, record]));
  const moved = rows.flatMap((row, index) => {
    const { numbered }: Collection = collections[row.collection];
    if (!numbered) throw new Error(`${row.kind} are not numbered in order.`);
    const { field, from } = numbered;
    const { file, fields, version: base } = now.get(row.file) ?? row;
    if (fields[field] === from + index) return [];
    return [{ file, base, record: { ...fields, [field]: from + index } }];
  });
  // In one step, so that no two records have the same number in between.
  if (moved.length > 0) await saveRecords(moved);
}
