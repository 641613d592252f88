import type { z } from 'zod';
import type { Collection } from '../../schema/collections.ts';
import { canonicalText } from './canonical.ts';
import { parseText } from './parse.ts';
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
 * them away is for who put them there. They go with their item wherever it moves: it is told by what it holds, and
 * one that was changed by its place, as long as the list keeps its length.
 */
export function withUnknown(collection: Collection, old: string, text: string): string {
  const [before, after] = [old, text].map((one) => parseText(collection, one).data);
  if (!isFields(before) || !isFields(after)) return text;
  return canonicalText(collection, merged(collection.schema, before, after));
}

function merged(schema: Schema | undefined, before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) {
    const item = itemOf(schema);
    return pairs(item, before, after).map(([old, now]) => merged(variantOf(item, now), old, now));
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

/** The items of a list now, each with what it was before. */
function pairs(
  schema: Schema | undefined,
  before: readonly unknown[],
  after: readonly unknown[],
): (readonly [old: unknown, now: unknown])[] {
  const meaning = (item: unknown) => {
    const variant = variantOf(schema, item);
    return JSON.stringify(variant ? onlyKnown(variant, item) : item);
  };
  const free = new Map(before.map((item, index) => [index, meaning(item)]));
  const takeEqual = (item: unknown) => {
    const wanted = meaning(item);
    for (const [index, known] of free) if (known === wanted) return take(index);
    return undefined;
  };
  const take = (index: number) => {
    free.delete(index);
    return before[index];
  };
  const equal = after.map(takeEqual);
  const isLike = (old: unknown, now: unknown) => variantOf(schema, old) === variantOf(schema, now);
  return after.map((now, index) => {
    const isFree = equal[index] === undefined && free.has(index) && before.length === after.length;
    const old = isFree && isLike(before[index], now) ? take(index) : equal[index];
    return [old, now];
  });
}
