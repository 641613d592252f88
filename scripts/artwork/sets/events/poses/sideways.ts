import { type Pose, SIDE } from './pose.ts';

/** Postures of people seen from the side, on their feet. */
export const sideways = {
  walk: {
    ...SIDE,
    lean: 4,
    hands: [
      [11, -54],
      [-9, -53],
    ],
    feet: [
      [14, -4],
      [-11, -5],
    ],
    knees: [-1, -1],
  },
  walkUmbrella: {
    ...SIDE,
    lean: 3,
    hands: [
      [10, -54],
      [12, -70],
    ],
    feet: [
      [13, -4],
      [-10, -4],
    ],
    knees: [-1, -1],
    holds: 'umbrella',
  },
  greetUmbrella: {
    ...SIDE,
    lean: 4,
    hands: [
      [25, -62],
      [11, -68],
    ],
    feet: [
      [8, -3],
      [-5, -3],
    ],
    tilt: 2,
    holds: 'umbrella',
  },
  stroll: {
    ...SIDE,
    lean: 1,
    hands: [
      [-4, -51],
      [10, -64],
    ],
    feet: [
      [-8, -5],
      [9, -3],
    ],
    knees: [-1, -1],
    holds: 'cup',
  },
  talk: {
    ...SIDE,
    lean: 2,
    hands: [
      [13, -60],
      [19, -72],
    ],
    feet: [
      [4, -3],
      [-2, -3],
    ],
    tilt: 4,
  },
  shake: {
    ...SIDE,
    lean: 7,
    hands: [
      [10, -52],
      [25, -62],
    ],
    feet: [
      [8, -3],
      [-5, -3],
    ],
    tilt: 3,
  },
  point: {
    ...SIDE,
    lean: 2,
    hands: [
      [8, -52],
      [29, -88],
    ],
    tilt: -4,
    feet: [
      [6, -3],
      [-3, -3],
    ],
  },
  stoop: {
    ...SIDE,
    lean: 38,
    hip: [-6, -50],
    hands: [
      [26, -46],
      [22, -47],
    ],
    tilt: -14,
    feet: [
      [5, -3],
      [-5, -3],
    ],
  },
  read: {
    ...SIDE,
    lean: 3,
    hands: [
      [14, -67],
      [13, -66],
    ],
    tilt: 16,
    holds: 'paper',
  },
  sideListen: {
    ...SIDE,
    hands: [
      [8, -63],
      [4, -65],
    ],
    tilt: -3,
  },
} satisfies Record<string, Pose>;
