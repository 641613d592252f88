import { z } from 'zod';
import { loadContent } from '../../../content/load/loadContent.ts';
import { openField, variantOf, variantsOf } from '../../../content/load/read/schemaWalk.ts';
import { cms } from '../../../content/schema/cms.ts';
import {
  type CollectionName,
  type Content,
  collections,
  type Entry,
} from '../../../content/schema/collections.ts';
import type { Page } from '../../../content/schema/pages.ts';
import type { PreviewData } from '../../../tina/preview/fromTina.ts';
import { shownKinds } from '../../../tina/preview/Preview.tsx';
import { blockTypeName, isShared } from '../../../tina/preview/pageQuery.ts';
import { tinaName } from '../../../tina/shared/tinaName.ts';

type Schema = z.core.$ZodType;

export const content = loadContent();

/** Changes a value before it is sent, given the schema of its field. */
export type Change = (value: unknown, schema: Schema) => unknown;

/** A value as the editor sends it: with its names, null for absent values, a record for a reference. */
function toTina(schema: Schema, given: unknown, change: Change): unknown {
  const value = change(given, schema);
  if (value === undefined || value === null) return null;
  if (cms.get(schema as z.ZodType)?.widget === 'reference') return { id: value, __typename: 'X' };
  if (schema instanceof z.ZodOptional) return toTina(schema.unwrap(), value, change);
  if (schema instanceof z.ZodArray)
    return (value as unknown[]).map((item) => itemToTina(schema.element, item, change));
  if (!(schema instanceof z.ZodObject)) return value;
  const fields = value as Record<string, unknown>;
  const asked = Object.entries(schema.shape).filter(
    ([, inner]) => openField(inner as Schema).meta?.widget !== 'hidden',
  );
  return {
    __typename: 'X',
    ...Object.fromEntries(
      asked.map(([key, inner]) => [tinaName(key), toTina(inner as Schema, fields[key], change)]),
    ),
  };
}

/** An item of a list; a block has its type in the name of its GraphQL type, not in a field. */
function itemToTina(element: Schema, item: unknown, change: Change): unknown {
  const variant = variantOf(element, item);
  if (variant === element || !variant) return toTina(element, item, change);
  const [kind = ''] = [...variantsOf(element)].find(([, one]) => one === variant) ?? [];
  const __typename = blockTypeName(['pages', 'sections', kind]);
  return { ...(toTina(variant, item, change) as object), __typename };
}

/**
 * The editor's data for a page, for what all pages share, and for the records of its sections, as the preview's two
 * queries return it.
 * @param from the content that has these records: the site's own, or another
 */
export function sent(
  page: Entry<Page>,
  change: Change = (value) => value,
  from: Content = content,
): PreviewData {
  const node = (name: CollectionName, entry: object, queryId: string, path: unknown[]) => {
    const { file } = entry as { file: string };
    const fields = toTina(collections[name].schema, entry, change) as object;
    return { ...fields, id: file, _content_source: { queryId, path } };
  };
  const shared = Object.keys(collections).filter((name): name is 'site' | 'brand' =>
    isShared(name as CollectionName),
  );
  const first = {
    page: node('pages', page, 'q', ['page']),
    ...Object.fromEntries(shared.map((name) => [name, node(name, from[name], 'q', [name])])),
  };
  const connections = shownKinds(first).map((name) => {
    const connection = `${name}Connection`;
    const edges = [from[name]]
      .flat()
      .toReversed()
      .map((entry, i) => ({ node: node(name, entry, 'r', [connection, 'edges', i, 'node']) }));
    return [connection, { edges }];
  });
  return { ...first, ...Object.fromEntries(connections) } as PreviewData;
}
