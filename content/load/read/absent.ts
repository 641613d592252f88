/**
 * Removes empty values. The editor writes "" for a text that was cleared and null for a
 * cleared date or choice, so both count as a field that is not there. List items stay, even empty
 * ones: the place of the others is how problems find their line.
 * @param isWhole which parts stay unchanged
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
