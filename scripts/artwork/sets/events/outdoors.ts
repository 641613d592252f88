import { tone } from '../../lib/engrave.ts';
import { random } from '../../lib/random.ts';
import { el, type Point, round } from '../../lib/svg.ts';
import { edge, pale } from './edges.ts';
import { disc, gradient, outline, path, polygon, rect, stroke } from './shapes.ts';

/** A tree with a broad crown, lit from the left, and the shadow that it casts. */
export function tree(seed: string, x: number, y: number, high: number): string {
  const chance = random(seed);
  const w = high * 0.42;
  const blob = (cx: number, cy: number, r: number) =>
    outline(
      Array.from({ length: 14 }, (_, i): Point => {
        const a = (i / 14) * 2 * Math.PI;
        const s = r * (i % 2 === 0 ? chance.between(0.96, 1.1) : chance.between(0.82, 0.93));
        return [cx + 1.15 * s * Math.cos(a), cy + 0.82 * s * Math.sin(a)];
      }),
    );
  const crown = y - high * 0.68;
  const masses: readonly (readonly [number, number, number, number])[] = [
    [0.1, 0.05, 0.98, 0.82],
    [0.42, 0.16, 0.58, 0.7],
    [-0.45, 0.2, 0.56, 0.52],
    [0.22, -0.26, 0.62, 0.46],
    [-0.26, -0.16, 0.6, 0.3],
    [-0.44, 0.02, 0.3, 0.1],
  ];
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

/** A row of columns that turn to the light. */
export function colonnade(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
): string {
  const pitch = width / count;
  const w = pitch * 0.42;
  return Array.from({ length: count }, (_, i) => {
    const cx = x + pitch * (i + 0.5);
    const d = `M${cx - w * 0.46} ${y}H${cx + w * 0.46}L${cx + w * 0.54} ${y + height}H${cx - w * 0.54}Z`;
    return (
      path(d, 0.3, 'upright', { stroke: tone(1, 'solid'), 'stroke-width': 2.5 }) +
      el('path', { d, fill: 'url(#round-upright)' }) +
      rect(cx - w * 0.72, y - 14, w * 1.44, 16, 0.04, 'solid', {
        stroke: tone(1, 'solid'),
        'stroke-width': 2.5,
      }) +
      rect(cx - w * 0.74, y + height - 4, w * 1.48, 16, 0.04, 'solid', {
        stroke: tone(1, 'solid'),
        'stroke-width': 2.5,
      })
    );
  }).join('');
}

/** Strings of lamps between points, sagging. */
export function lamps(points: readonly Point[], sag: number, every = 60): string {
  return points
    .slice(1)
    .map((b, i) => {
      const a = points[i] as Point;
      const count = Math.max(3, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / every));
      const at = (t: number): Point => [
        a[0] + (b[0] - a[0]) * t,
        a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t),
      ];
      const wire = Array.from({ length: 21 }, (_, k) => at(k / 20));
      return (
        stroke(`M${wire.map((p) => p.map(round).join(' ')).join('L')}`, 2.5, 0.0, 'solid') +
        path(
          Array.from({ length: count }, (_, k) =>
            disc(
              ...(at((k + 0.5) / count).map((v, n) => v + (n === 1 ? 9 : 0)) as [number, number]),
              7,
            ),
          ).join(''),
          0,
          'solid',
        )
      );
    })
    .join('');
}

/** A city by night beyond the water: towers with lit windows. */
export function skyline(seed: string, horizon: number, from: number, to: number): string {
  const chance = random(seed);
  let towers = '';
  let lights = '';
  for (let x = from; x < to; ) {
    const w = chance.between(34, 92);
    const h = chance.between(40, 150) * (chance.next() < 0.2 ? 1.7 : 1);
    towers += rect(x, horizon - h, w, h, chance.pick([0.9, 0.97, 1]), 'level');
    for (let wy = horizon - h + 12; wy < horizon - 12; wy += 17)
      for (let wx = x + 8; wx < x + w - 9; wx += 14)
        if (chance.next() < 0.36) lights += `M${round(wx)} ${round(wy)}h6v8h-6Z`;
    x += w * chance.between(0.8, 1.2);
  }
  return towers + path(lights, 0, 'solid');
}

/** Sky that pales towards the horizon. */
export function sky(width: number, height: number, top = 0.42): string {
  const air = gradient([
    [0, top],
    [1, 0.06],
  ]);
  return air.definition + el('rect', { width, height, fill: air.fill });
}

/** A university front: steps, columns, a gable. */
export function front(x: number, y: number, width: number, height: number, count: number): string {
  const [roof, base] = [y + height * 0.34, y + height * 0.86];
  const wing = (side: number): string => {
    const wx = side < 0 ? x - width * 0.42 : x + width;
    const windows = Array.from({ length: 8 }, (_, i) =>
      rect(
        wx + width * 0.05 + (i % 4) * width * 0.09,
        roof + height * (i < 4 ? 0.12 : 0.34),
        width * 0.045,
        height * 0.14,
        0.92,
        'solid',
      ),
    ).join('');
    return (
      rect(
        wx,
        roof + height * 0.04,
        width * 0.42,
        base - roof - height * 0.04,
        side < 0 ? 0.12 : 0.34,
        'level',
        edge,
      ) +
      rect(wx - 6, roof, width * 0.42 + 12, height * 0.05, 0.04, 'solid', edge) +
      windows
    );
  };
  const steps = [0, 1, 2, 3]
    .map((i) =>
      rect(
        x - i * 22,
        base + (i * height * 0.14) / 4,
        width + i * 44,
        height * 0.036,
        i % 2 ? 0.3 : 0.04,
        'level',
        edge,
      ),
    )
    .join('');
  const gable: Point[] = [
    [x - 30, roof - height * 0.08],
    [x + width / 2, y],
    [x + width + 30, roof - height * 0.08],
  ];
  return (
    wing(-1) +
    wing(1) +
    rect(x, roof, width, base - roof, 0.82) +
    [0.28, 0.5, 0.72]
      .map((s) =>
        rect(
          x + width * s - width * 0.035,
          base - height * 0.3,
          width * 0.07,
          height * 0.3,
          1,
          'solid',
        ),
      )
      .join('') +
    colonnade(x, roof, width, base - roof - 8, count) +
    rect(x - 20, roof - height * 0.08, width + 40, height * 0.09, 0.06, 'level', edge) +
    polygon(gable, 0.1, 'level', edge) +
    polygon(
      gable.map(
        ([px, py]): Point => [
          x + width / 2 + (px - x - width / 2) * 0.74,
          roof - height * 0.1 + (py - roof + height * 0.08) * 0.66,
        ],
      ),
      0.42,
      'level',
      edge,
    ) +
    steps
  );
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

/** An open umbrella over somebody whose head is at x, y. */
export function umbrella(x: number, y: number, width: number, ink = 0.7): string {
  const w = width / 2;
  const ribs = [-0.5, 0, 0.5].map(
    (s) =>
      `M${x} ${round(y - w * 0.75)}Q${round(x + s * w)} ${round(y - w * 0.6)} ${round(x + s * width * 0.66)} ${round(y + w * 0.02)}`,
  );
  return (
    stroke(`M${x} ${round(y - w * 0.8)}V${round(y + w * 1.2)}`, 5, 1, 'solid') +
    path(
      `M${x - w} ${y}Q${x - w * 0.9} ${y - w * 0.8} ${x} ${y - w * 0.8}Q${x + w * 0.9} ${y - w * 0.8} ${x + w} ${y}q${-w * 0.17} ${-w * 0.12} ${-w * 0.33} 0q${-w * 0.17} ${-w * 0.12} ${-w * 0.34} 0q${-w * 0.17} ${-w * 0.12} ${-w * 0.33} 0q${-w * 0.17} ${-w * 0.12} ${-w * 0.33} 0q${-w * 0.17} ${-w * 0.12} ${-w * 0.34} 0q${-w * 0.17} ${-w * 0.12} ${-w * 0.33} 0Z`,
      ink,
      'level',
      pale,
    ) +
    stroke(ribs.join(''), 2.5, ink > 0.5 ? 0 : 1, 'solid')
  );
}

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
