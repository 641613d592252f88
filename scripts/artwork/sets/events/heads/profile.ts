import type { Point } from '../../../../lib/drawing/svg.ts';
import { disc, outline } from '../shapes.ts';
import { curls, type Form, type HeadLook, plait } from './parts.ts';

const PROFILE: Point[] = [
  [0.72, -0.65],
  [0.86, -0.25],
  [0.9, -0.05],
  [1.1, 0.2],
  [0.9, 0.36],
  [0.92, 0.55],
  [0.82, 0.92],
  [0.55, 1.04],
  [0.05, 0.78],
  [-0.5, 0.6],
  [-0.95, -0.1],
  [-0.5, -0.95],
  [0.2, -1.08],
];
const PROFILE_CAP: Point[] = [
  [0.7, -0.6],
  [0.82, -0.86],
  [0.3, -1.28],
  [-0.5, -1.18],
  [-1.1, -0.4],
  [-1.0, 0.3],
  [-0.55, 0.72],
  [-0.3, 0.4],
  [-0.05, 0.3],
  [0.1, -0.2],
  [0.4, -0.42],
];

/** A head that looks right. */
export function profile({ hair, hairInk, skin, glasses, beard, cut }: HeadLook): Form[] {
  const forms: Form[] = [{ d: outline(PROFILE), ink: skin }];
  const dark = Math.min(0.95, skin + 0.4);
  if (beard)
    forms.push({
      d: outline([
        [0.9, 0.5],
        [0.9, 1.0],
        [0.55, 1.25],
        [0.1, 0.95],
        [-0.1, 0.35],
        [0.2, 0.2],
        [0.45, 0.5],
      ]),
      ink: hairInk * 0.9,
    });
  forms.push(
    { d: 'M.5-.2Q.68-.28 .82-.2M.6 .62Q.75 .68 .88 .6', ink: dark, open: true },
    { d: disc(-0.1, 0.12, 0.2), ink: skin + 0.12 },
  );
  if (glasses) forms.push({ d: `${disc(0.66, 0, 0.22)}M.44-.04L-.1-.08`, ink: 0.95, open: true });
  const cap = { d: outline(PROFILE_CAP), ink: hairInk };
  switch (hair) {
    case 'bald':
      return [
        ...forms,
        {
          d: outline([
            [-0.3, 0.1],
            [-0.95, -0.2],
            [-0.9, 0.3],
            [-0.5, 0.66],
            [-0.2, 0.4],
          ]),
          ink: hairInk,
        },
      ];
    case 'turban':
      return [
        ...forms,
        {
          d: outline([
            [0.88, -0.52],
            [0.3, -0.34],
            [-0.35, 0.1],
            [-0.95, 0.32],
            [-1.28, -0.22],
            [-1.14, -0.95],
            [-0.5, -1.42],
            [0.3, -1.52],
            [0.86, -1.14],
          ]),
          ink: hairInk,
        },
        {
          d: 'M.9-.84Q0-.72-1.04 .1M.72-1.24Q-.2-1.16-1.22-.42M.1-1.5Q-.6-1.36-1.08-.95',
          ink: hairInk > 0.5 ? 0.25 : 0.8,
          open: true,
        },
      ];
    case 'curly':
      return [...forms, { d: curls(130, 330), ink: hairInk }, cap];
    case 'bun':
      return [
        ...forms,
        { d: cut < 0.5 ? disc(-0.62, -1.22, 0.42) : disc(-1.14, 0.02, 0.42), ink: hairInk },
        cap,
      ];
    case 'plait':
      return [...forms, { d: plait(-0.85, 0.5, 8), ink: hairInk }, cap];
    case 'tail':
      return [
        ...forms,
        {
          d: outline([
            [-0.9, -0.5],
            [-1.4, -0.3],
            [-1.5, 0.8],
            [-1.2, 1.8],
            [-1.05, 0.6],
          ]),
          ink: hairInk,
        },
        cap,
      ];
    case 'bob':
      return [
        ...forms,
        {
          d: outline([
            [0.55, -0.7],
            [0.8, -0.86],
            [0.3, -1.28],
            [-0.5, -1.18],
            [-1.15, -0.4],
            [-1.2, 0.9],
            [-0.3, 1.15],
            [0.15, 0.8],
            [0.1, -0.1],
          ]),
          ink: hairInk,
        },
      ];
    case 'long':
      return [
        ...forms,
        {
          d: outline([
            [0.55, -0.7],
            [0.8, -0.86],
            [0.3, -1.28],
            [-0.5, -1.18],
            [-1.15, -0.4],
            [-1.35, 1.4],
            [-1.1, 2.6],
            [-0.4, 2.4],
            [0, 1],
            [0.1, -0.1],
          ]),
          ink: hairInk,
        },
      ];
    default:
      return [...forms, cap];
  }
}
