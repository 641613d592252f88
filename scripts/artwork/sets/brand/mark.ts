// The mark: a touchstone cut by a streak that is an N and a price trace at once, and leaves the
// stone at the corner as a vermilion point.
import { palette } from '../../lib/palette.ts';
import { el } from '../../lib/svg.ts';

export const MARK_SIZE = 32;

const STONE = { x: 3, y: 5, width: 22, height: 25, rx: 2 } as const;
const STREAK = 'M7 32 10 13 19.6 24.2 26.8 4.8';
const POINT = { cx: 27, cy: 4.8, r: 3.3 } as const;

/** The mark's elements in a square of MARK_SIZE; the streak is a hole, so that any ground serves. */
export const mark = (stone: string): string =>
  el(
    'mask',
    { id: 'streak', maskUnits: 'userSpaceOnUse', x: 0, y: 0, width: MARK_SIZE, height: MARK_SIZE },
    el('rect', { ...STONE, fill: '#fff' }),
    el('path', { d: STREAK, fill: 'none', stroke: '#000', 'stroke-width': 2 }),
  ) +
  el('rect', { ...STONE, fill: stone, class: 'stone', mask: 'url(#streak)' }) +
  el('circle', { ...POINT, fill: palette.vermilion });

/** An SVG file around drawn elements. */
export const file = (width: number, height: number, ...parts: string[]): string =>
  el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` }, ...parts);

/** The mark on a filled square with room around it, as phones want their icons. */
export const tile = (): string =>
  file(
    64,
    64,
    el('rect', { width: 64, height: 64, fill: palette.paper }),
    el('g', { transform: 'translate(8.8 10) scale(1.4)' }, mark(palette.ink)),
  );
