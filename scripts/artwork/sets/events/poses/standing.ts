import { FRONT, type Pose } from './pose.ts';

/** Postures of people who stand and face us. */
export const standing = {
  stand: { ...FRONT, lean: 1, tilt: -3 },
  shift: {
    ...FRONT,
    hip: [2, -50],
    lean: -3,
    hands: [
      [-13, -49],
      [10, -53],
    ],
    elbows: [1, -1],
    tilt: 4,
  },
  folded: {
    ...FRONT,
    hands: [
      [6, -64],
      [-6, -66],
    ],
    elbows: [1, -1],
    tilt: 3,
  },
  pockets: {
    ...FRONT,
    hands: [
      [-9, -52],
      [9, -52],
    ],
    elbows: [1, -1],
    lean: 2,
  },
  clasped: {
    ...FRONT,
    hands: [
      [-1.5, -54],
      [1.5, -54],
    ],
    elbows: [1, -1],
  },
  behind: {
    ...FRONT,
    hands: [
      [-5, -52],
      [5, -52],
    ],
    elbows: [1, -1],
    face: 1,
  },
  explain: {
    ...FRONT,
    lean: 3,
    tilt: 5,
    hands: [
      [-9, -63],
      [27, -76],
    ],
    elbows: [1, 1],
    face: -1,
  },
  both: {
    ...FRONT,
    lean: -2,
    hands: [
      [-25, -68],
      [24, -72],
    ],
    elbows: [-1, 1],
    tilt: -4,
  },
  present: {
    ...FRONT,
    lean: -4,
    hands: [
      [-10, -60],
      [33, -88],
    ],
    elbows: [1, 1],
    face: 1,
    holds: 'pointer',
  },
  speak: {
    ...FRONT,
    lean: 2,
    hands: [
      [-27, -74],
      [5, -77],
    ],
    elbows: [-1, -1],
    face: -1,
    holds: 'mic',
  },
  ask: {
    ...FRONT,
    hands: [
      [-12, -52],
      [5, -78],
    ],
    elbows: [1, -1],
    holds: 'mic',
    tilt: -6,
    face: -1,
  },
  raise: {
    ...FRONT,
    hands: [
      [-13, -49],
      [15, -108],
    ],
    elbows: [1, 1],
    tilt: -4,
  },
  photo: {
    ...FRONT,
    hands: [
      [-5, -103],
      [5, -104],
    ],
    elbows: [-1, 1],
    holds: 'phone',
  },
  coffee: {
    ...FRONT,
    hands: [
      [-13, -49],
      [1, -63],
    ],
    elbows: [1, -1],
    holds: 'cup',
    face: -1,
    tilt: 3,
  },
  tablet: {
    ...FRONT,
    hands: [
      [-7, -62],
      [6, -64],
    ],
    elbows: [1, -1],
    holds: 'tablet',
    tilt: 10,
  },
  write: {
    ...FRONT,
    view: 'back',
    lean: 5,
    hands: [
      [-15, -50],
      [23, -99],
    ],
    elbows: [1, 1],
    holds: 'chalk',
    tilt: 6,
  },
  writeLow: {
    ...FRONT,
    view: 'back',
    lean: 7,
    hands: [
      [-12, -56],
      [25, -78],
    ],
    elbows: [1, 1],
    holds: 'chalk',
    tilt: 8,
  },
} satisfies Record<string, Pose>;
