import { random } from '../../../lib/drawing/random.ts';
import { el, type Point, round } from '../../../lib/drawing/svg.ts';
import { tone } from '../../lib/engrave.ts';
import { type Camera, project } from './camera.ts';
import { disc, path, polygon, rect, stroke } from './shapes.ts';

/** A tall window in the picture's plane, with its bars; `view` is what stands behind the glass. */
export function window(
  x: number,
  y: number,
  width: number,
  height: number,
  bars: Point = [2, 3],
  sky = 0.02,
  view = '',
): string {
  const [columns, rows] = bars;
  const id = `w${Math.round(x)}-${Math.round(y)}-${Math.round(width)}`;
  const lines = [
    ...Array.from(
      { length: columns - 1 },
      (_, i) => `M${x + (width * (i + 1)) / columns} ${y}v${height}`,
    ),
    ...Array.from(
      { length: rows - 1 },
      (_, i) => `M${x} ${y + (height * (i + 1)) / rows}h${width}`,
    ),
  ];
  return (
    rect(x, y, width, height, sky) +
    el('clipPath', { id }, el('rect', { x, y, width, height })) +
    el('g', { 'clip-path': `url(#${id})` }, view) +
    stroke(lines.join(''), 6, 1, 'solid', { 'stroke-linecap': 'butt' }) +
    stroke(`M${x} ${y}h${width}v${height}h${-width}Z`, 10, 1, 'solid') +
    rect(x - 14, y + height, width + 28, 12, 0.05, 'solid')
  );
}

/** A window in a side wall, receding. */
export function sideWindow(camera: Camera, x: number, z: Point, y: Point, sky = 0.02): string {
  const corners = ([a, b]: Point, [c, d]: Point): Point[] =>
    [
      [x, c, a],
      [x, c, b],
      [x, d, b],
      [x, d, a],
    ].map((spot) => project(camera, spot as [number, number, number]));
  const middle = (z[0] + z[1]) / 2;
  const level = (share: number) => y[0] + (y[1] - y[0]) * share;
  const bar = (a: Point, b: Point) =>
    stroke(`M${a.map(round).join(' ')}L${b.map(round).join(' ')}`, 5, 1, 'solid');
  const at = (h: number, d: number) => project(camera, [x, h, d]);
  return (
    polygon(corners(z, y), sky, 'level', { stroke: tone(1, 'solid'), 'stroke-width': 8 }) +
    bar(at(y[0], middle), at(y[1], middle)) +
    bar(at(level(0.5), z[0]), at(level(0.5), z[1]))
  );
}

/** Rain before a window or a terrace: short slanted strokes. */
export function rain(
  seed: string,
  [x, y]: Point,
  [width, height]: Point,
  count: number,
  ink = 1,
): string {
  const chance = random(seed);
  const drops = Array.from({ length: count }, () => {
    const length = chance.between(26, 64);
    return `M${round(x + chance.next() * width)} ${round(y + chance.next() * height)}l${round(-length * 0.22)} ${round(length)}`;
  });
  return stroke(drops.join(''), 2.4, ink, 'solid');
}

/** A window on the night with a moon in it. */
export const skyMoon = (x: number, y: number, width: number, height: number): string =>
  window(
    x,
    y,
    width,
    height,
    [2, 3],
    1,
    path(disc(x + width * 0.68, y + height * 0.3, width * 0.13), 0, 'solid') +
      path(disc(x + width * 0.63, y + height * 0.28, width * 0.12), 1, 'solid'),
  );
