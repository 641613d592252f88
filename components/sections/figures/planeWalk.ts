import { random } from './random.ts';

export interface PlaneWalk {
  /** Places on the grid, one a step. */
  places: [x: number, y: number][];
}

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** A simple random walk on the grid of the plane, which returns with probability 1 (Pólya 1921). */
export function planeWalk(seed: string, steps: number): PlaneWalk {
  const { pick } = random(seed);
  const places: [number, number][] = [[0, 0]];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps; i++) {
    const [dx, dy] = pick(STEPS);
    x += dx;
    y += dy;
    places.push([x, y]);
  }
  return { places };
}
