/** Names an item of a list while it is edited, wherever it is moved. Forms and merges have it, files never. */
export const ITEM_ID = '_id';

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The id of an item; undefined if it has none. */
export const itemId = (item: unknown): unknown => (isGroup(item) ? item[ITEM_ID] : undefined);

/** A value with all its groups and lists as `change` makes them, the inner ones first. */
function mapGroups(
  value: unknown,
  change: (group: Group, isItem: boolean) => Group,
  isItem = false,
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapGroups(item, change, true));
  if (!isGroup(value)) return value;
  const inner = Object.entries(value).map(([key, one]) => [key, mapGroups(one, change)]);
  return change(Object.fromEntries(inner), isItem);
}

/**
 * Gives an id to each item of each list of groups that has none.
 * @param isWhole groups that are one value, such as the tree of a text
 */
export function withIds(
  value: unknown,
  isWhole: (value: unknown) => boolean = () => false,
): unknown {
  if (isWhole(value)) return value;
  if (Array.isArray(value))
    return value.map((item) =>
      isGroup(item) && !isWhole(item)
        ? { [ITEM_ID]: crypto.randomUUID(), ...(withIds(item, isWhole) as Group) }
        : withIds(item, isWhole),
    );
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withIds(one, isWhole)]),
  );
}

/** The same value without the ids of its items. */
export const withoutIds = (value: unknown): unknown =>
  mapGroups(value, ({ [ITEM_ID]: _, ...group }) => group);

/** The same value, its ids as `rename` gives them. */
export const renameIds = (value: unknown, rename: (id: unknown) => unknown): unknown =>
  mapGroups(value, (group) =>
    ITEM_ID in group ? { ...group, [ITEM_ID]: rename(group[ITEM_ID]) } : group,
  );

/** A value with the ids of another one that has the same items in the same places. */
export function copyIds(from: unknown, to: unknown): unknown {
  if (Array.isArray(from) && Array.isArray(to))
    return to.map((item, index) => copyIds(from[index], item));
  if (!isGroup(from) || !isGroup(to)) return to;
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
