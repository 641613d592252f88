import type { Random } from '../../components/sections/figures/random.ts';
import type { Field } from './contours.ts';

/** One hill (or hollow, where the height is negative) in a unit square, longer along its angle. */
interface Hill {
  x: number;
  y: number;
  height: number;
  along: number;
  across: number;
  angle: number;
}

const round = (x: number, y: number, height: number, spread: number): Hill => ({
  x,
  y,
  height,
  along: spread,
  across: spread,
  angle: 0,
});

/** Hills placed by a rule; a seed decides the details. */
type Terrain = (chance: Random) => Hill[];

/** Two hills with a saddle between them. */
export const twins: Terrain = ({ between }) => [
  round(0.3, between(0.3, 0.42), 1.5, 0.15),
  round(0.7, between(0.5, 0.62), 1.3, 0.17),
  { x: 0.5, y: 0.48, height: 0.5, along: 0.4, across: 0.16, angle: 0.45 },
  round(0.15, 0.9, -0.7, 0.24),
  round(0.92, 0.1, -0.6, 0.22),
];

/** The surface of a terrain, stretched over a plate and tilted a little so that no part is flat. */
export function surface(hills: readonly Hill[], width: number, height: number): Field {
  return (px, py) => {
    const x = px / width;
    const y = py / height;
    return hills.reduce(
      (sum, hill) => {
        const [cos, sin] = [Math.cos(hill.angle), Math.sin(hill.angle)];
        const along = ((x - hill.x) * cos + (y - hill.y) * sin) / hill.along;
        const across = ((y - hill.y) * cos - (x - hill.x) * sin) / hill.across;
        return sum + hill.height * Math.exp(-(along * along + across * across) / 2);
      },
      0.35 * (x - 0.6 * y),
    );
  };
}
