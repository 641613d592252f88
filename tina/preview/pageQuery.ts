import { z } from 'zod';
import { openField, shapeOf, variantsOf } from '../../content/load/read/schemaWalk.ts';
import { type CollectionName, collections } from '../../content/schema/collections.ts';
import { tinaName } from '../shared/tinaName.ts';

/** What Tina calls a block in its queries, by the way to it: `pages`, `sections`, `hero` as `PagesSectionsHero`. */
export const blockTypeName = (path: readonly string[]): string =>
  path.map((step) => step.charAt(0).toUpperCase() + step.slice(1)).join('');

/**
 * The kind of a block: as its form names it, or as its query does.
 * @param names the kinds that there are
 */
export function blockName(
  node: Readonly<Record<string, unknown>>,
  names: Iterable<string>,
): string | undefined {
  if (typeof node._template === 'string') return node._template;
  const typeName = String(node.__typename ?? '');
  // The longest, because one name may end as another.
  return [...names]
    .filter((name) => typeName.endsWith(blockTypeName([name])))
    .sort((a, b) => b.length - a.length)[0];
}

type Schema = z.core.$ZodType;

/** Collections that every page shows. */
const SHARED = ['site', 'brand'] as const satisfies readonly CollectionName[];

/** Whether the preview's first query includes a collection. */
export const isShared = (name: CollectionName): boolean =>
  (SHARED as readonly CollectionName[]).includes(name);

const fieldsOf = (name: CollectionName) => `{ id ${selection(collections[name].schema, [name])} }`;

/**
 * The first query of a page's preview: the page and what all pages share. The editor runs it, opens a form for
 * every record in it, and sends the records as they are typed. The page's own form comes first.
 * @param file the page's record
 * @param kinds collections that its sections show, as far as they are known
 */
export function pageQuery(file: string, kinds: readonly CollectionName[] = []): string {
  const shared = SHARED.map((name) => `${name}(relativePath: "${name}.json") ${fieldsOf(name)}`);
  const path = file.slice(file.lastIndexOf('/') + 1);
  const own = `page: pages(relativePath: "${path}") ${fieldsOf('pages')}`;
  return `query Preview { ${own} ${shared.join(' ')} ${recordsOf(kinds)} }`;
}

/** The second query: all records of other kinds that the page's sections show. A new section runs only this one again. */
export const recordsQuery = (kinds: readonly CollectionName[]): string =>
  `query Records { ${recordsOf(kinds)} }`;

const recordsOf = (kinds: readonly CollectionName[]) =>
  kinds
    .map((name) => `${name}Connection(first: -1) { edges { node ${fieldsOf(name)} } }`)
    .join(' ');

function selection(schema: Schema, path: readonly string[]): string {
  return Object.entries(shapeOf(schema))
    .filter(([, inner]) => openField(inner).meta?.widget !== 'hidden')
    .map(([key, inner]) => `${tinaName(key)}${below(inner, [...path, tinaName(key)])}`)
    .join(' ');
}

function below(schema: Schema, path: readonly string[]): string {
  const { schema: inner, meta } = openField(schema);
  if (meta?.widget === 'reference') return ' { ... on Document { id } }';
  if (inner instanceof z.ZodArray) return below(inner.element, path);
  const variants = [...variantsOf(schema)].map(([name, variant]) => {
    const own = [...path, name];
    return `... on ${blockTypeName(own)} { ${selection(variant, own)} }`;
  });
  if (variants.length > 0) return ` { __typename ${variants.join(' ')} }`;
  return inner instanceof z.ZodObject ? ` { ${selection(inner, path)} }` : '';
}
