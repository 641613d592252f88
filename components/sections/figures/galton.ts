import { random } from './random.ts';

export interface Galton {
  rows: number;
  /** Balls in each of the `rows` + 1 bins. */
  bins: number[];
  /** One ball's way: how many times it went right, after each row. */
  way: number[];
}

/** Drops balls through rows of pins; each pin sends a ball left or right with equal chance. */
export function dropBalls(seed: string, rows: number, balls: number): Galton {
  const { next } = random(seed);
  const bins = new Array<number>(rows + 1).fill(0);
  let way: number[] = [];
  for (let ball = 0; ball < balls; ball++) {
    let rights = 0;
    const steps = [0];
    for (let row = 0; row < rows; row++) {
      if (next() < 0.5) rights++;
      steps.push(rights);
    }
    bins[rights] = (bins[rights] ?? 0) + 1;
    way = steps;
  }
  return { rows, bins, way };
}

/** The chance of `k` rights in `rows` rows. */
export function binomial(rows: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (rows - i)) / (i + 1);
  return ways / 2 ** rows;
}
