import { blackboard, screen, wallScreen } from '../boards.ts';
import { stands } from '../camera.ts';
import { depth, price, quotes } from '../charts.ts';
import { audience, facing } from '../crowd.ts';
import { clock } from '../fittings.ts';
import { interior } from '../rooms.ts';
import type { Piece } from '../shapes.ts';
import { lectern, papers, table } from '../things.ts';
import { sideWindow } from '../windows.ts';

const GUEST = { dress: 'kurta', hair: 'curly', top: 0.06, beard: true, glasses: true } as const;

/** From the top row of the raked hall. */
function rake(): Piece {
  const camera = { vx: 830, vy: 250, eye: 3.7, focal: 1150 };
  return [
    interior(camera, {
      left: 6,
      right: 5.4,
      high: 5.4,
      deep: 11,
      wall: 0.3,
      side: 0.48,
      ceiling: 0.2,
      floor: 0.4,
      boards: false,
    }),
    [
      [5, 6.4],
      [7.4, 8.6],
      [9.4, 10.4],
    ].map(([a, b]) => sideWindow(camera, -6, [a as number, b as number], [2.2, 4.6])),
    wallScreen(camera, [-3.4, 1.6, 10.8], [1.2, 4.3], depth('digvalay'), 9),
    blackboard(1010, 250, 300, 150, { lines: ['bid < ask'], size: 62 }),
    table(camera, [0.6, 2.4], [9, 9.6], { cloth: true, ink: 0.7 }),
    stands(camera, [-0.1, 0, 9.4], { pose: 'explain', seed: 'digvalay guest', look: GUEST }),
    audience(camera, {
      seed: 'digvalay rows',
      rows: [7.6, 6.6, 5.6, 4.6, 3.6, 2.6],
      from: -4.6,
      to: 4.6,
      gap: 0.86,
      rise: (z) => (7.9 - z) * 0.36,
      benches: true,
      chairs: true,
      empty: 0.16,
    }),
  ];
}

/** The same hall from the floor. */
function heights(): Piece {
  const camera = { vx: 600, vy: 560, eye: 1.5, focal: 1250 };
  return [
    interior(camera, {
      left: 6,
      right: 6,
      high: 5.6,
      deep: 11,
      wall: 0.24,
      side: 0.5,
      ceiling: 0.14,
      floor: 0.5,
      boards: false,
      beams: 5,
    }),
    clock(600, 130, 52, 3, 20),
    facing(camera, {
      seed: 'digvalay up',
      rows: [9, 7.8, 6.6, 5.4],
      seats: 9,
      from: -3.4,
      gap: 0.86,
      rise: (z) => (z - 5.2) * 0.62,
      ink: 0.66,
      empty: 0.14,
      except: { '3 7': { pose: 'raise' }, '1 2': { pose: 'photo' } },
    }),
    stands(camera, [0.95, -0.1, 2.7], {
      pose: 'present',
      flip: true,
      seed: 'digvalay guest',
      look: GUEST,
    }),
    lectern(300, 1010, 520),
  ];
}

/** The real questions come after the bell. */
function after(): Piece {
  const camera = { vx: 900, vy: 390, eye: 1.55, focal: 1200 };
  return [
    interior(camera, {
      left: 5,
      right: 4,
      high: 3.6,
      deep: 5.6,
      wall: 0.34,
      side: 0.5,
      ceiling: 0.16,
      floor: 0.5,
    }),
    blackboard(340, 80, 740, 360, {
      lines: ['spread =', 'fear + fee'],
      size: 82,
      chart: quotes('digvalay board'),
    }),
    screen(1150, 90, 290, 220, price('digvalay wall', 0.1), 7),
    stands(camera, [-1.25, 0, 4.4], { pose: 'sideListen', seed: 'after 1' }),
    stands(camera, [-0.4, 0, 4.6], {
      pose: 'tablet',
      seed: 'after 2',
      look: { dress: 'salwar', hair: 'tail' },
    }),
    stands(camera, [0.55, 0, 4.1], {
      pose: 'explain',
      flip: true,
      seed: 'digvalay guest',
      look: GUEST,
    }),
    stands(camera, [1.35, 0, 4.2], {
      pose: 'side',
      flip: true,
      seed: 'after 3',
      look: { bag: true, dress: 'shirt' },
    }),
    table(camera, [-0.9, 0.9], [3.2, 3.8], { cloth: true, ink: 0.6 }),
    papers(800, 700, 130),
    stands(camera, [-1.5, 0, 2.9], {
      pose: 'backBag',
      seed: 'after 4',
      look: { bag: true, dress: 'tee', hair: 'plait', top: 0.16 },
    }),
    stands(camera, [1.12, 0, 2.7], {
      pose: 'backTurn',
      seed: 'after 5',
      look: { dress: 'hoodie', hair: 'short', top: 0.5 },
    }),
  ];
}

export const digvalay = [rake, heights, after];
