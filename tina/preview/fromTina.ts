import { z } from 'zod';
import type { RichText } from '../../content/load/parseBody.ts';
import {
  type Collection,
  type CollectionName,
  type Content,
  collections,
} from '../../content/schema/collections.ts';
import { tinaName } from '../forms/formField.ts';

type Schema = z.core.$ZodType;

/** A record or a group of it as the editor sends it. */
export type Node = Record<string, unknown>;

/** What the editor sends for a page's query. */
export type PreviewData = Record<string, Node | { edges: readonly { node: Node }[] } | null>;

/** The records of a collection that the editor sent. */
export function nodesOf(name: CollectionName, data: PreviewData): Node[] {
  const connection = data[`${name}Connection`] as { edges: readonly { node: Node }[] } | undefined;
  if (connection) return connection.edges.map(({ node }) => node);
  const node = data[name] as Node | undefined;
  return node ? [node] : [];
}

/** Content with the records that the editor sent in place of those that it did not change. */
export function fromTina(content: Content, names: readonly CollectionName[], data: PreviewData) {
  const live = names.map((name) => {
    const entries = nodesOf(name, data)
      .map((node) => entryOf(collections[name], node))
      .sort((a, b) => (a.file < b.file ? -1 : 1));
    return [name, 'single' in collections[name] ? entries[0] : entries];
  });
  return { ...content, ...Object.fromEntries(live) } as Content;
}

function entryOf({ schema, format }: Collection, node: Node) {
  const file = String(node.id);
  const slug = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  const fields = recordOf(schema, node) as object;
  // The page shows the tree; nobody reads the text that it was parsed from.
  const text = format === 'mdx' ? { body: '', text: node.body as RichText } : {};
  return { ...fields, ...text, slug, file };
}

/** The record's own shape: its names, nothing for what is absent, a path for a reference. */
function recordOf(schema: Schema, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (schema instanceof z.ZodOptional) return recordOf(schema.unwrap(), value);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => recordOf(schema.element, item) ?? {});
  }
  if (schema instanceof z.ZodObject && typeof value === 'object') {
    const fields = Object.entries(schema.shape).map(([key, inner]) => [
      key,
      recordOf(inner as Schema, (value as Node)[tinaName(key)]),
    ]);
    return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
  }
  return typeof value === 'object' && 'id' in value ? value.id : value;
}
