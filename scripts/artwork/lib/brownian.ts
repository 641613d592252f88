import { at, times } from '../../lib/drawing/at.ts';
import type { Random } from '../../lib/drawing/random.ts';

/**
 * Lévy's construction of Brownian motion on [0, 1]: level n holds the path at 2ⁿ + 1 equally
 * spaced times, and each level keeps the points of the one before.
 */
export function levyLevels(levels: number, { normal }: Random): number[][] {
  const paths = [[0, normal()]];
  for (let level = 1; level <= levels; level++) {
    const coarse = at(paths, -1);
    const deviation = Math.sqrt(2 ** -(level + 1));
    paths.push(
      times(2 ** level + 1, (i) =>
        i % 2 === 0
          ? at(coarse, i / 2)
          : (at(coarse, (i - 1) / 2) + at(coarse, (i + 1) / 2)) / 2 + deviation * normal(),
      ),
    );
  }
  return paths;
}

/** Running sum of squared steps. */
export function quadraticVariation(path: readonly number[]): number[] {
  let total = 0;
  return path.map((value, i) => {
    if (i > 0) total += (value - at(path, i - 1)) ** 2;
    return total;
  });
}
