// The mark: a touchstone cut by a streak that is an N and a price trace at once, and leaves the
// stone at the corner as a vermilion point.

import { palette } from '../../../lib/drawing/palette.ts';
import { el } from '../../../lib/drawing/svg.ts';

/** The side of the square that the mark is drawn in, as in content/brand/mark.svg. */
export const MARK_SIZE = 32;

const MARK_STONE = { x: 3, y: 5, width: 22, height: 25, rx: 2 } as const;
const MARK_STREAK = 'M7 32 10 13 19.6 24.2 26.8 4.8';
const MARK_POINT = { cx: 27, cy: 4.8, r: 3.3 } as const;

/** The mark's elements in a square of MARK_SIZE; the streak is a hole, so that any ground serves. */
export const mark = (stone: string): string =>
  el(
    'mask',
    { id: 'streak', maskUnits: 'userSpaceOnUse', x: 0, y: 0, width: MARK_SIZE, height: MARK_SIZE },
    el('rect', { ...MARK_STONE, fill: '#fff' }),
    el('path', { d: MARK_STREAK, fill: 'none', stroke: '#000', 'stroke-width': 2 }),
  ) +
  el('rect', { ...MARK_STONE, fill: stone, mask: 'url(#streak)' }) +
  el('circle', { ...MARK_POINT, fill: palette.accent });

/** An SVG file around drawn elements. */
export const file = (width: number, height: number, ...parts: string[]): string =>
  el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` }, ...parts);
