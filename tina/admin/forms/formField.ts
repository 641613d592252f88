import type { TinaField } from 'tinacms';
import { z } from 'zod';
import { PICTURE_ENDINGS } from '../../../content/load/pictures/pictureLimits.ts';
import { withoutAbsent } from '../../../content/load/read/absent.ts';
import {
  isFields,
  listSize,
  openField,
  variantsOf,
} from '../../../content/load/read/schemaWalk.ts';
import type { FieldMeta } from '../../../content/schema/cms.ts';
import { collectionIn } from '../../../content/schema/collections.ts';
import { titleOf } from '../../../content/schema/fields.ts';
import { oncePer } from '../../../content/schema/oncePer.ts';
import { sectionPicture } from '../../shared/pictureAddress.ts';
import { tinaName } from '../../shared/tinaName.ts';
import { knownTitle } from '../records/pageRoutes.ts';
import { newRecord } from './newRecord.ts';
import { toRecord } from './toRecord.ts';

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, unknown>>;

/** Which of Tina's controls, or of the project's own, shows a text. */
const COMPONENTS: Partial<Record<NonNullable<FieldMeta['widget']>, string>> = {
  textarea: 'textarea',
  date: 'day',
  datetime: 'local-datetime',
  time: 'clock-time',
  link: 'link',
};

/** What a text may hold is what its toolbar offers (content/load/text/inspectBody.ts). */
const WRITTEN = {
  toolbar: ['heading', 'bold', 'italic', 'code', 'link', 'ul', 'ol', 'quote'],
  showFloatingToolbar: false,
  headingLevels: ['h2'],
};

/** What is wrong with a field in Tina's form, whose values these are; undefined if it is right. */
export type Validate = (
  value: unknown,
  values: Fields,
  meta: { name: string },
) => string | undefined;

/**
 * One field of a record as a field of the editor's form. The schema says the type, the rule and the
 * size of lists; the words come from the registry.
 * @throws if the adapter has no control for this kind of schema
 */
export function formField(key: string, schema: Schema, validate?: Validate): TinaField {
  const { schema: inner, meta, optional } = openField(schema);
  if (!meta)
    throw new Error(`The field ${key} has no words for editors: wrap it in a helper of fields.ts.`);
  const name = tinaName(key);
  const common = {
    name,
    ...(name !== key && { nameOverride: key }),
    label: meta.label,
    description:
      [meta.help, sizeWords(inner), bestWords(meta), mayBeEmpty(inner, meta, optional)]
        .filter(Boolean)
        .join(' ') || undefined,
  };
  const kind = kindOf(inner, meta, optional, validate);
  if (!kind) {
    throw new Error(
      `No form shows a field of this kind yet (${key}): add it to tina/admin/forms/formField.ts.`,
    );
  }
  return { ...common, ...kind } as TinaField;
}

/** The properties of a Tina field besides its labels; undefined if no form can show it. */
function kindOf(schema: Schema, meta: FieldMeta, optional: boolean, validate?: Validate) {
  if (schema instanceof z.ZodArray) return listKind(schema, meta, validate);
  if (schema instanceof z.ZodObject)
    return { type: 'object', fields: formFields(schema, validate) };
  if (schema instanceof z.ZodBoolean) return { type: 'boolean' };
  switch (meta.widget) {
    case 'colour':
      return { type: 'string', ui: { component: 'color', colorFormat: 'hex', validate } };
    case 'image': {
      const uploadDir = () => meta.folder ?? '';
      const own = { uploadDir, accept: [...PICTURE_ENDINGS], fit: meta.fit };
      return { type: 'image', ...own, ui: { validate } };
    }
    case 'reference': {
      const [name] = collectionIn(meta.collection);
      const ui = { validate, component: 'record', folder: meta.collection };
      return { type: 'reference', collections: [name], ui };
    }
    case 'markdown':
      return { type: 'rich-text', overrides: WRITTEN, ui: { component: 'formatted' } };
  }
  const component = meta.widget && COMPONENTS[meta.widget];
  if (component) return { type: 'string', ui: { component, validate } };
  if (schema instanceof z.ZodEnum) {
    const unset = optional ? [{ value: '', label: 'Not set' }] : [];
    const values = schema.options.map(String);
    const options = values.map((value) => ({
      value,
      label: meta.names?.[value] ?? sentence(value),
    }));
    return { type: 'string', options: [...unset, ...options], ui: { validate } };
  }
  if (schema instanceof z.ZodNumber) return { type: 'number', ui: { validate, parse: numberIn } };
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    return { type: 'string', ui: { validate } };
  }
  return undefined;
}

/** A list of groups, its items named by their content, of the size that the schema allows. */
function listKind(schema: z.ZodArray, meta: FieldMeta, validate?: Validate) {
  if (variantsOf(schema.element).size > 0) return blocksKind(schema, validate);
  const item = openField(schema.element).schema;
  if (!(item instanceof z.ZodObject)) {
    throw new Error(`“${meta.label}” is a list of values; forms show lists of groups.`);
  }
  const { minimum, maximum } = listSize(schema);
  const itemTitle = tinaName(meta.itemTitle ?? '');
  return {
    type: 'object',
    list: true,
    fields: formFields(item, validate),
    ui: {
      min: minimum,
      max: maximum,
      ...itemKind(item, (value) => itemName(value[itemTitle]) || 'New item'),
    },
  };
}

/** A list whose items are of several kinds: Tina's blocks, each chosen by a picture of its view. */
function blocksKind(schema: z.ZodArray, validate?: Validate) {
  const { minimum, maximum } = listSize(schema);
  return {
    type: 'object',
    list: true,
    templates: [...variantsOf(schema.element)].map(([name, variant]) => {
      const label = openField(variant).meta?.label ?? name;
      return {
        name,
        label,
        fields: formFields(variant, validate),
        ui: {
          previewSrc: sectionPicture(name),
          ...itemKind(variant, (value) => blockName(label, variant, value)),
        },
      };
    }),
    ui: { component: 'sections', min: minimum, max: maximum },
  };
}

/** A block in the list of its page: its kind, and the words that name it. */
function blockName(label: string, variant: z.ZodObject, value: Fields): string {
  const title = value[tinaName(titleOf(variant) ?? '')];
  const words = typeof title === 'string' ? title : isFields(title) ? title.roman : undefined;
  return `${label}${typeof words === 'string' && words ? `: ${words}` : ''}`;
}

/** How a list names an item, with what is to be known of it: that it is hidden, or not right; and a new item. */
function itemKind(schema: z.ZodObject, nameOf: (item: Fields) => string) {
  const stateOf = oncePer((item: Fields) => {
    const isRight = schema.safeParse(withoutAbsent(toRecord(schema, item))).success;
    const states = [item.hidden && 'hidden', !isRight && 'needs attention'].filter(Boolean);
    return states.length > 0 ? ` (${states.join(', ')})` : '';
  });
  return {
    itemProps: (item?: Fields) => ({
      label: item ? `${nameOf(item)}${stateOf(item)}` : nameOf({}),
    }),
    defaultItem: () => newRecord(schema),
  };
}

/** The allowed number of items: `Holds 3 to 5.` */
function sizeWords(schema: Schema): string | undefined {
  if (!(schema instanceof z.ZodArray)) return undefined;
  const { minimum = 0, maximum } = listSize(schema);
  if (maximum === undefined) return minimum > 0 ? `Holds at least ${minimum}.` : undefined;
  if (minimum === maximum) return `Holds exactly ${maximum}.`;
  return minimum === 0 ? `Holds up to ${maximum}.` : `Holds ${minimum} to ${maximum}.`;
}

const bestWords = ({ best }: FieldMeta) => best && `Up to ${best} characters look best.`;

/** Marks optional fields; a switch always has a value. */
const mayBeEmpty = (schema: Schema, { required }: FieldMeta, optional: boolean) =>
  optional && !(schema instanceof z.ZodBoolean) && (required ?? 'Optional.');

/** A reference is named by the title of its record; by its file name, in words, until that was read. */
function itemName(value: unknown): string {
  const text = String(value ?? '');
  const title = knownTitle(text);
  if (title) return title;
  const [, name] = /^content\/[\w-]+\/([\w-]+)\.\w+$/.exec(text) ?? [];
  return name ? sentence(name.replaceAll('-', ' ')) : text;
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The typed number; undefined for anything else, which Tina's server would refuse. */
const numberIn = (typed: unknown) =>
  typed === '' || Number.isNaN(Number(typed)) ? undefined : Number(typed);

/**
 * The fields of a record or a group, in the order in which the schema names them; of a page, the sections follow the
 * name: they are what is edited most.
 */
export function formFields(schema: z.ZodObject, validate?: Validate): TinaField[] {
  const fields = Object.entries(schema.shape)
    .filter(([, inner]) => openField(inner as Schema).meta?.widget !== 'hidden')
    .map(([key, inner]) => formField(key, inner as Schema, validate));
  const [first, ...rest] = fields;
  const isSections = (field: TinaField) => 'templates' in field;
  return first
    ? [first, ...rest.filter(isSections), ...rest.filter((one) => !isSections(one))]
    : fields;
}
