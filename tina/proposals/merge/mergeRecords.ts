import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { called, itemField, kindIn, titleIn } from '../../../content/compare/listItems.ts';
import { fieldAt, isFields, keysOf } from '../../../content/load/read/schemaWalk.ts';
import { type ItemNames, mergeItems } from './mergeItems.ts';
import { decide, type MergeContext, type Place, type Sides } from './mergeQuestion.ts';

type Field = ReturnType<typeof fieldAt>;

/**
 * Brings together what two people made of one record: what one of them left alone is as the other has
 * it, a group by its fields and a list by its items. Where both changed the same field, the answer to
 * it counts; without one it is asked for (`context.conflicts`), and the value is mine for the time being.
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
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return mine;
  if (isDeepStrictEqual(base, mine)) return theirs;
  if (isFields(mine) && isFields(theirs)) return mergeGroup(field, sides, place, context);
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const lists = { base: Array.isArray(base) ? base : [], mine, theirs };
    return mergeItems(lists, itemNames(field, context), place, context, (inner, within) =>
      mergeValue(itemField(field, inner.mine)?.field, inner, within, context),
    );
  }
  return decide(sides, place, context) === 'mine' ? mine : theirs;
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
