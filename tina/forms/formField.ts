import type { TinaField } from 'tinacms';
import { z } from 'zod';
import { listSize, openField } from '../../content/load/schemaWalk.ts';
import type { FieldMeta } from '../../content/schema/cms.ts';
import {
  type Collection,
  type CollectionName,
  collections,
} from '../../content/schema/collections.ts';
import { explain } from '../../content/schema/explain.ts';
import { PICTURES } from '../guards/guardUploads.ts';
import { newRecord } from './newRecord.ts';
import { titleKey } from './schemaParts.ts';
import { tinaName } from './tinaName.ts';

type Schema = z.core.$ZodType;

export { tinaName } from './tinaName.ts';

/** Which of Tina's controls, or of the project's own, shows a text. */
const COMPONENTS = { textarea: 'textarea', date: 'day', moment: 'moment' } as const;

/** A schema's own sentences about a value, as the content check would print them. */
export function complaint(schema: Schema, meta: FieldMeta | undefined, value: unknown) {
  const absent = value === '' || value === null ? undefined : value;
  const { error } = z.safeParse(schema, absent, { reportInput: true });
  const issue = error?.issues[0];
  if (!issue) return undefined;
  const { rule, mend } = explain(issue, meta);
  return `${rule} ${mend}`;
}

const collectionIn = (folder: string): CollectionName => {
  const found = (Object.entries(collections) as [CollectionName, Collection][]).find(
    ([, collection]) => collection.folder === folder && !('single' in collection),
  );
  if (!found) throw new Error(`No collection lies in content/${folder}.`);
  return found[0];
};

/**
 * One field of a record as a field of the editor's form. The schema says the type, the rule and the
 * size of lists; the words come from the registry.
 * @param isRecord whether it is one of the record's own, not of a group or a list in it
 * @throws where a schema says something that a form cannot show: then the adapter has to learn it
 */
export function formField(key: string, schema: Schema, isRecord = false): TinaField {
  const { schema: inner, meta, optional } = openField(schema);
  if (!meta)
    throw new Error(`The field ${key} has no words for editors: wrap it in a helper of fields.ts.`);
  const name = tinaName(key);
  const common = {
    name,
    ...(name !== key && { nameOverride: key }),
    label: meta.label,
    description: meta.help,
  };
  const validate = (value: unknown) => complaint(schema, meta, value);

  if (inner instanceof z.ZodArray) return listField(common, inner, meta) as TinaField;
  if (inner instanceof z.ZodObject) {
    return { ...common, type: 'object', fields: formFields(inner) } as TinaField;
  }
  if (inner instanceof z.ZodBoolean) return { ...common, type: 'boolean' } as TinaField;

  // Tina's server knows the title alone as required, which it has to be. It sends nothing of a record
  // whose required field is empty, and the preview would stand still while somebody begins an item;
  // what is missing the rule of the field says.
  const isTitle = isRecord && meta.isTitle ? { isTitle: true, required: true } : {};
  switch (meta.widget) {
    case 'image':
      return {
        ...common,
        type: 'image',
        uploadDir: () => meta.folder ?? '',
        accept: [...PICTURES],
        ui: { validate },
      } as TinaField;
    case 'reference': {
      const other = collectionIn(meta.collection ?? '');
      const title = titleKey(collections[other].schema) ?? '';
      return {
        ...common,
        type: 'reference',
        collections: [other],
        ui: { validate, optionComponent: (values: Record<string, unknown>) => values[title] },
      } as TinaField;
    }
    case 'markdown':
      return { ...common, type: 'rich-text', isBody: true } as TinaField;
    case 'textarea':
    case 'date':
    case 'moment':
      return {
        ...common,
        type: 'string',
        ui: { component: COMPONENTS[meta.widget], validate },
      } as TinaField;
  }
  if (inner instanceof z.ZodEnum) {
    return {
      ...common,
      type: 'string',
      options: [
        ...(optional ? [{ value: '', label: 'Not set' }] : []),
        ...inner.options.map((value) => ({ value: String(value), label: sentence(String(value)) })),
      ],
      ui: { validate },
    } as TinaField;
  }
  if (inner instanceof z.ZodNumber)
    return { ...common, type: 'number', ui: { validate, parse: numberIn } } as TinaField;
  if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat) {
    return { ...common, type: 'string', ...isTitle, ui: { validate } } as TinaField;
  }
  throw new Error(
    `The field ${key} is of a kind that no form shows yet: teach tina/forms/formField.ts.`,
  );
}

/** A list of groups, its items named by their content and its size kept. */
function listField(common: object, schema: z.ZodArray, meta: FieldMeta) {
  const item = openField(schema.element).schema;
  if (!(item instanceof z.ZodObject)) {
    throw new Error(`“${meta.label}” is a list of values; forms show lists of groups.`);
  }
  const { minimum, maximum } = listSize(schema);
  const itemTitle = tinaName(meta.itemTitle ?? '');
  return {
    ...common,
    type: 'object',
    list: true,
    fields: formFields(item),
    ui: {
      min: minimum,
      max: maximum,
      itemProps: (value: Record<string, unknown> | undefined) => ({
        label: itemName(value?.[itemTitle]) || 'New item',
      }),
      defaultItem: () => newRecord(item),
    },
  };
}

/** A reference is called by the name of its file, in words: nothing else of it is known here. */
function itemName(value: unknown): string {
  const text = String(value ?? '');
  const [, name] = /^content\/[\w-]+\/([\w-]+)\.\w+$/.exec(text) ?? [];
  return name ? sentence(name.replaceAll('-', ' ')) : text;
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The number in what is typed; nothing where it is none, for Tina's server knows no half-typed number. */
const numberIn = (typed: unknown) =>
  typed === '' || Number.isNaN(Number(typed)) ? undefined : Number(typed);

/**
 * The fields of a group, in the order in which the schema names them.
 * @param isRecord whether the group is a whole record
 */
export const formFields = (schema: z.ZodObject, isRecord = false): TinaField[] =>
  Object.entries(schema.shape).map(([key, inner]) => formField(key, inner as Schema, isRecord));
