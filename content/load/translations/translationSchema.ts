import { z } from 'zod';
import { cms, type FieldMeta, field } from '../../schema/cms.ts';
import type { Collection } from '../../schema/collections.ts';
import { line, titleOf } from '../../schema/fields.ts';
import { oncePer } from '../../schema/oncePer.ts';
import { TYPE } from '../../schema/section.ts';
import { itemOf, openField, shapeOf, variantsOf } from '../read/schemaWalk.ts';

type Schema = z.core.$ZodType;

/** The field by which an item names the item of the record that it translates. */
export const OF = '_of';

/**
 * The field with the record's earlier texts, by the names of their fields: those that changed after they were
 * translated. The editor writes it when the record is saved, and removes it when a person has looked at the translation.
 */
export const WAS = '_was';

const of = line(`Which one (${OF})`, {
  max: 1_000,
  help: 'The words that name it in the record, or those that these begin with. By them it is found, wherever it is moved.',
});

/** Form controls of fields with text; the values of all other fields are the same in every language. */
const WORDS = new Set<FieldMeta['widget']>([undefined, 'textarea', 'markdown']);

/**
 * The schema of a field's translation: only the texts of the record, with the same length limits, all optional. A list
 * item names the item that it translates.
 * @returns undefined if there is nothing to translate
 */
export const translatable: (schema: Schema) => z.ZodType | undefined = oncePer((schema) => {
  const { schema: inner, meta } = openField(schema);
  return meta?.same ? undefined : partOf(inner, meta);
});

function partOf(schema: Schema, meta: FieldMeta | undefined): z.ZodType | undefined {
  if (schema instanceof z.ZodString)
    return meta && WORDS.has(meta.widget) ? worded(schema.optional(), meta) : undefined;
  if (schema instanceof z.ZodObject) return groupOf(schema, meta);
  if (!(schema instanceof z.ZodArray)) return undefined;
  const item = itemOf(schema) as Schema;
  const [first, ...others] = [...variantsOf(item).values()].map(itemSchema);
  if (first)
    return worded(z.array(z.discriminatedUnion(TYPE, [first, ...others])).optional(), meta);
  return translatable(item) && worded(z.array(itemSchema(item as z.ZodObject)).optional(), meta);
}

function groupOf(schema: z.ZodObject, meta: FieldMeta | undefined): z.ZodType | undefined {
  const shape = wordsOf(schema);
  return Object.keys(shape).length > 0 ? worded(z.strictObject(shape).optional(), meta) : undefined;
}

function wordsOf(schema: z.ZodObject): Record<string, z.ZodType> {
  const parts = Object.entries(shapeOf(schema)).flatMap(([key, one]) => {
    const part = translatable(one);
    return part ? [[key, part] as const] : [];
  });
  const texts = parts.filter(([, part]) => openField(part).schema instanceof z.ZodString);
  const earlier = Object.fromEntries(texts.map(([key]) => [key, z.string().optional()]));
  return {
    ...Object.fromEntries(parts),
    ...(texts.length > 0 && { [WAS]: field(z.strictObject(earlier), hiddenWords).optional() }),
  };
}

const hiddenWords = { label: 'Texts that changed since', widget: 'hidden' } as const;

/** A list item: its type if there are several, and the item that it translates if items have names. */
function itemSchema(item: z.ZodObject): z.ZodObject {
  const type = shapeOf(item)[TYPE];
  const schema = z.strictObject({
    ...(type && { [TYPE]: type }),
    ...(titleOf(item) && { [OF]: of }),
    ...wordsOf(item),
  });
  return worded(schema, openField(item).meta);
}

function worded<S extends z.ZodType>(schema: S, meta: FieldMeta | undefined): S {
  return meta && !cms.has(schema) ? field(schema, meta) : schema;
}

/** The collection of a collection's translations: files in the same format with only the texts. */
export const translated = oncePer((collection: Collection): Collection => {
  const words = translatable(collection.schema);
  const schema = words ? openField(words).schema : z.strictObject({});
  return { ...collection, schema: schema as z.ZodType };
});
