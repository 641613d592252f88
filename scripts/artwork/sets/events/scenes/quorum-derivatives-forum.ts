import { blackboard, wallScreen } from '../boards.ts';
import { stands } from '../camera.ts';
import { price, quantiles, smile, tails } from '../charts.ts';
import { audience, facing, group } from '../crowd.ts';
import { interior } from '../rooms.ts';
import type { Piece } from '../shapes.ts';
import { beam, curtain, stage } from '../stages.ts';
import { lectern, plant, table } from '../things.ts';

/** Keynote, "What the tail is trying to tell you", seen from the back rows. */
function keynote(): Piece {
  const camera = { vx: 700, vy: 430, eye: 2.3, focal: 1150 };
  return [
    interior(camera, {
      left: 7,
      right: 7,
      high: 6,
      deep: 13,
      wall: 0.66,
      side: 0.8,
      ceiling: 0.86,
      floor: 0.8,
      boards: false,
      beams: 5,
    }),
    curtain(80, 40, 130, 560, 4),
    curtain(1230, 40, 150, 560, 5),
    beam([300, 20], [120, 460], 560),
    stage(camera, 5.6, 0.9, [9.6, 12.6]),
    wallScreen(camera, [-1.9, 2.1, 12.8], [4.3, 5.5], tails, 10),
    lectern(395, 545, 190),
    stands(camera, [-3.7, 0.9, 10.2], {
      pose: 'explain',
      seed: 'quorum speaker',
      tall: 1.8,
      look: { dress: 'sari', hair: 'bun', bottom: 0.16, top: 0.8, hairInk: 1 },
    }),
    audience(camera, {
      seed: 'quorum rows',
      rows: [7.4, 6.1, 5, 4, 3.1],
      from: -4.6,
      to: 5,
      gap: 0.78,
    }),
  ];
}

/** The speaker, close, before one corner of her chart. */
function speaker(): Piece {
  const camera = { vx: 900, vy: 760, eye: 0.9, focal: 1500 };
  return [
    interior(camera, {
      left: 6,
      right: 6,
      high: 5,
      deep: 7,
      wall: 0.62,
      side: 0.8,
      ceiling: 0.8,
      floor: 0.3,
    }),
    wallScreen(camera, [-1.6, 1.6, 6.8], [2.6, 4.3], quantiles, 14),
    beam([170, 0], [-60, 520], 940),
    stands(camera, [-1.02, 0, 3], {
      pose: 'both',
      seed: 'quorum speaker',
      tall: 1.72,
      look: { dress: 'sari', hair: 'bun', bottom: 0.16, top: 0.8, hairInk: 1, glasses: true },
    }),
    audience(
      { ...camera, eye: 1.1 },
      {
        seed: 'quorum front row',
        rows: [1.9],
        from: 0,
        to: 1.2,
        gap: 0.5,
        rise: () => -0.55,
        chairs: false,
        empty: 0,
      },
    ),
  ];
}

/** The hall seen from the stage: somebody stands up to ask. */
function question(): Piece {
  const camera = { vx: 820, vy: 250, eye: 2.2, focal: 1150 };
  return [
    interior(camera, {
      left: 6,
      right: 6,
      high: 4.6,
      deep: 9,
      wall: 0.74,
      side: 0.84,
      ceiling: 0.7,
      floor: 0.72,
      boards: false,
      beams: 4,
    }),
    facing(camera, {
      seed: 'quorum hall',
      rows: [7.4, 6.1, 4.9, 3.8],
      seats: 10,
      from: -4.2,
      gap: 0.84,
      rise: (z) => (z - 3.8) * 0.24,
      except: {
        '2 6': { pose: 'ask', look: { dress: 'shirt', top: 0.06, hair: 'curly', lanyard: true } },
      },
    }),
    stands(camera, [-0.95, -0.35, 2.1], {
      pose: 'backTurn',
      seed: 'quorum back',
      look: { dress: 'sari', hair: 'bun', bottom: 0.16, top: 0.8, hairInk: 1 },
    }),
  ];
}

/** Tea between the talks, under the posters. */
function foyer(): Piece {
  const camera = { vx: 560, vy: 400, eye: 1.6, focal: 1150 };
  return [
    interior(camera, {
      left: 3.6,
      right: 6,
      high: 3.6,
      deep: 7,
      wall: 0.2,
      side: 0.4,
      ceiling: 0.12,
      floor: 0.42,
    }),
    wallScreen(camera, [-2.9, 1.1, 7], [-1.2, 2.7], smile, 8),
    wallScreen(camera, [-0.5, 1.1, 7], [1.2, 2.7], price('foyer'), 8),
    blackboard(880, 110, 330, 150, { lines: ['Hall A · 16:30'], size: 46 }),
    plant(1380, 700, 330),
    group(
      camera,
      [
        [-1.7, 5.6, 'side'],
        [-0.9, 5.4, 'talk', true],
        [0.5, 5.8, 'backBag'],
        [2.2, 5.2, 'stroll', true],
      ],
      'quorum foyer far',
    ),
    table(camera, [0.5, 1.5], [3.5, 4.2], { cloth: true, ink: 0.12, high: 1 }),
    group(
      camera,
      [
        [-1.05, 3.1, 'coffee'],
        [-0.35, 3.3, 'talk', true],
        [0.45, 3, 'sideListen'],
        [1.55, 3, 'tablet'],
      ],
      'quorum foyer near 2',
    ),
  ];
}

export const quorum = [keynote, speaker, question, foyer];
