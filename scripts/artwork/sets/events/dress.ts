import type { Point } from '../../lib/svg.ts';
import type { Form } from './heads.ts';
import type { Look } from './looks.ts';
import type { Pose } from './poses.ts';
import { outline } from './shapes.ts';

/** A tone that can be told from another next to it. */
export const against = (ink: number, by = 0.34): number => (ink > 0.5 ? ink - by : ink + by);

type Place = (x: number, y: number) => Point;

const closed = (place: Place, points: readonly Point[]) =>
  outline(points.map(([x, y]) => place(x, y)));
const through = (place: Place, points: readonly Point[]) =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${place(x, y).join(' ')}`).join('');

/** How far below the hip the garment of the upper body ends. */
const hem = ({ dress }: Look, sits: boolean): number =>
  sits ? 3 : { shirt: 2, tee: 3, hoodie: 3, jacket: 7, kurta: 21, salwar: 23, sari: 1 }[dress];

function frontTorso(look: Look, place: Place, sits: boolean, behind: boolean): Form[] {
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

function sideTorso(look: Look, place: Place, sits: boolean): Form[] {
  const b = look.build;
  const low = hem(look, sits);
  const flare = low > 10 ? 2.4 : 0;
  const forms: Form[] = [
    {
      d: closed(place, [
        [3, -32],
        [6, -28],
        [7.4 * b, -21],
        [6.8 * b, -9],
        [6.6 + flare, low],
        [-6.8 - flare, low],
        [-5.6, -9],
        [-7.2, -22],
        [-5.6, -29],
        [-2.6, -33],
      ]),
      ink: look.top,
    },
  ];
  const ink = against(look.top);
  if (look.dress === 'jacket')
    forms.push(
      {
        d: closed(place, [
          [3, -32],
          [6, -28],
          [7.2 * b, -20],
          [6.4, -14],
          [4, -24],
        ]),
        ink: 0.05,
      },
      {
        d: through(place, [
          [2.6, -32],
          [3.6, -24],
          [6.2, -13],
          [6, low],
        ]),
        ink,
        open: true,
      },
    );
  else
    forms.push({
      d: through(place, [
        [-2.4, -32],
        [1, -30.6],
        [3.4, -31.4],
      ]),
      ink,
      open: true,
    });
  if (look.dress === 'salwar')
    forms.push({
      d: closed(place, [
        [1, -31],
        [5, -29],
        [3, -20],
        [-3, -6],
        [-6, -2],
        [-6, -12],
        [-2, -22],
      ]),
      ink: against(look.top, 0.3),
    });
  return forms;
}

/** A sari's drape over the shoulder, its border drawn. */
function drape(look: Look, place: Place, view: Pose['view']): Form[] {
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

/** Everything between neck and hem. `place` carries upright coordinates about the hip into the pose. */
export function torso(look: Look, pose: Pose, place: Place): Form[] {
  const sits = pose.hip[1] > -40;
  const behind = pose.view === 'back';
  const forms =
    pose.view === 'side' ? sideTorso(look, place, sits) : frontTorso(look, place, sits, behind);
  if (look.dress === 'sari') forms.push(...drape(look, place, pose.view));
  if (look.lanyard && pose.view === 'front')
    forms.push(
      {
        d: through(place, [
          [-3.4, -31.5],
          [0, -17],
          [3.4, -31.5],
        ]),
        ink: against(look.top, 0.5),
        open: true,
      },
      {
        d: `${through(place, [
          [-2.2, -17],
          [2.2, -17],
          [2.2, -11],
          [-2.2, -11],
        ])}Z`,
        ink: look.top < 0.2 ? 0.7 : 0.02,
      },
    );
  if (look.bag && behind)
    forms.push(
      {
        d: closed(place, [
          [-6, -29],
          [6, -29],
          [8, -18],
          [7, -5],
          [-7, -5],
          [-8, -18],
        ]),
        ink: against(look.top, 0.4),
      },
      {
        d: through(place, [
          [-5, -17],
          [5, -17],
          [5, -9],
          [-5, -9],
          [-5, -17],
        ]),
        ink: look.top,
        open: true,
      },
    );
  if (look.bag && pose.view === 'side')
    forms.unshift({
      d: closed(place, [
        [-3, -29],
        [-8, -29],
        [-13.5, -20],
        [-12.5, -6],
        [-5, -5],
      ]),
      ink: against(look.top, 0.4),
    });
  if (look.bag && pose.view === 'front')
    forms.push({
      d:
        through(place, [
          [-7, -31],
          [-7.6, -16],
        ]) +
        through(place, [
          [7, -31],
          [7.6, -16],
        ]),
      ink: against(look.top, 0.5),
      open: true,
    });
  return forms;
}
