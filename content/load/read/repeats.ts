/**
 * Finds the items whose key an earlier one has.
 * @param keyOf undefined for an item that may be there several times
 * @returns each such item, with the first that has its key
 */
export const repeats = <T>(items: readonly T[], keyOf: (item: T) => unknown) =>
  [...Map.groupBy(items, keyOf)].flatMap(([key, [first, ...again]]) =>
    key === undefined ? [] : again.map((item) => ({ item, first: first as T })),
  );
