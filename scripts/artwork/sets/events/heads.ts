import type { Point } from '../../lib/svg.ts';
import { disc, limb, outline } from './shapes.ts';

export type Hair =
  | 'short'
  | 'parted'
  | 'curly'
  | 'bald'
  | 'bob'
  | 'long'
  | 'bun'
  | 'plait'
  | 'tail'
  | 'turban';

/** A closed form with its own tone; an `open` one is a line only. */
export interface Form {
  d: string;
  ink: number;
  open?: boolean;
  /** One surface with the form before it: no contour between them. */
  joined?: boolean;
}

export interface HeadLook {
  hair: Hair;
  hairInk: number;
  skin: number;
  glasses: boolean;
  beard: boolean;
}

const mirrored = (half: readonly Point[]): Point[] => [
  ...half,
  ...[...half].reverse().flatMap(([x, y]): Point[] => (x === 0 ? [] : [[-x, y]])),
];

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
const FACE = mirrored([
  [0, -1.05],
  [-0.7, -0.78],
  [-0.86, -0.1],
  [-0.76, 0.45],
  [-0.42, 0.92],
  [0, 1.06],
]);
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
const NAPE = (low: number, wide = 1): Point[] =>
  mirrored([
    [0, -1.3],
    [-0.66, -1.12],
    [-1.03 * wide, -0.4],
    [-0.98 * wide, low * 0.5],
    [-0.72 * wide, low],
    [0, low * 1.06],
  ]);
const TURBAN = mirrored([
  [0, -0.52],
  [-0.5, -0.42],
  [-0.98, -0.1],
  [-1.18, -0.7],
  [-0.72, -1.42],
  [0, -1.62],
]);

const curls = (from: number, to: number): string =>
  Array.from({ length: 9 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 8) * Math.PI) / 180;
    return disc(0.82 * Math.cos(angle), -0.35 + 0.82 * Math.sin(angle), 0.4);
  }).join('');

const plait = (x: number, y: number, links: number): string =>
  Array.from({ length: links }, (_, i) =>
    disc(x + 0.07 * (i % 2), y + i * 0.42, 0.3 - i * 0.018),
  ).join('');

/** Hair that falls behind the shoulders of somebody who faces us. */
export function hairBehind({ hair, hairInk }: HeadLook): Form[] {
  if (hair === 'long') return [{ d: outline(NAPE(2.5, 1.14)), ink: hairInk }];
  if (hair === 'bob') return [{ d: outline(NAPE(1.15, 1.18)), ink: hairInk }];
  return [];
}

function front({ hair, hairInk, skin, glasses, beard }: HeadLook): Form[] {
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

function back({ hair, hairInk, skin }: HeadLook): Form[] {
  const ears = { d: disc(-0.92, 0.12, 0.2) + disc(0.92, 0.12, 0.2), ink: skin + 0.1 };
  const skull = { d: outline(FACE), ink: skin + 0.08 };
  if (hair === 'bald')
    return [
      ears,
      skull,
      { d: 'M-.9-.1Q-.8 .75 0 .8Q.8 .75 .9-.1Q.5 .35 0 .35Q-.5 .35-.9-.1Z', ink: hairInk },
    ];
  if (hair === 'turban')
    return [
      ears,
      skull,
      {
        d: outline(
          mirrored([
            [0, 0.45],
            [-0.6, 0.35],
            [-1.08, -0.05],
            [-1.18, -0.7],
            [-0.72, -1.42],
            [0, -1.62],
          ]),
        ),
        ink: hairInk,
      },
      {
        d: 'M-1.05-.2Q-.2-.1 .5-1.5M-.5 .3Q.3-.2 .95-1.2M1 0Q.5-.6-.3-1.5',
        ink: hairInk > 0.5 ? 0.25 : 0.8,
        open: true,
      },
    ];
  const low = {
    short: 0.55,
    parted: 0.6,
    curly: 0.7,
    bob: 1.2,
    long: 2.7,
    bun: 0.7,
    plait: 0.75,
    tail: 0.7,
  }[hair];
  const forms: Form[] = [ears, skull, { d: outline(NAPE(low, low > 1 ? 1.14 : 1)), ink: hairInk }];
  const line = hairInk > 0.5 ? 0.35 : 0.8;
  if (hair === 'curly') forms.push({ d: curls(120, 420), ink: hairInk, joined: true });
  if (hair === 'bun')
    forms.push(
      { d: disc(0, -0.1, 0.52), ink: hairInk },
      { d: 'M-.3-.2Q0-.5 .3-.2', ink: line, open: true },
    );
  if (hair === 'plait') forms.push({ d: plait(0, 0.75, 9), ink: hairInk });
  if (hair === 'tail')
    forms.push(
      {
        d: outline([
          [-0.3, -0.1],
          [0.3, -0.1],
          [0.42, 1],
          [0.1, 2.2],
          [-0.3, 1.1],
        ]),
        ink: hairInk,
      },
      { d: 'M-.28 0Q0 .12 .28 0', ink: line, open: true },
    );
  if (hair === 'long')
    forms.push({
      d: 'M-.5-.6Q-.7 .8-.4 2.3M.1-1Q.2 .8 0 2.5M.55-.6Q.75 .8 .5 2.2',
      ink: line,
      open: true,
    });
  return forms;
}

function profile({ hair, hairInk, skin, glasses, beard }: HeadLook): Form[] {
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
            [0.85, -0.45],
            [0.2, -0.2],
            [-0.4, 0.25],
            [-1.05, 0.35],
            [-1.3, -0.4],
            [-0.8, -1.35],
            [0.1, -1.6],
            [0.85, -1.2],
          ]),
          ink: hairInk,
        },
        {
          d: 'M.8-.6Q-.1-.7-1.1 .1M.8-.9Q-.1-1.2-1.1-.5',
          ink: hairInk > 0.5 ? 0.25 : 0.8,
          open: true,
        },
      ];
    case 'curly':
      return [...forms, { d: curls(130, 330), ink: hairInk }, cap];
    case 'bun':
      return [...forms, { d: disc(-1.2, -0.35, 0.45), ink: hairInk }, cap];
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

/** A head about the origin, one unit for its radius; `looks` right where it is a profile. */
export const head = (look: HeadLook, looks: 'front' | 'back' | 'profile'): Form[] =>
  ({ front, back, profile })[looks](look);
