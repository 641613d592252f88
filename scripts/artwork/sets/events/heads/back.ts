import type { Point } from '../../../../lib/drawing/svg.ts';
import { disc, outline } from '../shapes.ts';
import { curls, FACE, type Form, type HeadLook, mirrored, plait } from './parts.ts';

/** Hair cut above the nape: the neck and the ears stay free. */
const CROPPED: Point[] = [
  [0.1, -1.3],
  [-0.6, -1.16],
  [-1.02, -0.45],
  [-0.94, 0.05],
  [-0.7, 0.4],
  [-0.46, 0.72],
  [0.46, 0.76],
  [0.72, 0.4],
  [0.94, 0],
  [1, -0.5],
  [0.7, -1.1],
];
const GATHERED = mirrored([
  [0, -1.28],
  [-0.66, -1.1],
  [-1, -0.4],
  [-0.88, 0.2],
  [-0.5, 0.66],
  [0, 0.8],
]);
const BOB: Point[] = [
  [0, -1.3],
  [-0.68, -1.12],
  [-1.06, -0.4],
  [-1.12, 0.4],
  [-1.08, 0.98],
  [-0.4, 1.1],
  [0.45, 1.06],
  [1.1, 0.9],
  [1.1, 0.3],
  [1.05, -0.45],
  [0.68, -1.12],
];
const CLOTH: Point[] = [
  [0.1, 0.46],
  [-0.62, 0.36],
  [-1.04, 0.02],
  [-1.16, -0.5],
  [-0.9, -1.12],
  [-0.2, -1.46],
  [0.55, -1.36],
  [1.08, -0.8],
  [1.1, -0.12],
  [0.72, 0.34],
];
const FALL = (low: number): Point[] => [
  [0, -1.3],
  [-0.68, -1.12],
  [-1.04, -0.4],
  [-0.92, 0.4],
  [-0.86, 0.95],
  [-1, low * 0.7],
  [-0.62, low],
  [0.15, low * 1.08],
  [0.8, low * 0.94],
  [0.98, low * 0.66],
  [0.86, 0.95],
  [0.94, 0.4],
  [1.04, -0.4],
  [0.68, -1.12],
];

/** A head from behind. No mark on it may read as an eye or a mouth: buns and ties are silhouettes. */
export function back({ hair, hairInk, skin, cut }: HeadLook): Form[] {
  const ears = { d: disc(-0.92, 0.12, 0.2) + disc(0.92, 0.12, 0.2), ink: skin + 0.1 };
  const head: Form[] = [ears, { d: outline(FACE), ink: skin + 0.08 }];
  const line = hairInk > 0.5 ? 0.35 : 0.8;
  const mass = (points: readonly Point[]): Form => ({ d: outline(points), ink: hairInk });
  const strands = (d: string): Form => ({ d, ink: line, open: true });
  switch (hair) {
    case 'bald':
      return [
        ...head,
        {
          d: 'M-.92-.2Q-1.04 .5-.6 .74Q0 .92 .6 .74Q1.04 .5 .92-.2Q.76 .26 .5 .36Q0 .46-.5 .36Q-.76 .26-.92-.2Z',
          ink: hairInk,
        },
      ];
    case 'turban':
      // Wound cloth lies in bands side by side, and its end hangs over the nape.
      return [
        ...head,
        { d: 'M.05 .3L.5 .3L.66 1.12L.2 1.2Z', ink: hairInk },
        mass(CLOTH),
        strands('M-1.1-.42Q-.1-.85 .86-1.08M-1.06 0Q.1-.42 1.08-.6M-.72 .32Q.2 .04 1.08-.16'),
      ];
    case 'curly':
      return [...head, mass(GATHERED), { d: curls(120, 420), ink: hairInk, joined: true }];
    case 'bob':
      return [...head, mass(BOB), strands('M.1-1.26Q-.1-.95 .02-.7M-.4 .62L-.46 .98M.3 .66L.32 1')];
    case 'long': {
      const low = 2 + 0.7 * cut;
      return [
        ...head,
        mass(FALL(low)),
        strands(
          `M.12-1.26Q-.1-.95 .02-.7M-.38 ${low * 0.5}Q-.48 ${low * 0.7}-.36 ${low * 0.88}M.3 ${low * 0.54}Q.4 ${low * 0.75} .26 ${low * 0.94}`,
        ),
      ];
    }
    case 'bun':
      return cut < 0.5
        ? [...head, { d: disc(0.1, -1.34, 0.42), ink: hairInk }, mass(GATHERED)]
        : [
            ...head,
            mass(GATHERED),
            {
              d: 'M-.56 .62Q-.6 .28 0 .26Q.6 .28 .56 .62Q.5 1.06 0 1.08Q-.5 1.06-.56 .62Z',
              ink: hairInk,
            },
          ];
    case 'plait':
      return [...head, mass(GATHERED), { d: plait(cut < 0.5 ? 0 : 0.16, 0.75, 9), ink: hairInk }];
    case 'tail':
      return [
        ...head,
        mass(GATHERED),
        {
          d: outline([
            [-0.2, -0.16],
            [0.2, -0.16],
            [0.4, 0.7],
            [0.36, 1.5],
            [0.08, 2.1],
            [-0.26, 1.6],
            [-0.38, 0.8],
          ]),
          ink: hairInk,
        },
        { d: 'M-.27-.24H.27V-.04H-.27Z', ink: hairInk > 0.5 ? 0.05 : 0.9 },
      ];
    default:
      return [
        ...head,
        mass(
          hair === 'parted' ? CROPPED.map(([x, y]): Point => [-x, y > 0 ? y * 0.8 : y]) : CROPPED,
        ),
        strands('M.12-.95Q.55-.8 .66-.36M.02-.86Q.28-.66 .34-.3'),
      ];
  }
}
