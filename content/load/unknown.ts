import { z } from 'zod';
import type { Collection } from '../schema/collections.ts';
import { canonicalText } from './canonical.ts';
import { parseJson } from './json.ts';
import { parseMdx } from './mdx.ts';

type Schema = z.core.$ZodType;
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shapeOf = (schema: Schema | undefined): Record<string, Schema> =>
  schema instanceof z.ZodObject ? schema.shape : {};

const inside = (schema: Schema | undefined): Schema | undefined =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? inside(schema.unwrap())
    : schema;

const itemOf = (schema: Schema | undefined): Schema | undefined =>
  schema instanceof z.ZodArray ? schema.element : undefined;

/** A value without the fields that its schema does not know. */
export function onlyKnown(schema: Schema | undefined, value: unknown): unknown {
  const open = inside(schema);
  if (Array.isArray(value)) return value.map((item) => onlyKnown(itemOf(open), item));
  if (!isFields(value)) return value;
  const known = Object.entries(shapeOf(open)).filter(([key]) => key in value);
  return Object.fromEntries(known.map(([key, inner]) => [key, onlyKnown(inner, value[key])]));
}

/**
 * A record's new text, with the fields of the old one that no schema knows and no form shows: to take
 * them away is for who put them there. Items of a list are told apart by their place, so they keep
 * theirs only while the list keeps its length.
 */
export function withUnknown(collection: Collection, old: string, text: string): string {
  const [before, after] = [old, text].map((one) => fieldsOf(collection, one));
  if (!isFields(before) || !isFields(after)) return text;
  return canonicalText(collection, merged(collection.schema, before, after));
}

const fieldsOf = ({ format }: Collection, text: string) =>
  (format === 'mdx' ? parseMdx(text) : parseJson(text)).data;

function merged(schema: Schema | undefined, before: unknown, after: unknown): unknown {
  const open = inside(schema);
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.map((item, index) => merged(itemOf(open), before[index], item));
  }
  if (!isFields(before) || !isFields(after)) return after;
  const shape = shapeOf(open);
  const unknown = Object.entries(before).filter(([key]) => !(key in shape));
  const known = Object.entries(after).map(([key, value]) => [
    key,
    merged(shape[key], before[key], value),
  ]);
  return { ...Object.fromEntries(known), ...Object.fromEntries(unknown) };
}
