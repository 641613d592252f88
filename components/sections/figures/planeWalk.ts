import { random } from './random.ts';

export interface PlaneWalk {
  /** Places on the grid, one a step. */
  places: [x: number, y: number][];
  /** Steps after which the walk stood at its start again. */
  returns: number[];
}

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** A simple random walk on the grid of the plane, and when it came home (Pólya 1921: surely, some day). */
export function planeWalk(seed: string, steps: number): PlaneWalk {
  const { pick } = random(seed);
  const places: [number, number][] = [[0, 0]];
  const returns: number[] = [];
  let [x, y] = [0, 0];
  for (let i = 1; i <= steps; i++) {
    const [dx, dy] = pick(STEPS);
    x += dx;
    y += dy;
    places.push([x, y]);
    if (x === 0 && y === 0) returns.push(i);
  }
  return { places, returns };
}
