import { at } from '../../lib/drawing/at.ts';

type Vertex = { x: number[]; value: number };

/**
 * Least value of a function by Nelder and Mead's simplex.
 * @param steps size of the first simplex along each coordinate
 */
export function minimise(
  f: (x: readonly number[]) => number,
  start: readonly number[],
  steps: readonly number[],
  iterations = 600,
): number[] {
  const vertex = (x: number[]): Vertex => ({ x, value: f(x) });
  let simplex = [
    vertex([...start]),
    ...steps.map((step, i) => vertex(start.map((value, j) => (i === j ? value + step : value)))),
  ];
  for (let i = 0; i < iterations; i++) {
    simplex.sort((a, b) => a.value - b.value);
    const best = at(simplex, 0);
    const worst = at(simplex, -1);
    const others = simplex.slice(0, -1);
    const centre = start.map(
      (_, j) => others.reduce((sum, { x }) => sum + at(x, j), 0) / others.length,
    );
    const along = (share: number) =>
      vertex(centre.map((value, j) => value + share * (at(worst.x, j) - value)));
    const reflected = along(-1);
    let next = reflected;
    if (reflected.value < best.value) {
      const expanded = along(-2);
      if (expanded.value < reflected.value) next = expanded;
    } else if (reflected.value >= at(others, -1).value) next = along(0.5);
    simplex =
      next.value < worst.value
        ? [...others, next]
        : simplex.map(({ x }) => vertex(x.map((value, j) => (value + at(best.x, j)) / 2)));
  }
  return simplex.sort((a, b) => a.value - b.value)[0]?.x ?? [...start];
}
