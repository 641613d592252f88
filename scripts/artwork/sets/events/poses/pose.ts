import type { Point } from '../../../../lib/drawing/svg.ts';

/**
 * A posture: the joints that matter, in units of a hundredth of a standing person's height, from
 * the point between the feet. Elbows and knees follow from the lengths of the limbs. Of each pair
 * the first is on the left of the picture, or the far one where the body is seen from the side.
 */
export interface Pose {
  view: 'front' | 'back' | 'side';
  hip: Point;
  /** Degrees by which the upper body leans to the right. */
  lean?: number;
  /** Degrees by which the head tilts, and where it looks: profile left, front, profile right. */
  tilt?: number;
  face?: -1 | 0 | 1;
  hands: readonly [Point, Point];
  feet: readonly [Point, Point];
  /** To which side elbows and knees bend: 1 or −1, seen along the limb. */
  elbows?: readonly [number, number];
  knees?: readonly [number, number];
  /** Sits facing us or away: thighs are foreshortened. */
  folded?: boolean;
  /** What the second hand holds. */
  holds?: 'phone' | 'mic' | 'cup' | 'chalk' | 'pointer' | 'tablet' | 'paper' | 'umbrella';
}

export const FRONT = {
  view: 'front',
  hip: [0, -50],
  hands: [
    [-14, -48],
    [14, -48],
  ],
  feet: [
    [-5.5, -3],
    [6.5, -3],
  ],
} satisfies Pose;
export const SIDE = {
  view: 'side',
  hip: [0, -50],
  hands: [
    [7, -50],
    [2, -49],
  ],
  feet: [
    [5, -3],
    [-3, -3],
  ],
  elbows: [1, 1],
  knees: [-1, -1],
} satisfies Pose;
export const SEAT: Point = [0, -25];
export const CHAIR = {
  hip: SEAT,
  feet: [
    [20, -3],
    [17, -3],
  ],
  knees: [-1, -1],
} satisfies Partial<Pose>;
