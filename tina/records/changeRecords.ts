import type { TinaCMS } from 'tinacms';
import { type Collection, collections } from '../../content/schema/collections.ts';
import { tinaName } from '../forms/tinaName.ts';
import type { RecordRow } from './recordRows.ts';

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

/** @throws where the editor's server refuses */
export const deleteRecord = (cms: TinaCMS, row: RecordRow): Promise<unknown> =>
  ask(cms, DELETE, row);

/**
 * Gives a record's file another name; what names the record names the new file.
 * @throws where the name is taken
 */
export const renameRecord = (cms: TinaCMS, row: RecordRow, name: string): Promise<unknown> =>
  ask(cms, UPDATE, row, { relativePath: fileName(row, name) });

/**
 * Numbers records as they stand in a list, and writes those whose number is another then.
 * @param rows all of a kind that `numbered` is said of, in their new order
 */
export async function numberRecords(cms: TinaCMS, rows: readonly RecordRow[]): Promise<void> {
  for (const [index, row] of rows.entries()) {
    const { numbered }: Collection = collections[row.collection];
    if (!numbered) throw new Error(`${row.kind} have no numbers that follow one another.`);
    const { field, from } = numbered;
    if (row.fields[field] === from + index) continue;
    const values = { ...row.values, [tinaName(field)]: from + index };
    await ask(cms, UPDATE, row, { [row.collection]: values });
  }
}
