import { type Fields, isFields, mapGroups } from '../load/read/schemaWalk.ts';

/** Identifies a list item while it is edited, even if it moves. Forms and merges use it; files never contain it. */
export const ITEM_ID = '_id';

/** The id of an item; undefined if it has none. */
export const itemId = (item: unknown): unknown => (isFields(item) ? item[ITEM_ID] : undefined);

/**
 * Adds an id to each list item that is a group of fields and has no id yet.
 * @param isWhole groups that are one value, such as the tree of a text
 */
export function withIds(
  value: unknown,
  isWhole: (value: unknown) => boolean = () => false,
): unknown {
  if (isWhole(value)) return value;
  if (Array.isArray(value))
    return value.map((item) =>
      isFields(item) && !isWhole(item)
        ? { [ITEM_ID]: crypto.randomUUID(), ...(withIds(item, isWhole) as Fields) }
        : withIds(item, isWhole),
    );
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withIds(one, isWhole)]),
  );
}

/** The same value without the ids of its items. */
export const withoutIds = (value: unknown): unknown =>
  mapGroups(undefined, value, ({ [ITEM_ID]: _, ...group }) => group);

/** The same value with its ids replaced by `rename`. */
export const renameIds = (value: unknown, rename: (id: unknown) => unknown): unknown =>
  mapGroups(undefined, value, (group) =>
    ITEM_ID in group ? { ...group, [ITEM_ID]: rename(group[ITEM_ID]) } : group,
  );

/** Copies the ids of a value to one that has the same items at the same positions. */
export function copyIds(from: unknown, to: unknown): unknown {
  if (Array.isArray(from) && Array.isArray(to))
    return to.map((item, index) => copyIds(from[index], item));
  if (!isFields(from) || !isFields(to)) return to;
  const group = Object.fromEntries(
    Object.entries(to).map(([key, value]) => [key, copyIds(from[key], value)]),
  );
  return ITEM_ID in from ? { ...group, [ITEM_ID]: from[ITEM_ID] } : group;
}

/** All ids of a value, in the order of its items. */
export function idsIn(value: unknown): unknown[] {
  const ids: unknown[] = [];
  renameIds(value, (id) => ids.push(id));
  return ids;
}
