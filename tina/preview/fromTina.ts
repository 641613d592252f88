import { tinaField } from 'tinacms/dist/react';
import { withArticlePages } from '../../content/load/publish/articles.ts';
import { stateAt, stateText } from '../../content/load/publish/publication.ts';
import {
  type Collection,
  type CollectionName,
  type Content,
  collections,
} from '../../content/schema/collections.ts';
import { LiveRecords, type Node } from './LiveRecords.ts';
import type { SourceMarks } from './sourceMarks.ts';

/** What the editor sends for a page's query. */
export type PreviewData = Record<string, Node | { edges: readonly { node: Node }[] } | null>;

/** What a page shows now, and where it came from. */
export interface Live {
  content: Content;
  /** The fields of numbers and days by their value. */
  values: ReadonlyMap<string, readonly string[]>;
  /** What the fields of a record begin with, by its file. */
  records: ReadonlyMap<string, string>;
  /** What keeps visitors from seeing a record, in words, by what its fields begin with. */
  unpublished: ReadonlyMap<string, string>;
}

/** A page's preview asks for its page under this name. */
const PAGE = 'page';

function nodesOf(name: CollectionName, data: PreviewData): readonly Node[] {
  const page = name === 'pages' && (data[PAGE] as Node | undefined);
  if (page) return [page];
  const connection = data[`${name}Connection`] as { edges: readonly { node: Node }[] } | undefined;
  if (connection) return connection.edges.map(({ node }) => node);
  const node = data[name] as Node | undefined;
  return node ? [node] : [];
}

const fileOf = (node: Node) => String(node.id);

/**
 * The content of a page from what is being typed.
 * @param names the collections that the page shows
 * @param data what the editor sent; from nothing come blank records
 */
export function fromTina(
  names: readonly CollectionName[],
  data: PreviewData,
  marks: SourceMarks,
): Live {
  const nodes = names.map((name) => [name, nodesOf(name, data)] as const);
  const records = new Map(
    nodes.flatMap(([, own]) => own.map((node) => [fileOf(node), tinaField(node)] as const)),
  );
  const unpublished = new Map<string, string>();
  const live = new LiveRecords(marks, new Set(records.keys()));
  const content = nodes.map(([name, own]) => {
    const collection: Collection = collections[name];
    const entries = own
      .map((node) => {
        const entry = live.entry(collection, node, fileOf(node), tinaField(node));
        const now = Date.now();
        if (stateAt({ entry }, now) !== 'published')
          unpublished.set(tinaField(node), stateText({ entry }, now));
        return entry;
      })
      .sort((a, b) => (a.file < b.file ? -1 : 1));
    if (collection.single) return [name, entries[0] ?? live.entry(collection, undefined, '', '')];
    return [name, entries];
  });
  const all = Object.fromEntries(content);
  for (const { collection, entry } of live.blanks) all[collection]?.push(entry);
  for (const section of live.hidden) unpublished.set(section, 'Hidden');
  return { content: withArticlePages(all as Content), values: live.values, records, unpublished };
}
