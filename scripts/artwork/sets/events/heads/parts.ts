import type { Point } from '../../../../lib/drawing/svg.ts';
import { disc } from '../shapes.ts';

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
  /** 0 to 1: how this head's hair is cut or put up; no two of one kind are alike. */
  cut: number;
}

export const mirrored = (half: readonly Point[]): Point[] => [
  ...half,
  ...[...half].reverse().flatMap(([x, y]): Point[] => (x === 0 ? [] : [[-x, y]])),
];

export const FACE = mirrored([
  [0, -1.05],
  [-0.7, -0.78],
  [-0.86, -0.1],
  [-0.76, 0.45],
  [-0.42, 0.92],
  [0, 1.06],
]);
export const NAPE = (low: number, wide = 1): Point[] =>
  mirrored([
    [0, -1.3],
    [-0.66, -1.12],
    [-1.03 * wide, -0.4],
    [-0.98 * wide, low * 0.5],
    [-0.72 * wide, low],
    [0, low * 1.06],
  ]);

export const curls = (from: number, to: number): string =>
  Array.from({ length: 9 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 8) * Math.PI) / 180;
    return disc(0.82 * Math.cos(angle), -0.35 + 0.82 * Math.sin(angle), 0.4);
  }).join('');

export const plait = (x: number, y: number, links: number): string =>
  Array.from({ length: links }, (_, i) =>
    disc(x + 0.07 * (i % 2), y + i * 0.42, 0.3 - i * 0.018),
  ).join('');
