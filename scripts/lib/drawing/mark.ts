// The mark: a touchstone cut by a streak that is an N and a price trace at once, and leaves the
// stone at the corner as a vermilion point.
import {
  MARK_POINT,
  MARK_SIZE,
  MARK_STONE,
  MARK_STREAK,
} from '../../../components/ui/markGeometry.ts';

export { MARK_SIZE } from '../../../components/ui/markGeometry.ts';

import { palette } from './palette.ts';
import { el } from './svg.ts';

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

/** The mark on a filled square with room around it, as phones want their icons. */
export const tile = (): string =>
  file(
    64,
    64,
    el('rect', { width: 64, height: 64, fill: palette.paper }),
    el('g', { transform: 'translate(8.8 10) scale(1.4)' }, mark(palette.ink)),
  );

/** The same for a browser's tab, as large as it gets there: the ground is what shows the stone on dark bars. */
export const tab = (): string =>
  file(
    36,
    36,
    el('rect', { width: 36, height: 36, rx: 5, fill: palette.paper }),
    el('g', { transform: 'translate(1.4 2.2)' }, mark(palette.ink)),
  );
