import { isFields, itemOf, shapeOf, variantOf } from '../../../content/load/read/schemaWalk.ts';
import { translationFile } from '../../../content/load/translations/translationFiles.ts';
import { OF, translatable } from '../../../content/load/translations/translationSchema.ts';
import { collections } from '../../../content/schema/collections.ts';
import { titleOf } from '../../../content/schema/fields.ts';
import { TYPE } from '../../../content/schema/section.ts';
import type { Tree } from '../content/miniature.ts';

type Schema = Parameters<typeof shapeOf>[0];

export const FRENCH = { name: 'français', prefix: 'fr', locale: 'fr-CA' } as const;

/** A text in the other language: of the same length, and recognisable. */
export const inFrench = (text: string): string => text.replaceAll('A', 'Å');

const nameOf = (item: Schema, value: unknown): string => {
  const key = titleOf(item as never);
  const title = key && isFields(value) ? value[key] : undefined;
  return String(isFields(title) ? title.roman : title);
};

/** The translation of every text of a record. */
function allWords(schema: Schema, value: unknown): unknown {
  if (typeof value === 'string') return inFrench(value);
  const item = itemOf(schema);
  if (item && Array.isArray(value))
    return value.map((one) => {
      const variant = variantOf(item, one);
      const type = isFields(one) && TYPE in one && { [TYPE]: one[TYPE] };
      const of = titleOf(variant as never) && { [OF]: nameOf(variant, one) };
      return { ...type, ...of, ...(allWords(variant, one) as object) };
    });
  if (!isFields(value)) return undefined;
  const shape = shapeOf(schema);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      const inner = shape[key];
      return inner && key !== TYPE && translatable(inner) ? [[key, allWords(inner, field)]] : [];
    }),
  );
}

const write = (tree: Tree, file: string, value: unknown) =>
  tree.set(file, `${JSON.stringify(value, null, 2)}\n`);

export const readJson = (tree: Tree, file: string): Record<string, unknown> =>
  JSON.parse(`${tree.get(file)}`);

/** Changes a JSON file of a tree. */
export function edit(tree: Tree, file: string, change: (value: never) => void): void {
  const value = readJson(tree, file);
  change(value as never);
  write(tree, file, value);
}

/** Translates a complete JSON record of a tree. */
export function translate(tree: Tree, file: string): void {
  const folder = file.split('/')[1];
  const kind = Object.values(collections).find((one) => one.folder === folder);
  write(tree, translationFile(file, 'fr'), allWords(kind?.schema, readJson(tree, file)));
}

/** Declares the language, and translates the texts that every page of it has. */
export function speakFrench(tree: Tree): Tree {
  edit(tree, 'content/brand/brand.json', (brand: Record<string, unknown>) => {
    brand.place = { ...(brand.place as object), name: 'English' };
    brand.languages = [FRENCH];
  });
  for (const kind of ['site', 'forms', 'brand']) translate(tree, `content/${kind}/${kind}.json`);
  return tree;
}
