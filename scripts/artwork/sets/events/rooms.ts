import { tone } from '../../lib/engrave.ts';
import { random } from '../../lib/random.ts';
import { el, type Point, round } from '../../lib/svg.ts';
import { block, type Camera, face, project } from './camera.ts';
import { disc, gradient, outline, path, polygon, rect, stroke } from './shapes.ts';

interface Interior {
  /** Half the width at the left and right, the height, and the distance of the back wall. */
  left: number;
  right: number;
  high: number;
  deep: number;
  wall?: number;
  side?: number;
  ceiling?: number;
  floor?: number;
  /** Boards of the floor run away from us. */
  boards?: boolean;
  beams?: number;
}

/** Back wall, flanks, ceiling and floor of a room. */
export function interior(
  camera: Camera,
  {
    left,
    right,
    high,
    deep,
    wall = 0.3,
    side = 0.5,
    ceiling = 0.2,
    floor = 0.55,
    boards = true,
    beams = 0,
  }: Interior,
): string {
  const near = 0.4;
  const [l, r] = [-left, right];
  const floorboards = boards
    ? Array.from({ length: 17 }, (_, i) => l + ((r - l) * i) / 16)
        .map((x) =>
          stroke(
            `M${project(camera, [x, 0, deep]).map(round).join(' ')}L${project(camera, [x, 0, near]).map(round).join(' ')}`,
            2,
            floor > 0.5 ? 0 : 1,
            'solid',
          ),
        )
        .join('')
    : '';
  const light = gradient([
    [0, wall + 0.16],
    [0.5, wall],
    [1, wall - 0.08],
  ]);
  const [x0, y0] = project(camera, [l, high, deep]);
  const [x1, y1] = project(camera, [r, 0, deep]);
  return (
    face(
      camera,
      [
        [l, high, deep],
        [r, high, deep],
        [r, high, near],
        [l, high, near],
      ],
      ceiling,
    ) +
    face(
      camera,
      [
        [l, 0, deep],
        [r, 0, deep],
        [r, 0, near],
        [l, 0, near],
      ],
      floor,
      'floor',
    ) +
    floorboards +
    face(
      camera,
      [
        [l, 0, deep],
        [l, high, deep],
        [l, high, near],
        [l, 0, near],
      ],
      side,
      'upright',
    ) +
    face(
      camera,
      [
        [r, 0, deep],
        [r, high, deep],
        [r, high, near],
        [r, 0, near],
      ],
      side + 0.1,
      'upright',
    ) +
    light.definition +
    el('rect', { x: x0, y: y0, width: x1 - x0, height: y1 - y0, fill: light.fill }) +
    stroke(`M${round(x0)} ${round(y0)}H${round(x1)}V${round(y1)}H${round(x0)}Z`, 3, 1, 'solid') +
    Array.from({ length: beams }, (_, i) => {
      const z = deep - ((deep - 1.2) * (i + 0.5)) / beams;
      return (
        face(
          camera,
          [
            [l, high, z],
            [r, high, z],
            [r, high, z - 0.3],
            [l, high, z - 0.3],
          ],
          ceiling + 0.3,
        ) +
        face(
          camera,
          [
            [l, high, z - 0.3],
            [r, high, z - 0.3],
            [r, high - 0.2, z - 0.3],
            [l, high - 0.2, z - 0.3],
          ],
          ceiling + 0.5,
        )
      );
    }).join('')
  );
}

/** A tall window in the picture's plane, with its bars; `view` is what stands behind the glass. */
export function window(
  x: number,
  y: number,
  width: number,
  height: number,
  bars: Point = [2, 3],
  sky = 0.02,
  view = '',
): string {
  const [columns, rows] = bars;
  const id = `w${Math.round(x)}-${Math.round(y)}-${Math.round(width)}`;
  const lines = [
    ...Array.from(
      { length: columns - 1 },
      (_, i) => `M${x + (width * (i + 1)) / columns} ${y}v${height}`,
    ),
    ...Array.from(
      { length: rows - 1 },
      (_, i) => `M${x} ${y + (height * (i + 1)) / rows}h${width}`,
    ),
  ];
  return (
    rect(x, y, width, height, sky) +
    el('clipPath', { id }, el('rect', { x, y, width, height })) +
    el('g', { 'clip-path': `url(#${id})` }, view) +
    stroke(lines.join(''), 6, 1, 'solid', { 'stroke-linecap': 'butt' }) +
    stroke(`M${x} ${y}h${width}v${height}h${-width}Z`, 10, 1, 'solid') +
    rect(x - 14, y + height, width + 28, 12, 0.05, 'solid')
  );
}

/** A window in a side wall, receding. */
export function sideWindow(camera: Camera, x: number, z: Point, y: Point, sky = 0.02): string {
  const corners = ([a, b]: Point, [c, d]: Point): Point[] =>
    [
      [x, c, a],
      [x, c, b],
      [x, d, b],
      [x, d, a],
    ].map((spot) => project(camera, spot as [number, number, number]));
  const middle = (z[0] + z[1]) / 2;
  const level = (share: number) => y[0] + (y[1] - y[0]) * share;
  const bar = (a: Point, b: Point) =>
    stroke(`M${a.map(round).join(' ')}L${b.map(round).join(' ')}`, 5, 1, 'solid');
  const at = (h: number, d: number) => project(camera, [x, h, d]);
  return (
    polygon(corners(z, y), sky, 'level', { stroke: tone(1, 'solid'), 'stroke-width': 8 }) +
    bar(at(y[0], middle), at(y[1], middle)) +
    bar(at(level(0.5), z[0]), at(level(0.5), z[1]))
  );
}

/** Rain before a window or a terrace: short slanted strokes. */
export function rain(
  seed: string,
  [x, y]: Point,
  [width, height]: Point,
  count: number,
  ink = 1,
): string {
  const chance = random(seed);
  const drops = Array.from({ length: count }, () => {
    const length = chance.between(26, 64);
    return `M${round(x + chance.next() * width)} ${round(y + chance.next() * height)}l${round(-length * 0.22)} ${round(length)}`;
  });
  return stroke(drops.join(''), 2.4, ink, 'solid');
}

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

/** A platform with a lit front edge. */
export const stage = (camera: Camera, half: number, high: number, z: Point): string =>
  block(camera, { x: [-half, half], y: [0, high], z, ink: 0.82, top: 0.16 });

/** A beam of light from a lamp in the ceiling. */
export function beam(
  [x, y]: Point,
  [x0, x1]: Point,
  bottom: number,
  run: 'level' | 'upright' = 'level',
): string {
  const light = gradient(
    [
      [0, 0, 0.7],
      [1, 0, 0.25],
    ],
    run,
  );
  return (
    light.definition +
    el('path', { d: `M${x - 10} ${y}H${x + 10}L${x1} ${bottom}H${x0}Z`, fill: light.fill })
  );
}

/** Gathered curtain between two edges. */
export function curtain(x: number, y: number, width: number, height: number, folds = 6): string {
  const step = width / folds;
  return Array.from({ length: folds }, (_, i) => {
    const cloth = gradient(
      [
        [0, 0.66],
        [0.45, 0.86],
        [1, 1],
      ],
      'upright',
      { x1: 0, x2: 1, y1: 0, y2: 0 },
    );
    return (
      cloth.definition +
      el('path', {
        d: `M${x + i * step} ${y}h${step}l${step * 0.06 * (i % 2 ? 1 : -1)} ${height}h${-step}Z`,
        fill: cloth.fill,
      })
    );
  }).join('');
}

/** A window on the night with a moon in it. */
export const skyMoon = (x: number, y: number, width: number, height: number): string =>
  window(
    x,
    y,
    width,
    height,
    [2, 3],
    1,
    path(disc(x + width * 0.68, y + height * 0.3, width * 0.13), 0, 'solid') +
      path(disc(x + width * 0.63, y + height * 0.28, width * 0.12), 1, 'solid'),
  );
