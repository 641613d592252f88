/**
 * Removes empty values. The editor writes "" for a cleared text and null for a cleared date or choice, so both count
 * as missing. Empty list items stay, because problems find their line by the index of an item.
 * @param isWhole values that stay unchanged
 */
export function withoutAbsent(
  value: unknown,
  isWhole: (value: unknown) => boolean = () => false,
): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutAbsent(item, isWhole));
  if (typeof value !== 'object' || value === null || isWhole(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== '' && field !== null && field !== undefined)
      .map(([key, field]) => [key, withoutAbsent(field, isWhole)]),
  );
}
