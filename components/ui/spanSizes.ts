/** Columns of the twelve that something spans from each breakpoint on. */
interface Span {
  md: number;
  lg?: number;
}

/** What one column adds to a width, in hundredths of the screen: 90 of them are the measure. */
const COLUMN = 7.5;

/** The measure is 1200 px at most, with gaps of 24 px between its columns. */
const pixels = (columns: number) => 102 * columns - 24;

/** `sizes` of a picture that fills columns of the measure (styles.css, `wrap` and `columns`). */
export function spanSizes({ md, lg = md }: Span): string {
  return [
    `(width >= 80rem) ${pixels(lg)}px`,
    ...(lg === md ? [] : [`(width >= 64rem) ${COLUMN * lg}vw`]),
    ...(md === 12 ? [] : [`(width >= 48rem) ${COLUMN * md}vw`]),
    '90vw',
  ].join(', ');
}
