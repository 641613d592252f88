import type { z } from 'zod';
import type { Collection } from '../schema/collections.ts';
import { canonicalText } from './canonical.ts';
import { parseJson } from './json.ts';
import { parseMdx } from './mdx.ts';
import { isFields, itemOf, mapGroups, shapeOf, variantOf } from './schemaWalk.ts';

type Schema = z.core.$ZodType;

/** A value without the fields that its schema does not know. */
export const onlyKnown = (schema: Schema, value: unknown): unknown =>
  mapGroups(schema, value, (group, shape) =>
    Object.fromEntries(
      Object.keys(shape)
        .filter((key) => key in group)
        .map((key) => [key, group[key]]),
    ),
  );

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
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.map((item, index) => merged(variantOf(itemOf(schema), item), before[index], item));
  }
  if (!isFields(before) || !isFields(after)) return after;
  const shape = shapeOf(schema);
  const unknown = Object.entries(before).filter(([key]) => !(key in shape));
  const known = Object.entries(after).map(([key, value]) => [
    key,
    merged(shape[key], before[key], value),
  ]);
  return { ...Object.fromEntries(known), ...Object.fromEntries(unknown) };
}
