import { CHAIR, FRONT, type Pose, SEAT, SIDE } from './pose.ts';

/** Postures of people who sit, seen from the side and across a table. */
export const seated = {
  sit: {
    ...SIDE,
    ...CHAIR,
    lean: 4,
    hands: [
      [17, -30],
      [13, -29],
    ],
  },
  type: {
    ...SIDE,
    ...CHAIR,
    lean: 13,
    hands: [
      [25, -40],
      [23, -40],
    ],
    tilt: 8,
  },
  chin: {
    ...SIDE,
    ...CHAIR,
    lean: 20,
    hands: [
      [23, -40],
      [20, -61],
    ],
    tilt: 4,
    elbows: [1, 1],
  },
  leanBack: {
    ...SIDE,
    ...CHAIR,
    lean: -14,
    hands: [
      [12, -31],
      [8, -32],
    ],
    tilt: -6,
    feet: [
      [27, -4],
      [22, -3],
    ],
  },
  sitTalk: {
    ...SIDE,
    ...CHAIR,
    lean: 8,
    hands: [
      [18, -36],
      [25, -55],
    ],
    tilt: 2,
  },
  sitWrite: {
    ...SIDE,
    ...CHAIR,
    lean: 24,
    hands: [
      [27, -41],
      [22, -41],
    ],
    tilt: 18,
    holds: 'chalk',
  },
  table: {
    ...FRONT,
    hip: SEAT,
    hands: [
      [-4, -29],
      [5, -30],
    ],
    elbows: [1, -1],
    folded: true,
  },
  tableTurn: {
    ...FRONT,
    hip: SEAT,
    lean: 4,
    hands: [
      [-5, -33],
      [10, -28],
    ],
    elbows: [1, -1],
    folded: true,
    face: 1,
  },
  tableSpeak: {
    ...FRONT,
    hip: SEAT,
    lean: -3,
    hands: [
      [-26, -50],
      [8, -38],
    ],
    elbows: [-1, -1],
    folded: true,
    tilt: -4,
  },
  tableBoth: {
    ...FRONT,
    hip: SEAT,
    lean: 3,
    hands: [
      [-22, -45],
      [23, -51],
    ],
    elbows: [-1, 1],
    folded: true,
    face: -1,
  },
  tableChin: {
    ...FRONT,
    hip: SEAT,
    lean: 5,
    tilt: 9,
    hands: [
      [-10, -37],
      [5, -58],
    ],
    elbows: [1, -1],
    folded: true,
  },
  tableMic: {
    ...FRONT,
    hip: SEAT,
    lean: 2,
    hands: [
      [-10, -37],
      [4, -54],
    ],
    elbows: [1, -1],
    folded: true,
    holds: 'mic',
  },
  tableFolded: {
    ...FRONT,
    hip: SEAT,
    lean: -4,
    hands: [
      [6, -40],
      [-6, -41],
    ],
    elbows: [1, -1],
    folded: true,
    tilt: -3,
  },
} satisfies Record<string, Pose>;
