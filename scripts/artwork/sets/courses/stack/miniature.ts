import { times } from '../../../../lib/drawing/at.ts';
import { cumulative } from '../../../../lib/drawing/cumulative.ts';
import type { Ground } from '../../../../lib/drawing/figure.ts';
import type { Random } from '../../../../lib/drawing/random.ts';
import { type Point, scale } from '../../../../lib/drawing/svg.ts';

/** A miniature figure inside a box of the given size, its origin at the top left. */
export type Miniature = (ground: Ground, width: number, height: number) => string;

/** A random walk, its start included. */
export const walk = ({ normal }: Random, steps: number) => cumulative(times(steps, () => normal()));

/** Fits values into a box as a line. */
export function trace(
  values: readonly number[],
  width: number,
  height: number,
  low = Math.min(...values),
  high = Math.max(...values),
): Point[] {
  const x = scale([0, values.length - 1], [0, width]);
  const y = scale([low, high], [height, 0]);
  return values.map((value, i): Point => [x(i), y(value)]);
}
