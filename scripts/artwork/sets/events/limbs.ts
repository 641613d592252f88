import type { Point } from '../../../lib/drawing/svg.ts';

/** Where a limb of two bones bends on its way from a to b. */
export function joint(a: Point, b: Point, upper: number, lower: number, side: number): Point {
  const reach = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const span = Math.min(reach, (upper + lower) * 0.999);
  const along = (upper * upper - lower * lower + span * span) / (2 * span);
  const aside = side * Math.sqrt(Math.max(0, upper * upper - along * along));
  const [ux, uy] = [(b[0] - a[0]) / reach, (b[1] - a[1]) / reach];
  return [a[0] + ux * along - uy * aside, a[1] + uy * along + ux * aside];
}

/** The end of a limb that reaches for b: b itself, or as far as it goes. */
export function reach(a: Point, b: Point, length: number): Point {
  const distance = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const share = Math.min(1, length / distance);
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** A point turned about another by degrees, clockwise on the page. */
export function turn([x, y]: Point, [cx, cy]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - cx, y - cy];
  return [
    cx + dx * Math.cos(angle) - dy * Math.sin(angle),
    cy + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}
