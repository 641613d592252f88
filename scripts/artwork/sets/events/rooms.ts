import { el, type Point, round } from '../../../lib/drawing/svg.ts';
import { type Camera, face, project } from './camera.ts';
import { edge } from './edges.ts';
import { gradient, rect, stroke } from './shapes.ts';

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
