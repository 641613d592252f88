import { tone } from '../../lib/engrave.ts';
import { random } from '../../lib/random.ts';
import { el, type Point, round } from '../../lib/svg.ts';
import { type Camera, face, project } from './camera.ts';
import { colonnade } from './rooms.ts';
import { disc, gradient, outline, path, polygon, rect, stroke } from './shapes.ts';

const edge = { stroke: tone(1, 'solid'), 'stroke-width': 3 };
const pale = { stroke: tone(0, 'solid'), 'stroke-width': 2.5 };

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

/** A brass bell that hangs from its rope. */
export const bell = (x: number, y: number, size: number): string =>
  stroke(`M${x} ${y - size * 3}V${y}`, 6, 1, 'solid') +
  path(
    outline([
      [x, y - size * 0.1],
      [x + size * 0.3, y + size * 0.1],
      [x + size * 0.42, y + size * 0.7],
      [x + size * 0.68, y + size * 1.05],
      [x, y + size * 1.12],
      [x - size * 0.68, y + size * 1.05],
      [x - size * 0.42, y + size * 0.7],
      [x - size * 0.3, y + size * 0.1],
    ]),
    0.3,
    'upright',
    edge,
  ) +
  path(
    outline([
      [x, y - size * 0.1],
      [x + size * 0.3, y + size * 0.1],
      [x + size * 0.42, y + size * 0.7],
      [x + size * 0.68, y + size * 1.05],
      [x + size * 0.2, y + size * 1.1],
    ]),
    0.75,
    'upright',
  ) +
  path(disc(x, y + size * 1.2, size * 0.15), 1, 'solid');

/** A visitors' gallery: slab, balusters, rail. Its people are drawn before it. */
export function gallery(camera: Camera, [x0, x1]: Point, y: number, z: number): string {
  const [left, slab] = project(camera, [x0, y, z]);
  const [right, rail] = project(camera, [x1, y + 1, z]);
  const count = Math.round((right - left) / 26);
  const balusters = Array.from(
    { length: count },
    (_, i) =>
      `M${round(left + ((right - left) * (i + 0.5)) / count)} ${round(rail)}V${round(slab)}`,
  ).join('');
  return (
    rect(left, slab, right - left, 34, 0.12, 'level', edge) +
    stroke(balusters, 7, 0.04, 'solid') +
    rect(left, rail - 10, right - left, 16, 0.04, 'solid', edge)
  );
}

/** A clock on the wall. */
export function clock(x: number, y: number, r: number, hours: number, minutes: number): string {
  const hand = (turns: number, length: number, width: number) => {
    const a = turns * 2 * Math.PI - Math.PI / 2;
    return stroke(
      `M${x} ${y}L${round(x + Math.cos(a) * length)} ${round(y + Math.sin(a) * length)}`,
      width,
      1,
      'solid',
    );
  };
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * 2 * Math.PI;
    return `M${round(x + Math.cos(a) * r * 0.78)} ${round(y + Math.sin(a) * r * 0.78)}L${round(x + Math.cos(a) * r * 0.9)} ${round(y + Math.sin(a) * r * 0.9)}`;
  });
  return (
    path(disc(x, y, r), 0, 'solid', { stroke: tone(1, 'solid'), 'stroke-width': 8 }) +
    stroke(ticks.join(''), 4, 1, 'solid') +
    hand((hours + minutes / 60) / 12, r * 0.5, 8) +
    hand(minutes / 60, r * 0.74, 5)
  );
}

/** A pale pool of light on the floor. */
export function pool(camera: Camera, [x0, x1]: Point, [z0, z1]: Point): string {
  return face(
    camera,
    [
      [x0, 0, z1],
      [x1, 0, z1],
      [x1 * 1.1, 0, z0],
      [x0 * 1.1, 0, z0],
    ],
    0.08,
    'floor',
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

/** A market stall with a striped awning. */
export function stall(x: number, y: number, width: number, height: number): string {
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const [a, b] = [x + (width * i) / 8, x + (width * (i + 1)) / 8];
    return path(
      `M${a} ${y}H${b}V${y + height * 0.2}a${width / 16} ${width / 16} 0 0 1 ${-width / 8} 0Z`,
      i % 2 ? 0.85 : 0.04,
      'level',
      edge,
    );
  });
  return (
    rect(x + width * 0.03, y + height * 0.1, width * 0.94, height * 0.56, 0.72) +
    rect(x + width * 0.02, y, width * 0.03, height, 0.95, 'solid') +
    rect(x + width * 0.95, y, width * 0.03, height, 0.95, 'solid') +
    stripes.join('')
  );
}

/** The front of a stall, drawn after whoever stands behind it. */
export const counter = (x: number, y: number, width: number, height: number, ink = 0.14): string =>
  rect(x, y, width, height, ink, 'upright', edge) +
  rect(x - 8, y - 12, width + 16, 16, 0.02, 'solid', edge);

/** Shelves of books. */
export function shelves(
  seed: string,
  x: number,
  y: number,
  width: number,
  rows: number,
  high = 92,
): string {
  const chance = random(seed);
  let books = '';
  for (let row = 0; row < rows; row++)
    for (let bx = x + 8; bx < x + width - 26; ) {
      const w = chance.between(11, 24);
      const h = high * chance.between(0.6, 0.84);
      if (chance.next() > 0.08)
        books += rect(
          bx,
          y + (row + 1) * high - h - 8,
          w,
          h,
          chance.pick([0.05, 0.3, 0.55, 0.8, 0.95]),
          'upright',
          pale,
        );
      bx += w + 2;
    }
  const boards = Array.from({ length: rows + 1 }, (_, i) => `M${x} ${y + i * high}h${width}`).join(
    '',
  );
  return (
    rect(x, y, width, rows * high, 0.88) +
    books +
    stroke(
      `${boards}M${x} ${y}v${rows * high}M${x + width} ${y}v${rows * high}`,
      9,
      0.04,
      'solid',
      { 'stroke-linecap': 'butt' },
    )
  );
}

/** A lamp on a flex with its cone of light. */
export function pendant(x: number, y: number, size: number): string {
  const cone = gradient([
    [0, 0, 0.55],
    [1, 0, 0],
  ]);
  return (
    cone.definition +
    el('path', {
      d: `M${x - size * 0.6} ${y}H${x + size * 0.6}L${x + size * 2.4} ${y + size * 4.6}H${x - size * 2.4}Z`,
      fill: cone.fill,
    }) +
    stroke(`M${x} 0V${y - size * 0.6}`, 4, 0, 'solid') +
    path(
      `M${x - size * 0.7} ${y}Q${x - size * 0.5} ${y - size * 0.7} ${x} ${y - size * 0.7}Q${x + size * 0.5} ${y - size * 0.7} ${x + size * 0.7} ${y}Z`,
      0.95,
      'solid',
      pale,
    )
  );
}
