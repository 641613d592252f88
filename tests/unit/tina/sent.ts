import { z } from 'zod';
import { loadContent } from '../../../content/load/loadContent.ts';
import { cms } from '../../../content/schema/cms.ts';
import {
  type Collection,
  type CollectionName,
  collections,
} from '../../../content/schema/collections.ts';
import { tinaName } from '../../../tina/forms/tinaName.ts';
import type { PreviewData } from '../../../tina/preview/fromTina.ts';

type Schema = z.core.$ZodType;

export const content = loadContent();

/** Changes a value on its way, told the schema of its field. */
export type Change = (value: unknown, schema: Schema) => unknown;

/** A value as the editor sends it: its names, null for what is absent, a record for a reference. */
function toTina(schema: Schema, given: unknown, change: Change): unknown {
  const value = change(given, schema);
  if (value === undefined || value === null) return null;
  if (cms.get(schema as z.ZodType)?.widget === 'reference') return { id: value, __typename: 'X' };
  if (schema instanceof z.ZodOptional) return toTina(schema.unwrap(), value, change);
  if (schema instanceof z.ZodArray)
    return (value as unknown[]).map((item) => toTina(schema.element, item, change));
  if (!(schema instanceof z.ZodObject)) return value;
  const fields = value as Record<string, unknown>;
  return {
    __typename: 'X',
    ...Object.fromEntries(
      Object.entries(schema.shape).map(([key, inner]) => [
        tinaName(key),
        toTina(inner as Schema, fields[key], change),
      ]),
    ),
  };
}

/** What the editor sends of some collections, as `useTina` hands it on. */
export function sent(names: readonly CollectionName[], change: Change = (value) => value) {
  const parts = names.map((name) => {
    const { schema } = collections[name] as Collection;
    const at = (place: (string | number)[]) => ({ queryId: 'q', path: place });
    const node = (entry: unknown, place: (string | number)[]) => {
      const { file, text } = entry as { file: string; text?: unknown };
      const fields = toTina(schema, entry, change) as object;
      return { ...fields, ...(text ? { body: text } : {}), id: file, _content_source: at(place) };
    };
    if ('single' in collections[name]) return [name, node(content[name], [name])];
    const connection = `${name}Connection`;
    const edges = [content[name]]
      .flat()
      .toReversed()
      .map((entry, i) => ({ node: node(entry, [connection, 'edges', i, 'node']) }));
    return [connection, { edges }];
  });
  return Object.fromEntries(parts) as PreviewData;
}
