import type { TinaCMS } from 'tinacms';
import { withoutAbsent } from '../../content/load/read/absent.ts';
import type { Fields } from '../../content/load/read/schemaWalk.ts';
import { type CollectionName, collections } from '../../content/schema/collections.ts';
import { toRecord } from '../forms/toRecord.ts';
import { knownPage, knowPages } from './pageRoutes.ts';

/** A record as it lies in its file, and not as somebody types it. */
export interface StoredRecord {
  collection: CollectionName;
  /** From the top of the project, as references name it. */
  file: string;
  /** Under its own names. */
  fields: Fields;
  /** Under those of the editor's forms. */
  values: Fields;
}

interface Answer {
  documents: { edges: readonly { node: { _values: Fields; _sys: { path: string } } }[] };
}

const QUERY = Object.keys(collections)
  .map(
    (name) =>
      `${name}: collection(collection: "${name}") {
        documents(first: -1) { edges { node { ... on Document { _values _sys { path } } } } }
      }`,
  )
  .join(' ');

/** What Tina adds to the fields of a record. */
const isOwn = ([name]: [string, unknown]) => !name.startsWith('_') && name !== 'id';

/** All records of the site, from the server of the editor. */
export async function readRecords({ api: { tina } }: TinaCMS): Promise<StoredRecord[]> {
  const answer = (await tina?.request(`query { ${QUERY} }`, { variables: {} })) as Record<
    CollectionName,
    Answer
  >;
  const names = Object.keys(collections) as CollectionName[];
  knowPages(
    answer.pages.documents.edges.map(({ node }) => knownPage(node._sys.path, node._values)),
  );
  return names.flatMap((collection) =>
    answer[collection].documents.edges.map(({ node }) => {
      const values = Object.fromEntries(Object.entries(node._values).filter(isOwn));
      const fields = withoutAbsent(toRecord(collections[collection].schema, values)) as Fields;
      return { collection, file: node._sys.path, fields, values };
    }),
  );
}
