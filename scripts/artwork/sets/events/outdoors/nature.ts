import { random } from '../../../../lib/drawing/random.ts';
import { el, type Point, round } from '../../../../lib/drawing/svg.ts';
import { tone } from '../../../lib/engrave.ts';
import { edge } from '../edges.ts';
import { gradient, outline, path, polygon, stroke } from '../shapes.ts';

/** A tree with a broad crown, lit from the left, and the shadow that it casts. */
export function tree(seed: string, x: number, y: number, high: number): string {
  const chance = random(seed);
  const w = high * 0.42;
  const blob = (cx: number, cy: number, r: number) =>
    outline(
      Array.from({ length: 18 }, (_, i): Point => {
        const a = (i / 18) * 2 * Math.PI;
        const s = r * (i % 2 === 0 ? chance.between(0.97, 1.08) : chance.between(0.88, 0.95));
        return [cx + 1.15 * s * Math.cos(a), cy + 0.82 * s * Math.sin(a)];
      }),
    );
  const crown = y - high * 0.68;
  // Each tree leans, spreads and is lit in its own way.
  const turned = chance.next() < 0.5 ? -1 : 1;
  const spread = chance.between(0.78, 1.12);
  const tallness = chance.between(0.8, 1.25);
  const habit: readonly (readonly [number, number, number, number])[] = [
    [0.1, 0.05, 0.98, 0.82],
    [0.42, 0.16, 0.58, 0.7],
    [-0.45, 0.2, 0.56, 0.52],
    [0.22, -0.26, 0.62, 0.46],
    [-0.26, -0.16, 0.6, 0.3],
    [-0.44, 0.02, 0.3, 0.1],
  ];
  const masses = habit.map(
    ([dx, dy, r, ink]) =>
      [
        turned * spread * (dx + chance.between(-0.14, 0.14)),
        tallness * (dy + chance.between(-0.1, 0.1)),
        r * chance.between(0.84, 1.08),
        ink,
      ] as const,
  );
  return (
    el('ellipse', {
      cx: x + w * 0.3,
      cy: y + 4,
      rx: w * 1.2,
      ry: high * 0.045,
      fill: tone(0.72, 'floor'),
    }) +
    path(
      `M${x - high * 0.035} ${y}Q${x - high * 0.01} ${y - high * 0.3} ${x - high * 0.13} ${y - high * 0.56}L${x - high * 0.06} ${y - high * 0.58}L${x} ${y - high * 0.4}L${x + high * 0.1} ${y - high * 0.6}L${x + high * 0.15} ${y - high * 0.55}Q${x + high * 0.03} ${y - high * 0.3} ${x + high * 0.045} ${y}Z`,
      0.85,
      'upright',
    ) +
    masses
      .map(([dx, dy, r, ink]) =>
        path(blob(x + dx * w, crown + dy * w, r * w), ink, 'level', {
          stroke: tone(1, 'solid'),
          'stroke-width': 2.5,
        }),
      )
      .join('')
  );
}

/** Sky that pales towards the horizon. */
export function sky(width: number, height: number, top = 0.42): string {
  const air = gradient([
    [0, top],
    [1, 0.06],
  ]);
  return air.definition + el('rect', { width, height, fill: air.fill });
}

/** Level ground from a height on the page downwards. */
export const ground = (y: number, height: number, width = 1600, ink = 0.2): string => {
  const grass = gradient(
    [
      [0, ink * 0.6],
      [1, ink * 1.6],
    ],
    'floor',
  );
  return grass.definition + el('rect', { y, width, height, fill: grass.fill });
};

/** The sea to the horizon, with the light's path on it and a few sails. */
export function sea(x: number, horizon: number, width: number, height: number, dark = 0.3): string {
  const water = gradient([
    [0, dark + 0.2],
    [1, dark - 0.1],
  ]);
  const glints = [0.12, 0.24, 0.4, 0.6, 0.82].map(
    (s, i) =>
      `M${round(x + width * (0.46 - s * 0.12))} ${round(horizon + height * s)}h${round(width * (0.1 + s * 0.16) - i)}`,
  );
  const sail = (sx: number, size: number) =>
    polygon(
      [
        [sx, horizon - size],
        [sx, horizon + 2],
        [sx + size * 0.55, horizon + 2],
      ],
      0.02,
      'solid',
      edge,
    ) +
    polygon(
      [
        [sx - size * 0.3, horizon + 4],
        [sx + size * 0.6, horizon + 4],
        [sx + size * 0.4, horizon + size * 0.22],
        [sx - size * 0.2, horizon + size * 0.22],
      ],
      0.95,
      'solid',
    );
  return (
    water.definition +
    el('rect', { x, y: horizon, width, height, fill: water.fill }) +
    stroke(glints.join(''), 5, 0, 'solid') +
    sail(x + width * 0.2, 46) +
    sail(x + width * 0.72, 30)
  );
}
