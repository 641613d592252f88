import { z } from 'zod';
import { cms } from '../../content/schema/cms.ts';
import {
  type Collection,
  type CollectionName,
  collections,
} from '../../content/schema/collections.ts';
import { tinaName } from '../forms/formField.ts';

type Schema = z.core.$ZodType;

const all = Object.entries(collections) as [CollectionName, Collection & { single?: string }][];

/** The collections whose records a page shows: its own, those that they refer to, and the site. */
export function collectionsOf(route: string): CollectionName[] {
  const shown = new Set<CollectionName>();
  const add = (name: CollectionName) => {
    if (shown.has(name)) return;
    shown.add(name);
    for (const folder of referredTo(collections[name].schema)) {
      for (const [other, { folder: own, single }] of all) if (own === folder && !single) add(other);
    }
  };
  for (const [name, collection] of all) if (collection.route === route) add(name);
  add('site');
  return [...shown];
}

/** The folders that the references of a schema lead to. */
function referredTo(schema: Schema | undefined): string[] {
  if (!schema) return [];
  const meta = cms.get(schema as z.ZodType);
  if (meta?.widget === 'reference') return [meta.collection ?? ''];
  if (schema instanceof z.ZodOptional) return referredTo(schema.unwrap());
  if (schema instanceof z.ZodArray) return referredTo(schema.element);
  return schema instanceof z.ZodObject ? Object.values(schema.shape).flatMap(referredTo) : [];
}

/**
 * The one query of a page's preview. The editor runs it, opens a form for every record in it, and
 * sends the records as they are typed.
 */
export function pageQuery(route: string): string {
  const parts = collectionsOf(route).map((name) => {
    const { schema, single } = collections[name] as Collection & { single?: string };
    const fields = `{ id ${selection(schema)} }`;
    return single
      ? `${name}(relativePath: "${single}.json") ${fields}`
      : `${name}Connection(first: -1) { edges { node ${fields} } }`;
  });
  return `query Preview { ${parts.join(' ')} }`;
}

function selection(schema: Schema): string {
  const { shape } = schema as z.ZodObject;
  return Object.entries(shape)
    .map(([key, inner]) => `${tinaName(key)}${below(inner)}`)
    .join(' ');
}

function below(schema: Schema): string {
  if (cms.get(schema as z.ZodType)?.widget === 'reference') return ' { ... on Document { id } }';
  if (schema instanceof z.ZodOptional) return below(schema.unwrap());
  if (schema instanceof z.ZodArray) return below(schema.element);
  return schema instanceof z.ZodObject ? ` { ${selection(schema)} }` : '';
}
