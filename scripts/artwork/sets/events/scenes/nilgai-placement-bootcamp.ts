import { blackboard, screen, words } from '../boards.ts';
import { block, stands } from '../camera.ts';
import { fan, payoff, tails } from '../charts.ts';
import { group, seated } from '../crowd.ts';
import { clock } from '../fittings.ts';
import { interior } from '../rooms.ts';
import type { Piece } from '../shapes.ts';
import { papers, plant, setting, table } from '../things.ts';
import { sideWindow, window } from '../windows.ts';

const CANDIDATE = { dress: 'jacket', hair: 'plait', top: 0.74, glasses: false } as const;

/** The mock interview. */
function interview(): Piece {
  const camera = { vx: 800, vy: 390, eye: 1.45, focal: 1300 };
  return [
    interior(camera, {
      left: 4,
      right: 4,
      high: 3.2,
      deep: 5,
      wall: 0.26,
      side: 0.44,
      ceiling: 0.1,
      floor: 0.46,
    }),
    window(80, 80, 260, 420, [2, 3]),
    blackboard(480, 90, 620, 240, { lines: ['E[max] of two dice?', '161 / 36'], size: 62 }),
    clock(1260, 190, 74, 10, 50),
    stands(camera, [-1.12, 0, 3.2], { pose: 'sitTalk', seed: 'nilgai candidate', look: CANDIDATE }),
    stands(camera, [0.42, 0, 4.2], {
      pose: 'folded',
      seed: 'nilgai observer',
      look: { dress: 'sari', hair: 'bun', bottom: 0.6 },
    }),
    table(camera, [-0.55, 0.95], [2.7, 3.4], {}),
    papers(900, 680, 130),
    stands(camera, [1.35, 0, 3.1], {
      pose: 'sitWrite',
      flip: true,
      seed: 'nilgai interviewer',
      look: { dress: 'kurta', hair: 'parted', hairInk: 0.4, top: 0.12, glasses: true, beard: true },
    }),
  ];
}

/** Those who are next. */
function corridor(): Piece {
  const camera = { vx: 1150, vy: 400, eye: 1.5, focal: 1150 };
  const waits = ['tableChin', 'tableFolded', 'table', 'tableTurn', 'tableChin'] as const;
  return [
    interior(camera, {
      left: 6,
      right: 2,
      high: 3.4,
      deep: 5,
      wall: 0.2,
      side: 0.4,
      ceiling: 0.12,
      floor: 0.36,
    }),
    screen(110, 110, 250, 190, tails, 7),
    screen(430, 110, 250, 190, payoff, 7),
    screen(750, 110, 250, 190, fan('nilgai'), 7),
    screen(1140, 250, 300, 90, words(['Room 3'], 0.8), 6),
    block(camera, { x: [-4.6, -0.6], y: [0, 0.44], z: [4.2, 4.7], ink: 0.8, top: 0.3 }),
    waits.map((pose, i) =>
      stands(camera, [-4.1 + i * 0.78, 0.02, 4.1], { pose, seed: `nilgai wait ${i}c` }),
    ),
    stands(camera, [0.55, 0, 4.2], {
      pose: 'read',
      flip: true,
      seed: 'nilgai usher',
      look: { dress: 'salwar', hair: 'tail', top: 0.66 },
    }),
    stands(camera, [-1.15, 0, 3], {
      pose: 'walk',
      seed: 'nilgai candidate',
      look: { ...CANDIDATE, bag: true },
    }),
    plant(120, 880, 320),
  ];
}

/** Ten minutes of reflection. */
function reflection(): Piece {
  const camera = { vx: 640, vy: 430, eye: 1.6, focal: 1150 };
  return [
    interior(camera, {
      left: 4,
      right: 4.6,
      high: 3.5,
      deep: 6.4,
      wall: 0.4,
      side: 0.56,
      ceiling: 0.2,
      floor: 0.3,
      beams: 3,
    }),
    [
      [2.6, 3.6],
      [4.2, 5.6],
    ].map(([a, b]) => sideWindow(camera, -4, [a as number, b as number], [0.8, 3])),
    screen(430, 90, 420, 230, words(['50 + 10 min'], 0.34), 9),
    group(
      camera,
      [
        [1.7, 5.6, 'talk'],
        [2.4, 5.6, 'sideListen', true],
        [3.3, 5.2, 'shift'],
      ],
      'reflection far',
    ),
    stands(camera, [-1.75, 0, 4.1], { pose: 'leanBack', seed: 'reflect 1' }),
    stands(camera, [-0.55, 0, 4.8], { pose: 'tableFolded', seed: 'reflect 2', tall: 1.7 }),
    stands(camera, [0.3, 0, 4.8], { pose: 'tableTurn', seed: 'reflect 3b', tall: 1.7 }),
    table(camera, [-0.9, 0.75], [3.7, 4.3], { high: 0.5 }),
    setting(560, 728, 44),
    stands(camera, [1.5, 0, 4], {
      pose: 'sitTalk',
      flip: true,
      seed: 'nilgai interviewer',
      look: { dress: 'kurta', hair: 'parted', hairInk: 0.4, top: 0.12, glasses: true, beard: true },
    }),
    seated(camera, [-0.62, 0, 2.7], {
      pose: 'seatBackTurn',
      seed: 'nilgai candidate',
      look: CANDIDATE,
    }),
    stands(camera, [1.35, 0, 2.6], {
      pose: 'read',
      flip: true,
      seed: 'reflect 6',
      look: { dress: 'tee', hair: 'curly', top: 0.2 },
    }),
  ];
}

export const nilgai = [interview, corridor, reflection];
