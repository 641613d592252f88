import { palette } from '../../../lib/drawing/palette.ts';
import { el, type Point } from '../../../lib/drawing/svg.ts';

/** Side of an icon's square. */
export const ICON = 48;

const HAIRLINE = 1.5;

/** What an icon is drawn with on one ground: its line, and the one detail in vermilion. */
export interface Pen {
  line(d: string): string;
  /** Lines that stand behind the others. */
  faint(d: string): string;
  signal(d: string): string;
  fill(d: string): string;
  point(at: Point): string;
  node(at: Point): string;
}

const pen = (color: string, faint: string, signal: string): Pen => {
  const stroke = (d: string, stroke: string) =>
    el('path', {
      d,
      fill: 'none',
      stroke,
      'stroke-width': HAIRLINE,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  return {
    line: (d) => stroke(d, color),
    faint: (d) => stroke(d, faint),
    signal: (d) => stroke(d, signal),
    fill: (d) => el('path', { d, fill: color }),
    point: ([cx, cy]) => el('circle', { cx, cy, r: 3, fill: signal }),
    node: ([cx, cy]) => el('circle', { cx, cy, r: 2.2, fill: color }),
  };
};

export const INK = pen(palette.ink, palette.ink3, palette.accent);
export const CHALK = pen(palette.chalk, palette.chalk3, palette.accentLit);

/** An icon as a file. */
export const icon = (...parts: string[]): string =>
  el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${ICON} ${ICON}`,
      width: ICON,
      height: ICON,
    },
    ...parts,
  );
