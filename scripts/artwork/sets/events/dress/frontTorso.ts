import type { Point } from '../../../../lib/drawing/svg.ts';
import type { Form } from '../heads.ts';
import type { Look } from '../looks.ts';
import { against, closed, hem, type Place, through } from './cloth.ts';

/** The upper body from before or behind. */
export function frontTorso(look: Look, place: Place, sits: boolean, behind: boolean): Form[] {
  const b = look.build;
  const low = hem(look, sits);
  const flare = { salwar: 2.6, kurta: 0.8 }[look.dress as string] ?? 0;
  const side: Point[] = [
    [3.2, -32.6],
    [7.6, -31],
    [11 * b, -27.6],
    [10.2 * b, -20],
    [8.5 * b, -9],
    [9.2 * b, 0],
    [(9 + flare) * b, low],
  ];
  const shape = [...side, ...[...side].reverse().map(([x, y]): Point => [-x, y])];
  const forms: Form[] = [{ d: closed(place, shape), ink: look.top }];
  const line = against(look.top);
  const drawn = (points: readonly Point[]) =>
    forms.push({ d: through(place, points), ink: line, open: true });
  if (behind) {
    drawn([
      [-4, -31.5],
      [0, -30.4],
      [4, -31.5],
    ]);
    if (look.dress === 'jacket')
      drawn([
        [0, -4],
        [0, low],
      ]);
  } else if (look.dress === 'jacket') {
    forms.push({
      d: closed(place, [
        [-3.4, -32],
        [3.4, -32],
        [2.2, -22],
        [0, -12],
        [-2.2, -22],
      ]),
      ink: 0.04,
    });
    if (look.tie)
      forms.push({
        d: closed(place, [
          [-0.9, -31],
          [0.9, -31],
          [1.3, -18],
          [0, -14],
          [-1.3, -18],
        ]),
        ink: 0.8,
      });
    drawn([
      [-3.4, -32],
      [-5.6, -24],
      [0, -11],
      [0, low],
    ]);
    drawn([
      [3.4, -32],
      [5.6, -24],
      [0, -11],
    ]);
  } else if (look.dress === 'kurta' || look.dress === 'salwar') {
    drawn([
      [0, -31],
      [0, -18],
    ]);
    drawn([
      [-3.4, -31.6],
      [0, -30],
      [3.4, -31.6],
    ]);
  } else {
    drawn([
      [-3.6, -32],
      [0, -27.4],
      [3.6, -32],
    ]);
    if (look.dress === 'shirt')
      drawn([
        [0, -27.4],
        [0, low],
      ]);
    if (look.dress === 'hoodie')
      drawn([
        [-6, -8],
        [-4, -13],
        [4, -13],
        [6, -8],
      ]);
  }
  if (look.dress === 'salwar')
    forms.push(
      {
        d: closed(place, [
          [-8, -31],
          [-3.4, -32],
          [0, -24],
          [3.4, -32],
          [8, -31],
          [4, -20],
          [0, -16],
          [-4, -20],
        ]),
        ink: against(look.top, 0.3),
      },
      {
        d: closed(
          place,
          behind
            ? [
                [-8, -31],
                [-4, -31],
                [-4.6, 6],
                [-8, 7],
              ]
            : [
                [5, -30],
                [8, -30],
                [9, 8],
                [6, 9],
              ],
        ),
        ink: against(look.top, 0.3),
      },
    );
  return forms;
}
