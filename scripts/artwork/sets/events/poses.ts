import type { Point } from '../../lib/svg.ts';

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
  holds?: 'phone' | 'mic' | 'cup' | 'chalk' | 'pointer' | 'tablet' | 'paper';
}

const FRONT = {
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
const SIDE = {
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
const SEAT: Point = [0, -25];
const CHAIR = {
  hip: SEAT,
  feet: [
    [20, -3],
    [17, -3],
  ],
  knees: [-1, -1],
} satisfies Partial<Pose>;

const poses = {
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

export type PoseName = keyof typeof poses;

export const pose = (name: PoseName): Pose => poses[name];
