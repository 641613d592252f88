import type { Random } from '../../components/sections/figures/random.ts';
import type { Field } from './contours.ts';
import { times } from './svg.ts';

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

/** The lie of a land: hills placed by a law, their details left to the person's seed. */
export type Terrain = (chance: Random) => Hill[];

const ridge: Terrain = ({ between, normal }) => {
  const angle = between(-1.2, -0.7);
  return [
    { x: 0.52, y: 0.48, height: 1.7, along: 0.55, across: 0.13, angle },
    ...times(5, (i) => {
      const t = (i - 2) * 0.2;
      const [x, y] = [0.52 + t * Math.cos(angle), 0.48 + t * Math.sin(angle)];
      return round(x + 0.03 * normal(), y + 0.03 * normal(), between(0.3, 0.8), 0.1);
    }),
  ];
};

const basins: Terrain = ({ between }) => [
  round(between(0.2, 0.35), between(0.2, 0.3), -1.5, 0.22),
  round(between(0.62, 0.8), between(0.68, 0.82), -1.2, 0.26),
  round(0.9, 0.12, 0.8, 0.3),
  round(0.08, 0.95, 0.7, 0.28),
];

const saddle: Terrain = ({ between }) => [
  round(between(0.12, 0.22), 0.18, 1.3, 0.3),
  round(between(0.8, 0.9), 0.86, 1.4, 0.3),
  round(0.88, between(0.1, 0.2), -1.2, 0.3),
  round(0.12, between(0.78, 0.9), -1.3, 0.3),
];

const spiral: Terrain = ({ between }) => {
  const phase = between(0, 6);
  return times(15, (i) => {
    const radius = 0.045 * (1 + i * 0.75);
    const turn = phase + i * 0.62;
    return round(
      0.5 + radius * Math.cos(turn),
      0.47 + radius * Math.sin(turn) * 0.9,
      1.2 - 0.055 * i,
      0.085 + 0.004 * i,
    );
  });
};

const crater: Terrain = ({ between, normal }) => [
  round(between(0.45, 0.6), between(0.4, 0.55), -1.9, 0.15),
  round(0.52, 0.47, 1.8, 0.33),
  ...times(4, () => round(0.5 + 0.4 * normal(), 0.5 + 0.4 * normal(), between(-0.4, 0.4), 0.16)),
];

const archipelago: Terrain = ({ between, next }) =>
  times(17, (i) =>
    round(
      ((i % 4) + 0.2 + 0.8 * next()) / 4,
      (Math.floor(i / 4) + 0.1 + 0.8 * next()) / 4.4,
      between(0.35, 1.1),
      between(0.06, 0.12),
    ),
  );

const valley: Terrain = ({ between }) => [
  { x: 0.5, y: 0.5, height: -1.6, along: 0.75, across: 0.12, angle: between(0.5, 1) },
  round(0.15, between(0.7, 0.85), 0.9, 0.26),
  round(0.85, between(0.15, 0.3), 1.1, 0.24),
];

const peak: Terrain = ({ between, normal }) => [
  round(between(0.6, 0.72), between(0.26, 0.36), 2, 0.17),
  { x: 0.55, y: 0.5, height: 1, along: 0.45, across: 0.28, angle: between(0.8, 1.4) },
  ...times(5, () => round(0.5 + 0.35 * normal(), 0.7 + 0.25 * normal(), between(-0.3, 0.45), 0.12)),
];

const horseshoe: Terrain = ({ between }) => {
  const open = between(0.2, 1.2);
  return times(11, (i) => {
    const turn = open + 0.5 + (i / 10) * (2 * Math.PI - 1.6);
    return round(0.5 + 0.3 * Math.cos(turn), 0.48 + 0.3 * Math.sin(turn), 0.8 + 0.05 * i, 0.11);
  });
};

const cascade: Terrain = ({ between }) =>
  times(6, (i) => ({
    x: 0.5 + (i % 2 === 0 ? -0.22 : 0.22),
    y: 0.04 + i * 0.19,
    height: (1.5 - i * 0.16) * between(0.8, 1.1),
    along: 0.34,
    across: 0.085,
    angle: i % 2 === 0 ? 0.35 : -0.35,
  }));

const twins: Terrain = ({ between }) => [
  round(0.3, between(0.3, 0.42), 1.5, 0.15),
  round(0.7, between(0.5, 0.62), 1.3, 0.17),
  { x: 0.5, y: 0.48, height: 0.5, along: 0.4, across: 0.16, angle: 0.45 },
  round(0.15, 0.9, -0.7, 0.24),
  round(0.92, 0.1, -0.6, 0.22),
];

const dunes: Terrain = ({ between }) => {
  const angle = between(-0.5, -0.3);
  return times(6, (i) => ({
    x: 0.5 + 0.06 * Math.sin(i * 2.3),
    y: -0.02 + i * 0.21,
    height: 1 + 0.3 * Math.cos(i * 1.7),
    along: 0.7,
    across: 0.075,
    angle: angle + 0.14 * Math.sin(i * 1.3),
  }));
};

export const TERRAINS = {
  ridge,
  basins,
  saddle,
  spiral,
  crater,
  archipelago,
  valley,
  peak,
  horseshoe,
  cascade,
  twins,
  dunes,
} satisfies Record<string, Terrain>;

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
