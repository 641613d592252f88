import { z } from 'zod';
import { cms } from '../../content/schema/cms.ts';
import {
  type Collection,
  type CollectionName,
  type Content,
  collections,
} from '../../content/schema/collections.ts';
import { tinaName } from '../forms/tinaName.ts';
import { fromTina } from './fromTina.ts';
import { createSourceMarks } from './sourceMarks.ts';

type Schema = z.core.$ZodType;

/** Picks and joins the records of a page, as its `select.ts` does. */
export type Select = (content: Content) => object;

/**
 * The collections whose records a page shows: those that its selection reads, and what all pages show.
 * Found by letting it select from blank content.
 */
export function collectionsOf(select: Select): CollectionName[] {
  const { content } = fromTina(
    Object.keys(collections) as CollectionName[],
    {},
    createSourceMarks(),
  );
  const read = new Set<CollectionName>();
  select(
    new Proxy(content, {
      get(blank, name: CollectionName) {
        read.add(name);
        return blank[name];
      },
    }),
  );
  return [...read.add('site').add('brand')];
}

/**
 * The one query of a page's preview. The editor runs it, opens a form for every record in it, and
 * sends the records as they are typed.
 */
export function pageQuery(names: readonly CollectionName[]): string {
  const parts = names.map((name) => {
    const { schema, single }: Collection = collections[name];
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
