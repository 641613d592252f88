/** The value at an index, counted from the end where negative; a missing one is a programming error. */
export function at<T>(values: readonly T[], index: number): T {
  const value = values.at(index);
  if (value === undefined) throw new RangeError(`no value at ${index} of ${values.length}`);
  return value;
}

/** `count` values made from their index. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
