/** Columns of the twelve that something spans from each breakpoint on. */
interface Span {
  md: number;
  lg?: number;
}

/** What one column adds to a width, in hundredths of the screen: 90 of them are the measure. */
const COLUMN = 7.5;

/** The measure is 75 rem at most, with gaps of 1.5 rem between its columns. */
const pixels = (columns: number) => 102 * columns - 24;

/** A rem grows with the screen from here on (styles.css, `html`). */
const GROWING = '(width >= 106.7rem)';
const PIXEL_IN_VW = 0.9375 / 16;

/** `sizes` of what has a width in rem: so many pixels on a desk, and more on a larger one. */
export const remSizes = (pixels: number): string =>
  `${GROWING} ${Math.round(pixels * PIXEL_IN_VW)}vw, (width >= 80rem) ${pixels}px`;

/** `sizes` of a picture that fills columns of the measure (styles.css, `wrap` and `columns`). */
export function spanSizes({ md, lg = md }: Span): string {
  return [
    remSizes(pixels(lg)),
    ...(lg === md ? [] : [`(width >= 64rem) ${COLUMN * lg}vw`]),
    ...(md === 12 ? [] : [`(width >= 48rem) ${COLUMN * md}vw`]),
    '90vw',
  ].join(', ');
}
