/** Unchanged text longer than this is cut in its middle. */
const LONG = 220;
const CONTEXT = 90;

/**
 * A long stretch that stayed, without its middle: what stands beside a change remains.
 * @param isAfter whether a change stands before it
 * @param isBefore whether a change stands behind it
 */
export function shortened(text: string, isAfter: boolean, isBefore: boolean): string {
  if (text.length <= LONG) return text;
  const start = isAfter ? text.slice(0, CONTEXT) : '';
  const end = isBefore ? text.slice(-CONTEXT) : '';
  return `${start} … ${end}`.trim();
}
