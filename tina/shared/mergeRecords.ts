import type { z } from 'zod';
import {
  called,
  type ItemNamer,
  itemField,
  kindIn,
  titleIn,
} from '../../content/compare/listItems.ts';
import { sameValue } from '../../content/compare/sameValue.ts';
import { fieldAt, isFields, keysOf } from '../../content/load/read/schemaWalk.ts';
import { type ItemNames, mergeItems } from './mergeItems.ts';
import type { Choice, FieldPath } from './Repository.ts';

export type Field = ReturnType<typeof fieldAt>;

/** A value as three people know it; undefined is one that is not there. */
export interface Sides {
  /** As both began. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Where a value is, in names and in labels. */
export interface Place {
  readonly at: FieldPath;
  readonly label: readonly string[];
}

/** What the merge of a record needs everywhere in it. */
export interface MergeContext {
  /** Which side counts where both changed a value. */
  decide(sides: Sides, place: Place, field: Field): Choice;
  /** What an editor calls the value that names an item of a list. */
  readonly nameItem: ItemNamer;
  /** Groups that are one value, such as the tree of a text. */
  isWhole?(value: unknown): boolean;
}

/**
 * Brings together what two people made of one record: what one of them left alone is as the other has
 * it, a group by its fields and a list by its items. Where both changed the same field, `context.decide` says whose counts.
 * @param sides as `withoutAbsent` leaves them
 */
export const mergeRecords = (
  schema: z.core.$ZodType,
  sides: Sides,
  context: MergeContext,
): unknown => mergeValue(fieldAt(schema, []), sides, { at: [], label: [] }, context);

/** @returns undefined where nothing is left of the field */
function mergeValue(field: Field, sides: Sides, place: Place, context: MergeContext): unknown {
  const { base, mine, theirs } = sides;
  if (sameValue(mine, theirs) || sameValue(base, theirs)) return mine;
  if (sameValue(base, mine)) return theirs;
  const isWhole = context.isWhole?.(mine) || context.isWhole?.(theirs);
  if (isFields(mine) && isFields(theirs) && !isWhole)
    return mergeGroup(field, sides, place, context);
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const lists = { base: Array.isArray(base) ? base : [], mine, theirs };
    return mergeItems(lists, itemNames(field, context), place, context, (inner, within) =>
      mergeValue(itemField(field, inner.mine ?? inner.theirs)?.field, inner, within, context),
    );
  }
  return context.decide(sides, place, field) === 'mine' ? mine : theirs;
}

function mergeGroup(
  field: Field,
  { base, mine, theirs }: Sides,
  { at, label }: Place,
  context: MergeContext,
): unknown {
  const own = (side: unknown, key: string) =>
    isFields(side) && Object.hasOwn(side, key) ? side[key] : undefined;
  const known = field ? keysOf(field.schema) : [];
  const keys = new Set([...known, ...Object.keys(Object(mine)), ...Object.keys(Object(theirs))]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const inner = field && fieldAt(field.schema, [key]);
      const value = mergeValue(
        inner,
        { base: own(base, key), mine: own(mine, key), theirs: own(theirs, key) },
        { at: [...at, key], label: [...label, inner?.meta?.label ?? key] },
        context,
      );
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/** As the review calls them (`fieldChanges`). */
const itemNames = (list: Field, { nameItem }: MergeContext): ItemNames => ({
  nameOf: (item) => titleIn(itemField(list, item), item),
  kindOf: kindIn,
  labelOf: (item, index) => called(itemField(list, item), item, index + 1, nameItem),
});
