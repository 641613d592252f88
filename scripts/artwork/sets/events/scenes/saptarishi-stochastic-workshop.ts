import { blackboard } from '../boards.ts';
import { project, stands } from '../camera.ts';
import { fan, hedging } from '../charts.ts';
import { audience, seated } from '../crowd.ts';
import { interior } from '../rooms.ts';
import { type Piece, rect } from '../shapes.ts';
import { papers, table } from '../things.ts';
import { sideWindow, window } from '../windows.ts';

const TEACHER = {
  dress: 'kurta',
  hair: 'short',
  hairInk: 0.38,
  beard: true,
  top: 0.1,
  glasses: true,
} as const;

/** First morning: the board is full, and the room copies it. */
function board(): Piece {
  const camera = { vx: 640, vy: 330, eye: 1.9, focal: 1150 };
  return [
    interior(camera, {
      left: 4.2,
      right: 5,
      high: 3.6,
      deep: 7.4,
      wall: 0.18,
      side: 0.32,
      ceiling: 0.1,
      floor: 0.5,
      beams: 3,
    }),
    [
      [2.4, 3.6],
      [4.2, 5.6],
      [6, 7],
    ].map(([a, b]) => sideWindow(camera, -4.2, [a as number, b as number], [1, 3])),
    blackboard(330, 150, 760, 290, {
      lines: ['dS = μS dt + σS dW', 'f = ln S', 'df = (μ − ½σ²) dt + σ dW'],
      size: 54,
    }),
    rect(330, 452, 760, 10, 0.8, 'solid'),
    stands(camera, [2.62, 0, 6.4], {
      pose: 'talk',
      flip: true,
      seed: 'saptarishi teacher',
      tall: 1.78,
      look: TEACHER,
    }),
    audience(camera, {
      seed: 'saptarishi rows',
      rows: [5.4, 4.3, 3.3, 2.5],
      from: -3,
      to: 3.6,
      gap: 0.78,
      benches: true,
      chairs: false,
      empty: 0.12,
    }),
  ];
}

/** The step that everybody gets wrong, close. */
function step(): Piece {
  const camera = { vx: 500, vy: 480, eye: 1.6, focal: 1300 };
  return [
    rect(0, 0, 1500, 1000, 0.22),
    blackboard(60, 70, 1380, 640, {
      lines: ['(dW)² = dt', 'dW dt = 0', 'E[W_s W_t ] = min(s, t)'],
      size: 66,
      chart: fan('saptarishi close'),
    }),
    rect(40, 724, 1420, 18, 0.04, 'solid'),
    stands(camera, [1.1, 0, 3.1], {
      pose: 'write',
      seed: 'saptarishi teacher',
      tall: 1.74,
      flip: true,
      look: TEACHER,
    }),
    audience(camera, {
      seed: 'saptarishi front',
      rows: [2],
      from: -1.2,
      to: 1.9,
      gap: 0.68,
      rise: () => -0.2,
      chairs: false,
      empty: 0,
    }),
  ];
}

/** Second afternoon: a student at the board, the teacher sits. */
function swapped(): Piece {
  const camera = { vx: 980, vy: 380, eye: 1.55, focal: 1200 };
  const [, sill] = project(camera, [0, 0.9, 5.4]);
  return [
    interior(camera, {
      left: 5,
      right: 4,
      high: 3.4,
      deep: 5.4,
      wall: 0.26,
      side: 0.44,
      ceiling: 0.12,
      floor: 0.42,
    }),
    window(90, 90, 220, sill - 130, [2, 3]),
    blackboard(430, 110, 720, 350, {
      lines: ['W_t − W_s', '∼ N(0, t − s)'],
      size: 66,
      chart: hedging,
    }),
    stands(camera, [0.98, 0, 4.7], {
      pose: 'explain',
      flip: true,
      seed: 'saptarishi student',
      look: { dress: 'salwar', hair: 'tail', top: 0.62, lanyard: false },
    }),
    stands(camera, [-2.35, 0, 4], {
      pose: 'leanBack',
      seed: 'saptarishi teacher',
      tall: 1.78,
      look: TEACHER,
    }),
    stands(camera, [-1.72, 0, 3.2], {
      pose: 'sitWrite',
      seed: 'saptarishi scribe',
      look: { dress: 'tee', hair: 'curly', top: 0.3 },
    }),
    table(camera, [-1.36, -0.2], [2.7, 3.3], {}),
    papers(560, 715, 140),
    seated(camera, [0.42, 0, 2.35], {
      pose: 'seatBackLean',
      seed: 'saptarishi listener',
      look: { dress: 'hoodie', hair: 'bob', top: 0.5 },
    }),
  ];
}

export const saptarishi = [board, step, swapped];
