import { z } from 'zod';
import {
  type Fields,
  isFields,
  itemOf,
  listSize,
  openField,
  shapeOf,
  variantOf,
} from '../../content/load/read/schemaWalk.ts';
import {
  hasRoom,
  isControl,
  isLink,
  labelIn,
  PLACEHOLDER_LINK,
  PLACEHOLDER_MAIL,
  PLACEHOLDER_PICTURE,
  placeholderText,
} from '../lib/placeholderText.ts';

type Schema = z.core.$ZodType;

/** The context of a field in its record. */
export interface FieldContext {
  /** What distinguishes the titles of this record or section from those of others. */
  readonly which?: string | number;
  /** The day that replaces every day. */
  readonly today: string;
  /** The index in the innermost list. */
  readonly index?: number;
  /** Returns a record for a reference, by the folder of its collection; in a list, another one for each index. */
  refer(folder: string, index: number): string;
}

/** The longest list of a skeleton, if the schema does not require a longer one. */
const ENOUGH = 4;

/** How many records a list of references names, if the schema does not require more. */
const NAMED = 2;

/** The position of a field: its key, and the group that contains it. */
interface Place {
  readonly key?: string;
  readonly group?: Schema;
  readonly optional?: boolean;
}

/** Marks a value without a placeholder: the field is left out. */
const NOTHING = undefined;

/**
 * Replaces every text, number, day, address and picture of a record by a placeholder; its choices and switches, the
 * links within the site and the shape of its lists stay.
 */
export function blank(
  field: Schema,
  value: unknown,
  surroundings: FieldContext,
  place: Place = {},
): unknown {
  const { schema } = openField(field);
  if (schema instanceof z.ZodArray) return blankList(field, value, surroundings);
  if (isFields(value) && schema instanceof z.ZodObject)
    return blankGroup(schema, value, { ...surroundings, ...whichOf(field, place) });
  if (schema instanceof z.ZodNumber) return blankNumber(field, value);
  if (typeof value !== 'string' || schema instanceof z.ZodLiteral || schema instanceof z.ZodEnum)
    return value;
  return blankText(field, value, surroundings, place);
}

/** A group of several similar ones, such as the louder of two statements, names its title after itself. */
function whichOf(field: Schema, { key }: Place): { which?: string } {
  const { meta } = openField(field);
  const isThing = key === undefined || isLink(field) || 'roman' in shapeOf(field) || !meta?.label;
  return isThing ? {} : { which: meta.label.toLowerCase() };
}

function blankGroup(schema: Schema, value: Fields, surroundings: FieldContext): Fields {
  const shape = shapeOf(schema);
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const field = shape[key];
    if (!field) return [];
    const { optional } = openField(field);
    const blanked = blank(field, inner, surroundings, { key, group: schema, optional });
    if (blanked === NOTHING) return [];
    const isLeftOut = optional && !(field as z.ZodType).safeParse(blanked).success;
    return isLeftOut ? [] : [[key, blanked] as const];
  });
  return Object.fromEntries(entries);
}

function blankList(field: Schema, value: unknown, surroundings: FieldContext): unknown {
  const { schema } = openField(field);
  const item = itemOf(field);
  if (!Array.isArray(value) || !item) return value;
  const { minimum = 0 } = listSize(schema);
  const most = namesRecords(item) ? NAMED : ENOUGH;
  const kept = value.slice(0, Math.max(minimum, most));
  return kept.map((one, index) => {
    const variant = variantOf(item, one) ?? item;
    const which = kept.length > 1 ? index + 1 : surroundings.which;
    return blank(variant, one, { ...surroundings, which, index });
  });
}

const namesRecords = (item: Schema) =>
  Object.values(shapeOf(item)).some((field) => openField(field).meta?.widget === 'reference');

/** A number that is optional or states a fact about the firm becomes the smallest; others belong to the layout. */
function blankNumber(field: Schema, value: unknown): unknown {
  const { schema, meta, optional } = openField(field);
  return meta?.number || optional ? ((schema as z.ZodNumber).minValue ?? 0) : value;
}

function blankText(
  field: Schema,
  value: string,
  { today, refer, which, index = 0 }: FieldContext,
  { key = '', group, optional }: Place,
): string | undefined {
  const { schema, meta } = openField(field);
  switch (meta?.widget) {
    case 'image':
      return `/images/${meta.folder}/${PLACEHOLDER_PICTURE}`;
    case 'reference':
      return refer(String(meta.collection), index);
    case 'date':
      return optional ? NOTHING : today;
    case 'datetime':
      return NOTHING;
    case 'link':
      return blankLink(value);
    case 'markdown':
      return placeholderText(field);
  }
  if (key === 'anchor' || isControl(field)) return value;
  if (schema instanceof z.ZodURL) return PLACEHOLDER_LINK;
  if (schema instanceof z.ZodEmail) return PLACEHOLDER_MAIL;
  const label = labelIn(group, key);
  if (optional && !hasRoom(field, label)) return NOTHING;
  // A link is named after its section; only links in a list have to be distinguished.
  const isNamed = meta?.isTitle && (typeof which === 'number' || !isLink(group));
  return placeholderText(field, { label, which: isNamed ? which : undefined });
}

/** Links within the site stay, because its pages do. */
function blankLink(href: string): string {
  if (href.startsWith('mailto:')) return `mailto:${PLACEHOLDER_MAIL}`;
  return href.startsWith('https:') ? PLACEHOLDER_LINK : href;
}
