import { screen, wallScreen, words } from '../boards.ts';
import { block, stands } from '../camera.ts';
import { backtest, price, tails } from '../charts.ts';
import { audience } from '../crowd.ts';
import { pendant, shelves } from '../fittings.ts';
import { interior } from '../rooms.ts';
import { type Piece, rect } from '../shapes.ts';
import { curtain, stage } from '../stages.ts';
import { plant, table } from '../things.ts';
import { skyMoon } from '../windows.ts';

/** The studio, every chair taken. */
function studio(): Piece {
  const camera = { vx: 620, vy: 420, eye: 1.85, focal: 1150 };
  return [
    interior(camera, {
      left: 4.2,
      right: 4.6,
      high: 3.8,
      deep: 7.6,
      wall: 0.6,
      side: 0.76,
      ceiling: 0.84,
      floor: 0.6,
      beams: 3,
    }),
    shelves('assay', 1110, 150, 220, 4, 84),
    wallScreen(camera, [-2.2, 1.5, 7.5], [1.3, 3.2], backtest('assay'), 9, true),
    stage(camera, 2.8, 0.3, [5.9, 7.2]),
    stands(camera, [1.9, 0.3, 6.5], {
      pose: 'speak',
      seed: 'assay founder',
      look: { dress: 'salwar', hair: 'bob', top: 0.16, glasses: true },
    }),
    [180, 640, 1080].map((x) => pendant(x, 120, 52)),
    audience(camera, {
      seed: 'assay rows',
      rows: [5, 4, 3.1, 2.4],
      from: -2.8,
      to: 3.2,
      gap: 0.7,
      rise: (z) => -(5 - z) * 0.06,
    }),
  ];
}

/** One talk, nine minutes, no slides but one. */
function talk(): Piece {
  const camera = { vx: 560, vy: 640, eye: 1, focal: 1400 };
  return [
    rect(0, 0, 1500, 1000, 0.74),
    curtain(-10, 0, 260, 1000, 5),
    screen(760, 90, 640, 400, words(['Assay the idea,', 'then trade it.'], 0.24), 10, true),
    pendant(480, 130, 90),
    block(camera, { x: [-3, 3], y: [-0.3, 0], z: [2.6, 6], ink: 0.5, top: 0.3 }),
    stands(camera, [-0.2, 0, 3.2], {
      pose: 'speak',
      seed: 'assay second',
      look: { dress: 'hoodie', hair: 'curly', top: 0.2, beard: true },
    }),
    audience(
      { ...camera, vx: 700 },
      {
        seed: 'assay close',
        rows: [2.2],
        from: -0.6,
        to: 1.7,
        gap: 0.56,
        rise: () => -0.62,
        chairs: false,
        empty: 0,
      },
    ),
  ];
}

/** Last picture of the year. */
function everybody(): Piece {
  const camera = { vx: 760, vy: 430, eye: 1.55, focal: 1150 };
  const back = ['stand', 'pockets', 'shift', 'behind', 'both', 'stand', 'clasped'] as const;
  const frontRow = ['folded', 'pockets', 'coffee', 'stand', 'clasped', 'shift'] as const;
  return [
    interior(camera, {
      left: 4.6,
      right: 4.6,
      high: 3.4,
      deep: 6.6,
      wall: 0.3,
      side: 0.5,
      ceiling: 0.2,
      floor: 0.4,
    }),
    skyMoon(80, 100, 190, 320),
    screen(360, 70, 330, 170, tails, 7),
    screen(830, 70, 330, 170, price('assay wall'), 7),
    shelves('assay night', 1260, 110, 200, 4, 80),
    back.map((pose, i) =>
      stands(camera, [-2.45 + i * 0.8, 0.16, 5.3], {
        pose,
        tall: 1.62 + ((i * 5) % 7) * 0.03,
        seed: `assay back ${i}b`,
      }),
    ),
    frontRow.map((pose, i) =>
      stands(camera, [-2.05 + i * 0.84, 0, 4.6], {
        pose,
        tall: 1.56 + ((i * 3) % 5) * 0.05,
        seed: `assay front ${i}c`,
      }),
    ),
    table(camera, [2.6, 3.6], [4, 4.5], { cloth: true, ink: 0.14 }),
    plant(90, 900, 330),
    stands(camera, [0.35, -0.12, 2.35], {
      pose: 'backPhoto',
      seed: 'assay photographer',
      look: { dress: 'shirt', hair: 'tail', top: 0.66 },
    }),
  ];
}

export const assay = [studio, talk, everybody];
