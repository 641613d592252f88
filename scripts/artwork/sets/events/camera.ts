import type { Point } from '../../../lib/drawing/svg.ts';
import type { Run } from '../../lib/engrave.ts';
import { type Person, person } from './people.ts';
import { polygon } from './shapes.ts';

/** A point of the room in metres: right of the axis, above the floor, away from the eye. */
export type Spot = readonly [x: number, y: number, z: number];

/** One-point perspective: everything in a scene that stands on its floor shares it. */
export interface Camera {
  /** Vanishing point in pixels. */
  vx: number;
  vy: number;
  /** Height of the eye in metres. */
  eye: number;
  /** Pixels a metre has at a metre's distance. */
  focal: number;
}

export const project = ({ vx, vy, eye, focal }: Camera, [x, y, z]: Spot): Point => [
  vx + (x * focal) / z,
  vy - ((y - eye) * focal) / z,
];

/** A flat face in the room. */
export const face = (camera: Camera, corners: readonly Spot[], ink: number, run?: Run): string =>
  polygon(
    corners.map((corner) => project(camera, corner)),
    ink,
    run,
  );

interface Block {
  x: readonly [number, number];
  y: readonly [number, number];
  z: readonly [number, number];
  ink: number;
  top?: number;
  side?: number;
  run?: Run;
}

/** A box with the faces that the eye can see. */
export function block(
  camera: Camera,
  { x, y, z, ink, top = ink - 0.25, side = ink + 0.15, run }: Block,
): string {
  const [x0, x1] = x;
  const [y0, y1] = y;
  const [z0, z1] = z;
  const flank = x0 > 0 ? x0 : x1 < 0 ? x1 : undefined;
  return [
    flank === undefined
      ? ''
      : face(
          camera,
          [
            [flank, y0, z0],
            [flank, y1, z0],
            [flank, y1, z1],
            [flank, y0, z1],
          ],
          side,
          run,
        ),
    y1 < camera.eye
      ? face(
          camera,
          [
            [x0, y1, z0],
            [x1, y1, z0],
            [x1, y1, z1],
            [x0, y1, z1],
          ],
          top,
          'level',
        )
      : '',
    face(
      camera,
      [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y1, z0],
        [x0, y1, z0],
      ],
      ink,
      run,
    ),
  ].join('');
}

/** Somebody who stands in the room; `tall` is in metres, `y` the height of what they stand on. */
export function stands(
  camera: Camera,
  [x, y, z]: Spot,
  who: Omit<Person, 'x' | 'y' | 'h'> & { tall?: number },
): string {
  const [px, py] = project(camera, [x, y, z]);
  return person({ ...who, x: px, y: py, h: ((who.tall ?? 1.7) * camera.focal) / z });
}
