import { at } from './at.ts';

/** Running totals, the start included: one value more than the steps. */
export function cumulative(steps: readonly number[], start = 0): number[] {
  const path = [start];
  for (const step of steps) path.push(at(path, -1) + step);
  return path;
}
