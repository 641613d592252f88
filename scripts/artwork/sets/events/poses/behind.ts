import { FRONT, type Pose, SEAT, SIDE } from './pose.ts';

/** Postures of people seen from behind, on their feet and in their seats. */
export const behind = {
  back: { ...FRONT, view: 'back', lean: 1 },
  backPhoto: {
    ...FRONT,
    view: 'back',
    hands: [
      [-5, -103],
      [5, -104],
    ],
    elbows: [-1, 1],
    holds: 'phone',
  },
  backRaise: {
    ...FRONT,
    view: 'back',
    hands: [
      [-13, -50],
      [14, -109],
    ],
    elbows: [1, 1],
    tilt: 3,
  },
  backTurn: { ...FRONT, view: 'back', face: 1, tilt: 4 },
  backBag: {
    ...FRONT,
    view: 'back',
    hands: [
      [-11, -60],
      [14, -48],
    ],
    elbows: [1, -1],
    lean: -3,
  },
  side: SIDE,
  seatBack: {
    ...FRONT,
    view: 'back',
    hip: SEAT,
    hands: [
      [-9, -27],
      [9, -27],
    ],
    elbows: [1, -1],
    folded: true,
  },
  seatBackTurn: {
    ...FRONT,
    view: 'back',
    hip: SEAT,
    lean: 4,
    hands: [
      [-10, -27],
      [8, -28],
    ],
    elbows: [1, -1],
    folded: true,
    face: -1,
  },
  seatBackRaise: {
    ...FRONT,
    view: 'back',
    hip: SEAT,
    lean: 3,
    hands: [
      [-8, -38],
      [13, -84],
    ],
    elbows: [1, 1],
    folded: true,
  },
  seatBackPhoto: {
    ...FRONT,
    view: 'back',
    hip: SEAT,
    hands: [
      [-5, -79],
      [5, -80],
    ],
    elbows: [-1, 1],
    folded: true,
    holds: 'phone',
  },
  seatBackLean: {
    ...FRONT,
    view: 'back',
    hip: SEAT,
    lean: -9,
    tilt: -10,
    hands: [
      [-13, -28],
      [4, -30],
    ],
    elbows: [1, -1],
    folded: true,
  },
} satisfies Record<string, Pose>;
