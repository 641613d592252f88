import type { Point } from '../../../../lib/drawing/svg.ts';
import type { Form } from '../heads.ts';
import type { Look } from '../looks.ts';
import type { Pose } from '../poses.ts';
import { outline } from '../shapes.ts';
import { against, closed, type Place, through } from './cloth.ts';

/** A sari's drape over the shoulder, its border drawn. */
export function drape(look: Look, place: Place, view: Pose['view']): Form[] {
  const ink = look.bottom;
  const line = against(ink, 0.45);
  if (view === 'side')
    return [
      {
        d: closed(place, [
          [4.5, -30],
          [7.8, -20],
          [7, -4],
          [-2, 1],
          [-6, -2],
          [-2, -16],
          [-1, -31],
        ]),
        ink,
      },
      {
        d: through(place, [
          [-0.5, -31],
          [-1.4, -16],
          [-5.4, -2],
        ]),
        ink: line,
        open: true,
      },
    ];
  const m = view === 'back' ? -1 : 1;
  return [
    {
      d: closed(place, [
        [-10.6 * m, -29.5],
        [-4 * m, -32],
        [3 * m, -22],
        [9.4 * m, -9],
        [9.6 * m, 2],
        [-3 * m, 0],
        [-6 * m, -12],
        [-9.6 * m, -20],
      ]),
      ink,
    },
    {
      d: through(place, [
        [-4 * m, -31.6],
        [3 * m, -21.4],
        [9.2 * m, -9],
      ]),
      ink: line,
      open: true,
    },
    {
      d: through(place, [
        [-5.4 * m, -31.4],
        [1.6 * m, -20],
        [9 * m, -6.4],
      ]),
      ink: line,
      open: true,
    },
  ];
}

/** The skirt of a sari on somebody who stands, with pleats and a border. */
export function skirt(look: Look, [x, y]: Point, side: boolean): Form[] {
  const w = side ? 7.2 : 9.2 * look.build;
  const drop = -y - 1.5;
  const line = against(look.bottom, 0.4);
  return [
    {
      d: outline([
        [x - w, y - 5],
        [x + w, y - 5],
        [x + w + 1, y + drop * 0.5],
        [x + w + 2.6, y + drop],
        [x, y + drop + 1],
        [x - w - 2.6, y + drop],
        [x - w - 1, y + drop * 0.5],
      ]),
      ink: look.bottom,
    },
    ...[-0.3, 0.05, 0.35].map((at) => ({
      d: `M${x + w * at} ${y}L${x + w * at * 1.7} ${y + drop - 3}`,
      ink: line,
      open: true,
    })),
    {
      d: `M${x - w - 2.2} ${y + drop - 3}Q${x} ${y + drop - 1} ${x + w + 2.2} ${y + drop - 3}`,
      ink: line,
      open: true,
    },
  ];
}
