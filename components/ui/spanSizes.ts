/** The number of the twelve columns from each breakpoint on. */
interface Span {
  md: number;
  lg?: number;
}

/** The width of one column in vw: twelve of them are 90vw. */
const COLUMN = 7.5;

/** The largest width of columns: 75 rem for twelve, gaps of 1.5 rem. */
const pixels = (columns: number) => 102 * columns - 24;

/** From here on a rem grows with the screen (styles.css, `html`). */
const GROWING = '(width >= 106.7rem)';
const PIXEL_IN_VW = 0.9375 / 16;

/** `sizes` for a width in rem: `pixels` on a wide screen, more on a very wide one. */
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
