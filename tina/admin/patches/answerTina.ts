import type { TinaCMS } from 'tinacms';
import { locateFile } from '../../../content/load/source/placement.ts';
import { type CollectionName, collections } from '../../../content/schema/collections.ts';
import type { StoredRecord } from '../../shared/storedRecords.ts';
import { formValues } from '../pageRecords.ts';
import { readRecords } from '../records/pageRoutes.ts';

/** What Tina's own pages ask for. */
interface Variables {
  collection?: CollectionName;
  relativePath?: string;
}

/**
 * Tina: reads and writes records by GraphQL, and compares the server's schema with that of the page at each start.
 * Here: it reads them from the route of all records; they are saved before it would write them (beforeSubmit.ts). Page
 * and server are of one build.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function answerTina({ api: { tina } }: TinaCMS): void {
  if (!tina) return;
  const request = (query: unknown, { variables = {} }: { variables?: object } = {}) =>
    answer(String(query), variables);
  tina.request = request as typeof tina.request;
  tina.getSchema = () => new Promise(() => undefined);
}

async function answer(query: string, { collection, relativePath }: Variables): Promise<object> {
  const [write] = /\b(?:update|create)Document\b/.exec(query) ?? [];
  if (write) return { [write]: { __typename: 'DocumentNode' } };
  // Where pictures are used.
  const [, listed] = /\bcollectionConnection: (\w+)Connection\b/.exec(query) ?? [];
  if (listed) {
    const records = await readRecords([listed as CollectionName]);
    const edges = records.map((record) => ({ node: documentOf(record) }));
    return { collectionConnection: { pageInfo: { hasNextPage: false }, edges } };
  }
  if (!/\bdocument\(/.test(query) || !collection) throw new Error('The editor does not do this.');
  const file = `content/${collections[collection].folder}/${relativePath}`;
  const record = (await readRecords([collection])).find((one) => one.file === file);
  if (!record) throw new Error(`There is no record ${file}.`);
  return { document: documentOf(record) };
}

/** A record as Tina's own pages read it. */
function documentOf(record: StoredRecord): object {
  const { collection: name, file } = record;
  const { label, folder, format } = collections[name];
  const slug = locateFile(file).placed?.slug ?? '';
  return {
    _values: formValues(record),
    _sys: {
      path: file,
      relativePath: file.slice(`content/${folder}/`.length),
      filename: slug,
      basename: `${slug}.${format}`,
      extension: `.${format}`,
      breadcrumbs: [slug],
      template: name,
      hasReferences: false,
      collection: { name, label, path: `content/${folder}`, format },
    },
  };
}
