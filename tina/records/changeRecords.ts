import type { TinaCMS } from 'tinacms';
import { type Collection, collections } from '../../content/schema/collections.ts';
import { NOT_FOUND } from '../../content/schema/pages.ts';
import { tinaName } from '../forms/tinaName.ts';
import { type RecordRow, recordRows } from './recordRows.ts';
import { readRecords } from './StoredRecord.ts';

const DELETE = `mutation ($collection: String!, $relativePath: String!) {
  deleteDocument(collection: $collection, relativePath: $relativePath) { __typename }
}`;

const UPDATE = `mutation ($collection: String!, $relativePath: String!, $params: DocumentUpdateMutation!) {
  updateDocument(collection: $collection, relativePath: $relativePath, params: $params) { __typename }
}`;

const fileName = ({ collection, slug }: RecordRow, name = slug) =>
  `${name}.${collections[collection].format}`;

const ask = async (
  { api: { tina } }: TinaCMS,
  query: string,
  row: RecordRow,
  params?: object,
): Promise<unknown> =>
  tina?.request(query, {
    variables: { collection: row.collection, relativePath: fileName(row), params },
  });

/** @throws if another record refers to this one, or the editor's server refuses */
export async function deleteRecord(cms: TinaCMS, { file }: RecordRow): Promise<void> {
  // The current state: someone may have added a reference.
  const row = recordRows(await readRecords(cms)).find((one) => one.file === file);
  if (!row) throw new Error('This record has been deleted already.');
  if (isNeeded(row)) throw new Error(`“${row.title}” is not deleted: the site needs it.`);
  if (row.namedBy.length > 0) throw new Error(stillShown(row));
  await ask(cms, DELETE, row);
}

const NEEDED: readonly unknown[] = ['/', NOT_FOUND];

/** Whether it is the home page, or the page for unknown addresses. */
const isNeeded = ({ collection, fields }: RecordRow) =>
  collection === 'pages' && NEEDED.includes(fields.path);

/** Why a record cannot be deleted. */
export const stillShown = ({ title, namedBy }: RecordRow): string =>
  `“${title}” is not deleted: ${namedBy.join(', ')} still ${namedBy.length === 1 ? 'shows' : 'show'} it. Take it off there first.`;

/**
 * Renames a record's file and updates references to it.
 * @throws if the name is taken
 */
export const renameRecord = (cms: TinaCMS, row: RecordRow, name: string): Promise<unknown> =>
  ask(cms, UPDATE, row, { relativePath: fileName(row, name) });

/**
 * Numbers records by their place in a list, and writes those whose number has changed.
 * @param rows all records of a kind with `numbered`, in their new order
 */
export async function numberRecords(cms: TinaCMS, rows: readonly RecordRow[]): Promise<void> {
  // The current state: another move may have been saved.
  const now = new Map((await readRecords(cms)).map((record) => [record.file, record]));
  const moved = rows.flatMap((row, index) => {
    const { numbered }: Collection = collections[row.collection];
    if (!numbered) throw new Error(`${row.kind} are not numbered in order.`);
    const { field, from } = numbered;
    const { fields, values } = now.get(row.file) ?? row;
    if (fields[field] === from + index) return [];
    const params = { [row.collection]: { ...values, [tinaName(field)]: from + index } };
    return [{ row, params }];
  });
  if (moved.length === 0) return;
  // In one request, so that no two records have the same number in between.
  const given = moved.map((_, i) => `$path${i}: String!, $params${i}: DocumentUpdateMutation!`);
  const steps = moved.map(
    ({ row }, i) =>
      `record${i}: updateDocument(collection: "${row.collection}", relativePath: $path${i}, params: $params${i}) { __typename }`,
  );
  const variables = Object.fromEntries(
    moved.flatMap(({ row, params }, i) => [
      [`path${i}`, fileName(row)],
      [`params${i}`, params],
    ]),
  );
  await cms.api.tina?.request(`mutation (${given.join(', ')}) { ${steps.join(' ')} }`, {
    variables,
  });
}
