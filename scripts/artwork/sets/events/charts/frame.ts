import { type Ground, rect, segment } from '../../../../lib/drawing/figure.ts';
import type { Point } from '../../../../lib/drawing/svg.ts';

/** Draws into a box of the given size whose upper left corner is the origin. */
export type Chart = (width: number, height: number, ground?: Ground) => string;

export const pen = (width: number) => Math.max(3, width / 110);

/** A chart's ground with its base line and a few rules, and the box left for data. */
export function frame(width: number, height: number, ground: Ground) {
  const m = Math.min(width, height) * 0.11;
  const rules = [0.25, 0.5, 0.75].map((share) => m + (height - 2 * m) * share);
  return {
    m,
    x: [m, width - m] as Point,
    y: [height - m, m] as Point,
    back:
      rect(0, 0, width, height, ground.ground) +
      rules.map((y) => segment([m, y], [width - m, y], ground.rule, 2)).join('') +
      segment([m, height - m], [width - m, height - m], ground.ink, 2.5),
  };
}

export const range = (values: readonly number[]): Point => [
  Math.min(...values),
  Math.max(...values),
];

export const points = (
  values: readonly number[],
  x: (v: number) => number,
  y: (v: number) => number,
): Point[] => values.map((value, i) => [x(i), y(value)]);
