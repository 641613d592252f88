import type { z } from 'zod';
import { canonicalText } from '../load/read/canonical.ts';
import { parseText } from '../load/read/parse.ts';
import {
  isFields,
  itemOf,
  mapGroups,
  openField,
  shapeOf,
  variantOf,
} from '../load/read/schemaWalk.ts';
import type { Collection } from '../schema/collections.ts';
import { alignItems } from './alignItems.ts';
import { itemField, kindIn, titleIn } from './listItems.ts';

type Schema = z.core.$ZodType;

/** A value without the fields that are not in its schema. */
const onlyKnown = (schema: Schema | undefined, value: unknown): unknown =>
  mapGroups(schema, value, (group, shape) =>
    Object.fromEntries(Object.entries(group).filter(([key]) => key in shape)),
  );

/**
 * Adds to a record's new text the fields of the old one that are in no schema, and so in no form. Only a person who
 * edits the file removes them. They follow their item when it moves.
 */
export function withUnknown(collection: Collection, old: string, text: string): string {
  const [before, after] = [old, text].map((one) => parseText(collection, one).data);
  if (!isFields(before) || !isFields(after)) return text;
  return canonicalText(collection, merged(collection.schema, before, after));
}

function merged(schema: Schema | undefined, before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) {
    const list = schema && openField(schema);
    const [known = [], now = []] = [before, after].map(
      (one) => onlyKnown(schema, one) as unknown[],
    );
    const pairs = alignItems(known, now, (one) => titleIn(itemField(list, one), one), kindIn);
    const places = new Map(pairs.map((pair) => [pair.after, pair.before]));
    return after.map((item, index) =>
      merged(variantOf(itemOf(schema), item), before[places.get(index) ?? -1], item),
    );
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
