import { type Point, round } from '../../../lib/drawing/svg.ts';
import { slanted } from './boards.ts';
import { block, type Camera, project } from './camera.ts';
import type { Chart } from './charts.ts';
import { edge, pale } from './edges.ts';
import { disc, limb, type Piece, path, polygon, stroke } from './shapes.ts';

/** A laptop seen from behind its lid; x, y is the middle of its foot. */
export const lid = (x: number, y: number, width: number, ink = 0.75): string =>
  path(
    `M${x - width / 2} ${y}l${width * 0.05} ${-width * 0.62}h${width * 0.9}l${width * 0.05} ${width * 0.62}Z`,
    ink,
    'upright',
    pale,
  ) + path(disc(x, y - width * 0.31, width * 0.045), 0, 'solid');

/** A laptop whose screen we see. */
export const laptop = (x: number, y: number, width: number, chart: Chart, dark = true): Piece => [
  polygon(
    [
      [x - width * 0.56, y + width * 0.24],
      [x + width * 0.56, y + width * 0.24],
      [x + width * 0.5, y],
      [x - width * 0.5, y],
    ],
    0.3,
    'level',
    edge,
  ),
  stroke(
    [0.07, 0.12, 0.17]
      .map((s) => `M${round(x - width * 0.44)} ${round(y + width * s)}H${round(x + width * 0.44)}`)
      .join(''),
    width * 0.018,
    1,
    'solid',
  ),
  slanted([x - width * 0.47, y - width * 0.6], [width * 0.94, 0], [0, width * 0.57], chart, dark),
];

/** A table with a cloth or a plain top on legs. */
export function table(
  camera: Camera,
  x: Point,
  z: Point,
  { cloth = false, ink = 0.3, high = 0.75, y = 0 } = {},
): string {
  const top = block(camera, {
    x,
    y: [y + (cloth ? 0.03 : high - 0.06), y + high],
    z,
    ink: cloth ? ink : 0.7,
    top: 0.06,
    run: cloth ? 'upright' : 'level',
  });
  const legs = cloth
    ? ''
    : [x[0] + 0.08, x[1] - 0.08]
        .flatMap((lx) =>
          z.map(
            (lz) =>
              [project(camera, [lx, y, lz]), project(camera, [lx, y + high - 0.05, lz])] as const,
          ),
        )
        .map(([a, b]) => path(limb(a, b, 5, 5), 0.95, 'solid'))
        .join('');
  return legs + top + outlineTop(camera, x, z, y + high);
}

const outlineTop = (camera: Camera, x: Point, z: Point, y: number): string =>
  stroke(
    `M${[
      [x[0], z[0]],
      [x[1], z[0]],
      [x[1], z[1]],
      [x[0], z[1]],
    ]
      .map(([a, b]) =>
        project(camera, [a as number, y, b as number])
          .map(round)
          .join(' '),
      )
      .join('L')}Z`,
    2.5,
    1,
    'solid',
  );

/** A lectern with a microphone, its front to the hall. */
export function lectern(x: number, y: number, h: number): string {
  return (
    path(
      `M${x - h * 0.12} ${y}L${x - h * 0.16} ${y - h * 0.62}H${x + h * 0.16}L${x + h * 0.12} ${y}Z`,
      0.74,
      'upright',
      pale,
    ) +
    path(
      `M${x - h * 0.19} ${y - h * 0.6}H${x + h * 0.19}L${x + h * 0.16} ${y - h * 0.67}H${x - h * 0.16}Z`,
      0.1,
      'level',
      edge,
    ) +
    stroke(
      `M${x + h * 0.06} ${y - h * 0.66}q${-h * 0.01} ${-h * 0.1} ${-h * 0.06} ${-h * 0.13}`,
      4,
      1,
      'solid',
    ) +
    path(disc(x - h * 0.005, y - h * 0.79, h * 0.014), 1, 'solid')
  );
}

/** What stands before a speaker at a table: microphone, glass, name plate. */
export const setting = (x: number, y: number, u: number): string =>
  path(
    `M${x - u * 0.5} ${y}l${u * 0.08} ${-u * 0.24}h${u * 0.84}l${u * 0.08} ${u * 0.24}Z`,
    0,
    'solid',
    edge,
  ) +
  stroke(`M${x - u * 0.3} ${y - u * 0.14}h${u * 0.6}`, 4, 1, 'solid') +
  stroke(
    `M${x + u * 0.8} ${y - u * 0.02}q${-u * 0.02} ${-u * 0.4} ${-u * 0.3} ${-u * 0.62}`,
    4,
    1,
    'solid',
  ) +
  path(disc(x + u * 0.48, y - u * 0.66, u * 0.08), 1, 'solid') +
  path(
    `M${x - u * 0.9} ${y}l${-u * 0.03} ${-u * 0.34}h${u * 0.22}l${-u * 0.03} ${u * 0.34}Z`,
    0.12,
    'level',
    edge,
  );

/** A potted palm for a corner. */
export function plant(x: number, y: number, h: number): string {
  const leaves = [-75, -48, -22, 4, 30, 55, 80].map((degrees) => {
    const a = ((degrees - 90) * Math.PI) / 180;
    const [tx, ty] = [x + Math.cos(a) * h * 0.5, y - h * 0.42 + Math.sin(a) * h * 0.52];
    const [cx, cy] = [x + Math.cos(a) * h * 0.16, y - h * 0.5 + Math.sin(a) * h * 0.46];
    return `M${x} ${y - h * 0.3}Q${cx} ${cy} ${tx} ${ty}Q${cx + h * 0.1} ${cy + h * 0.08} ${x} ${y - h * 0.3}Z`;
  });
  return (
    path(leaves.map((d) => d.split('\n').map(round2).join('')).join(''), 0.8, 'level', pale) +
    path(
      `M${x - h * 0.14} ${y - h * 0.32}h${h * 0.28}l${-h * 0.05} ${h * 0.32}h${-h * 0.18}Z`,
      0.3,
      'upright',
      edge,
    )
  );
}

const round2 = (d: string) => d.replace(/\d+\.\d+/g, (n) => String(round(Number(n))));

/** Papers on a table. */
export const papers = (x: number, y: number, u: number): string =>
  [-0.5, 0.1, 0.6]
    .map((dx, i) =>
      polygon(
        [
          [x + dx * u, y],
          [x + (dx + 0.5) * u, y + (i - 1) * 4],
          [x + (dx + 0.6) * u, y + u * 0.18],
          [x + (dx + 0.06) * u, y + u * 0.2],
        ],
        0,
        'solid',
        edge,
      ),
    )
    .join('');
