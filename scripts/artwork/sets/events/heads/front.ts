import type { Point } from '../../../lib/svg.ts';
import { disc, limb, outline } from '../shapes.ts';
import { curls, FACE, type Form, type HeadLook, mirrored, plait } from './parts.ts';

const CAP = mirrored([
  [0, -0.62],
  [-0.45, -0.5],
  [-0.8, -0.05],
  [-0.95, 0.12],
  [-1.04, -0.5],
  [-0.62, -1.14],
  [0, -1.3],
]);
const PARTED: Point[] = [
  [-0.5, -0.72],
  [-0.8, -0.3],
  [-0.92, 0.15],
  [-1.02, -0.55],
  [-0.6, -1.12],
  [0.1, -1.34],
  [0.72, -1.1],
  [1.03, -0.45],
  [0.93, 0.15],
  [0.8, -0.25],
  [0.35, -0.42],
];
const TURBAN = mirrored([
  [0, -0.52],
  [-0.5, -0.42],
  [-0.98, -0.1],
  [-1.18, -0.7],
  [-0.72, -1.42],
  [0, -1.62],
]);

/** A head that faces us. */
export function front({ hair, hairInk, skin, glasses, beard }: HeadLook): Form[] {
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
        d: 'M-1-.3Q-.2-.7 .5-1.5M-.7-.3Q.1-.7 .9-1.2M1-.3Q.4-.9-.5-1.45',
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
  return [
    ...forms,
    { d: outline(hair === 'parted' || hair === 'tail' ? PARTED : CAP), ink: hairInk },
  ];
}
