import { type Collection, collections } from '../../../content/schema/collections.ts';
import { NOT_FOUND } from '../../../content/schema/pages.ts';
import { saveRecords } from '../browser/saveRecord.ts';
import { readRecords } from './pageRoutes.ts';
import type { RecordRow } from './recordRows.ts';

/** @throws if another record refers to this one, someone changed it, or the editor's server refuses */
export const deleteRecord = ({ file, version: base }: RecordRow): Promise<void> =>
  saveRecords([{ file, base, deleted: true }]);

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
