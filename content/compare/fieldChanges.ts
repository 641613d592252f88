import type { z } from 'zod';
import { type Fields, fieldAt, isFields, keysOf } from '../load/read/schemaWalk.ts';
import { OF } from '../load/translations/translationSchema.ts';
import type { FieldMeta } from '../schema/cms.ts';
import { alignItems } from './alignItems.ts';
import { called, type ItemNamer, itemField, kindIn, titleIn } from './listItems.ts';
import { sameValue } from './sameValue.ts';

/** A field that differs between two revisions of a record, named as an editor would name it. */
export interface FieldChange extends Place {
  readonly what: 'changed' | 'added' | 'removed' | 'moved';
  /** The metadata of the field; undefined if the schema has no such field. */
  readonly meta?: FieldMeta;
  /** The values; for an item that moved, its positions, counted from 1. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Where a field is. */
interface Place {
  /** Labels from the outermost group inwards: `Opening`, `Buttons`, `“See the courses”`, `Goes to`. */
  readonly path: readonly string[];
  /** Where it is in the later record; undefined if its item is no longer there. */
  readonly at: readonly PropertyKey[] | undefined;
}

type Field = ReturnType<typeof fieldAt>;
type List = readonly unknown[];

/** A place within a group or a list. */
const within = ({ path, at }: Place, label: string, step: PropertyKey | undefined): Place => ({
  path: [...path, label],
  at: at && step !== undefined ? [...at, step] : undefined,
});

/** Whether both values are of a type; a missing value counts as any type. */
function both<T>(is: (value: unknown) => value is T, before: unknown, after: unknown): boolean {
  const sides = [before, after].filter((side) => side !== undefined);
  return sides.length > 0 && sides.every(is);
}

/**
 * Every field that differs between two records, in the schema's order. A record that is undefined was added or
 * removed.
 */
export function fieldChanges(
  schema: z.core.$ZodType,
  before: Fields | undefined,
  after: Fields | undefined,
  nameItem: ItemNamer,
): FieldChange[] {
  return [...compare(fieldAt(schema, []), before, after, { path: [], at: [] }, nameItem)];
}

function* compare(
  field: Field,
  before: unknown,
  after: unknown,
  place: Place,
  nameItem: ItemNamer,
): Generator<FieldChange> {
  if (sameValue(before, after)) return;
  if (both(isFields, before, after)) {
    const [b = {}, a = {}] = [before as Fields, after as Fields];
    const known = field ? keysOf(field.schema) : [];
    for (const key of new Set([...known, ...Object.keys(b), ...Object.keys(a)])) {
      const inner = field && fieldAt(field.schema, [key]);
      // The path already names the type of a section, and the item that a translation is of.
      if (inner?.meta?.widget === 'hidden' || key === OF) continue;
      const inside = within(place, inner?.meta?.label ?? key, key);
      yield* compare(inner, b[key], a[key], inside, nameItem);
    }
  } else if (both(Array.isArray, before, after)) {
    yield* compareLists(field, (before ?? []) as List, (after ?? []) as List, place, nameItem);
  } else {
    const what = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
    yield { ...place, what, meta: field?.meta, before, after };
  }
}

/**
 * Finds a field of an earlier state in a later state of the record. Items are followed when they are moved or renamed.
 * @param path labels in the earlier state, as in `fieldChanges`
 * @returns labels in the later state; unchanged for a field that no longer exists
 */
export function followField(
  schema: z.core.$ZodType,
  before: Fields,
  after: Fields,
  path: readonly string[],
  nameItem: ItemNamer,
): readonly string[] {
  const found = follow(fieldAt(schema, []), before, after, path, nameItem);
  return found?.map(({ label }) => label) ?? path;
}

/** Finds a field of a record by its labels, as in `fieldChanges`. @returns its path; undefined if there is no such field */
export const findField = (
  schema: z.core.$ZodType,
  record: Fields,
  path: readonly string[],
  nameItem: ItemNamer,
): readonly PropertyKey[] | undefined =>
  follow(fieldAt(schema, []), record, record, path, nameItem)?.map(({ step }) => step);

/** One step of the path to a field, with its label. */
interface Step {
  readonly label: string;
  readonly step: PropertyKey;
}

function follow(
  field: Field,
  before: unknown,
  after: unknown,
  [label, ...rest]: readonly string[],
  nameItem: ItemNamer,
): Step[] | undefined {
  if (label === undefined) return [];
  if (isFields(before) && isFields(after)) {
    for (const key of field ? keysOf(field.schema) : []) {
      const inner = field && fieldAt(field.schema, [key]);
      if ((inner?.meta?.label ?? key) !== label) continue;
      const found = follow(inner, before[key], after[key], rest, nameItem);
      return found && [{ label, step: key }, ...found];
    }
  }
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  const item = (value: unknown) => itemField(field, value);
  for (const pair of alignItems(before, after, (one) => titleIn(item(one), one), kindIn)) {
    if (pair.before === undefined || pair.after === undefined) continue;
    const [old, next] = [before[pair.before], after[pair.after]];
    if (called(item(old), old, pair.before + 1, nameItem) !== label) continue;
    const found = follow(item(next)?.field, old, next, rest, nameItem);
    const now = called(item(next), next, pair.after + 1, nameItem);
    return found && [{ label: now, step: pair.after }, ...found];
  }
  return undefined;
}

function* compareLists(
  list: Field,
  before: List,
  after: List,
  place: Place,
  nameItem: ItemNamer,
): Generator<FieldChange> {
  const items = (value: unknown) => itemField(list, value);
  for (const pair of alignItems(before, after, (one) => titleIn(items(one), one), kindIn)) {
    const old = pair.before === undefined ? undefined : before[pair.before];
    const next = pair.after === undefined ? undefined : after[pair.after];
    const item = items(next ?? old);
    const number = (pair.after ?? pair.before ?? 0) + 1;
    const here = within(place, called(item, next ?? old, number, nameItem), pair.after);
    if (pair.moved) {
      const places = { before: Number(pair.before) + 1, after: Number(pair.after) + 1 };
      yield { ...here, what: 'moved', ...places };
    }
    yield* compare(item?.field, old, next, here, nameItem);
  }
}
