import type { Point } from '../../../../lib/drawing/svg.ts';
import type { Look } from '../looks.ts';
import { outline } from '../shapes.ts';

/** A tone that can be told from another next to it. */
export const against = (ink: number, by = 0.34): number => (ink > 0.5 ? ink - by : ink + by);

export type Place = (x: number, y: number) => Point;

export const closed = (place: Place, points: readonly Point[]) =>
  outline(points.map(([x, y]) => place(x, y)));
export const through = (place: Place, points: readonly Point[]) =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${place(x, y).join(' ')}`).join('');

/** How far below the hip the garment of the upper body ends. */
export const hem = ({ dress }: Look, sits: boolean): number =>
  sits ? 3 : { shirt: 2, tee: 3, hoodie: 3, jacket: 7, kurta: 21, salwar: 23, sari: 1 }[dress];
