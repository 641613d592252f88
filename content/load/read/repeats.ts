/**
 * Finds the items whose key an earlier item has.
 * @param keyOf undefined for an item that may be repeated
 * @returns each such item, with the first one that has its key
 */
export const repeats = <T>(items: readonly T[], keyOf: (item: T) => unknown) =>
  [...Map.groupBy(items, keyOf)].flatMap(([key, [first, ...again]]) =>
    key === undefined ? [] : again.map((item) => ({ item, first: first as T })),
  );
