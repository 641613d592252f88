import { palette } from '../../lib/drawing/palette.ts';
import { el, type Point } from '../../lib/drawing/svg.ts';

/** `P_max` and `σ^2` as tspans: an underscore lowers, a caret raises the word after it. */
function tspans(source: string): string {
  const shifts = { _: 0.24, '^': -0.38 };
  return source
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .split(/([_^]\S+)/)
    .filter(Boolean)
    .map((piece) => {
      const shift = shifts[piece[0] as '_' | '^'];
      if (shift === undefined) return el('tspan', {}, piece);
      return (
        el('tspan', { dy: `${shift}em`, 'font-size': '70%' }, piece.slice(1)) +
        el('tspan', { dy: `${-shift * 0.7}em` }, '\u200b')
      );
    })
    .join('');
}

interface Lettering {
  size?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Keeps the letters readable over lines: the colour of what they stand on. */
  halo?: string;
}

const letters =
  (family: string, style: string, standard: number, weight: number) =>
  (source: string, [x, y]: Point, options: Lettering = {}): string =>
    el(
      'text',
      {
        x,
        y,
        'font-family': family,
        'font-style': style,
        'font-size': options.size ?? standard,
        'font-weight': weight,
        'text-anchor': options.anchor,
        fill: options.fill ?? palette.ink,
        stroke: options.halo,
        'stroke-width': options.halo ? 10 : undefined,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      },
      tspans(source),
    );

/** Italic serif: names of things, and formulas. */
export const label = letters('Newsreader', 'italic', 40, 400);
/** Tabular figures. */
export const figures = letters('Spline Sans Mono', 'normal', 30, 450);
