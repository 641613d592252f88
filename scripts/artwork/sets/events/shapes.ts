import { el, line, type Point, round } from '../../../lib/drawing/svg.ts';
import { type Run, tone } from '../../lib/engrave.ts';

/** A part of a picture: grey drawing alone, or grey with the crisp drawing that shows through it. */
export interface Framed {
  grey: string;
  crisp: string;
}
export type Piece = string | Framed | readonly Piece[];

/** All of a picture's parts, back to front, as its two drawings. */
export function flatten(piece: Piece): Framed {
  if (typeof piece === 'string') return { grey: piece, crisp: '' };
  if ('grey' in piece) return piece;
  const parts = piece.map(flatten);
  return {
    grey: parts.map(({ grey }) => grey).join(''),
    crisp: parts.map(({ crisp }) => crisp).join(''),
  };
}

type More = Record<string, string | number | undefined>;

export const path = (d: string, ink: number, run?: Run, more: More = {}): string =>
  el('path', { d, fill: tone(ink, run), ...more });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  ink: number,
  run?: Run,
  more: More = {},
): string => el('rect', { x, y, width, height, fill: tone(ink, run), ...more });

export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  ink: number,
  run?: Run,
  more: More = {},
): string => el('ellipse', { cx, cy, rx, ry, fill: tone(ink, run), ...more });

export const polygon = (points: readonly Point[], ink: number, run?: Run, more?: More): string =>
  path(`${line(points)}Z`, ink, run, more);

export const stroke = (d: string, width: number, ink: number, run?: Run, more: More = {}): string =>
  el('path', {
    d,
    fill: 'none',
    stroke: tone(ink, run),
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

/** A smooth closed outline through the points (Catmull–Rom as Béziers). */
export function outline(points: readonly Point[]): string {
  const n = points.length;
  const at = (i: number) => points[(i + n) % n] as Point;
  const curves = points.map((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return `C${[b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6, c[0], c[1]].map(round).join(' ')}`;
  });
  return `M${at(0).map(round).join(' ')}${curves.join('')}Z`;
}

/** A limb: a capsule from a to b, as thick at each end as said. */
export function limb(a: Point, b: Point, ra: number, rb: number): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const n: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const point = (p: Point, r: number) => `${round(p[0] + n[0] * r)} ${round(p[1] + n[1] * r)}`;
  return `M${point(a, ra)}A${ra} ${ra} 0 0 1 ${point(a, -ra)}L${point(b, -rb)}A${rb} ${rb} 0 0 1 ${point(b, rb)}Z`;
}

/** A circle as path data. */
export const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

let gradients = 0;

/** A fill that goes from one tone to another; returns the definition and the reference to it. */
export function gradient(
  stops: readonly (readonly [offset: number, ink: number, opacity?: number])[],
  run: Run = 'level',
  direction: More = { x1: 0, y1: 0, x2: 0, y2: 1 },
): { definition: string; fill: string } {
  const id = `g${++gradients}`;
  const definition = el(
    'linearGradient',
    { id, ...direction },
    ...stops.map(([offset, ink, opacity]) =>
      el('stop', { offset, 'stop-color': tone(ink, run), 'stop-opacity': opacity }),
    ),
  );
  return { definition, fill: `url(#${id})` };
}
