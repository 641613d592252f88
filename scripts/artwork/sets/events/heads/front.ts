import type { Point } from '../../../../lib/drawing/svg.ts';
import { disc, limb, outline } from '../shapes.ts';
import { curls, FACE, type Form, type HeadLook, mirrored, plait } from './parts.ts';

/** Hair parted in the middle, and drawn to both sides. */
const MIDDLE = mirrored([
  [0, -0.94],
  [-0.4, -0.7],
  [-0.74, -0.26],
  [-0.9, 0.22],
  [-1.05, -0.36],
  [-0.66, -1.12],
  [0, -1.3],
]);
/** Short hair brushed up to one side. */
const SHORT: Point[] = [
  [0.2, -0.62],
  [-0.45, -0.72],
  [-0.78, -0.32],
  [-0.9, 0.12],
  [-1, -0.42],
  [-0.82, -1],
  [-0.2, -1.36],
  [0.5, -1.36],
  [0.96, -0.86],
  [1, -0.35],
  [0.9, 0.12],
  [0.82, -0.34],
  [0.64, -0.6],
];
const PARTED: Point[] = [
  [-0.5, -0.78],
  [-0.8, -0.32],
  [-0.92, 0.15],
  [-1.02, -0.55],
  [-0.6, -1.12],
  [0.1, -1.34],
  [0.72, -1.1],
  [1.03, -0.45],
  [0.93, 0.15],
  [0.8, -0.25],
  [0.35, -0.48],
];
/** Cloth wound round the head: higher on one side, to a point over the brow. */
const TURBAN: Point[] = [
  [0, -0.7],
  [-0.5, -0.42],
  [-0.96, -0.06],
  [-1.2, -0.55],
  [-1.02, -1.14],
  [-0.45, -1.52],
  [0.2, -1.58],
  [0.8, -1.36],
  [1.18, -0.85],
  [1.14, -0.36],
  [0.94, -0.06],
  [0.45, -0.42],
];

/** A head that faces us. */
export function front({ hair, hairInk, skin, glasses, beard, cut }: HeadLook): Form[] {
  const side = hair === 'parted' || hair === 'tail' ? PARTED : hair === 'short' ? SHORT : MIDDLE;
  const hairline = cut < 0.5 ? side : side.map(([x, y]): Point => [-x, y]).reverse();
  const ears = { d: disc(-0.88, 0.12, 0.2) + disc(0.88, 0.12, 0.2), ink: skin + 0.08 };
  const forms: Form[] = [ears, { d: outline(FACE), ink: skin }];
  const dark = Math.min(0.95, skin + 0.4);
  if (beard)
    forms.push({
      d: 'M-.82 .1Q-.8 1.25 0 1.3Q.8 1.25 .82 .1Q.6 .5 .3 .42Q0 .3-.3 .42Q-.6 .5-.82 .1Z',
      ink: hairInk * 0.9,
    });
  forms.push(
    {
      d: 'M-.56-.14Q-.36-.26-.18-.14M.18-.14Q.36-.26 .56-.14M.02-.05L.14 .3L-.04 .33',
      ink: dark,
      open: true,
    },
    { d: 'M-.26 .6Q0 .72 .26 .6', ink: beard ? skin : dark, open: true },
  );
  if (glasses)
    forms.push({
      d: `${disc(-0.38, 0.02, 0.27)}${disc(0.38, 0.02, 0.27)}M-.11 0H.11`,
      ink: 0.95,
      open: true,
    });
  if (hair === 'turban')
    return [
      ...forms,
      { d: outline(TURBAN), ink: hairInk },
      {
        d: 'M0-.7Q.6-.74 1.1-.4M-.2-.82Q.55-1.06 1.16-.8M-.5-.94Q.3-1.34 .84-1.3M0-.7Q-.7-1-1.02-1.1',
        ink: hairInk > 0.5 ? 0.2 : 0.8,
        open: true,
      },
    ];
  if (hair === 'bald')
    return [
      ...forms,
      {
        d:
          limb([-0.93, -0.25], [-0.93, 0.05], 0.09, 0.07) +
          limb([0.93, -0.25], [0.93, 0.05], 0.09, 0.07),
        ink: hairInk,
      },
    ];
  if (hair === 'curly') forms.push({ d: curls(170, 370), ink: hairInk });
  if (hair === 'bun') forms.push({ d: disc(0, -1.42, 0.44), ink: hairInk });
  if (hair === 'plait') forms.push({ d: plait(0.78, 0.9, 6), ink: hairInk });
  return [...forms, { d: outline(hairline), ink: hairInk }];
}
