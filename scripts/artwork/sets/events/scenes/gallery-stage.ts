import { wallScreen } from '../boards.ts';
import { stands } from '../camera.ts';
import { price, tails } from '../charts.ts';
import { audience } from '../crowd.ts';
import { interior } from '../rooms.ts';
import type { Piece } from '../shapes.ts';
import { beam, curtain, stage } from '../stages.ts';
import { lectern } from '../things.ts';

/** A keynote from the middle of a full hall. */
export function stageScene(): Piece {
  const camera = { vx: 860, vy: 470, eye: 2.15, focal: 1250 };
  return [
    interior(camera, {
      left: 7,
      right: 6.6,
      high: 6.6,
      deep: 12.6,
      wall: 0.6,
      side: 0.78,
      ceiling: 0.82,
      floor: 0.8,
      boards: false,
      beams: 5,
    }),
    curtain(120, -10, 150, 620, 5),
    curtain(1390, -10, 160, 620, 5),
    beam([470, 10], [310, 620], 640),
    beam([1300, 10], [1150, 1450], 640),
    stage(camera, 6, 0.9, [7.9, 12.2]),
    wallScreen(camera, [-3.5, 1.95, 12.4], [3.1, 5.9], tails, 11),
    wallScreen(camera, [3.55, 3, 12.4], [5.1, 5], price('gallery stage'), 7, true),
    lectern(330, 655, 250),
    stands(camera, [-2.75, 0.9, 8.6], {
      pose: 'explain',
      seed: 'gallery speaker',
      tall: 1.8,
      look: { dress: 'sari', hair: 'bun', bottom: 0.12, top: 0.86, glasses: true },
    }),
    stands(camera, [3.05, 0.9, 8.7], {
      pose: 'leanBack',
      flip: true,
      seed: 'gallery moderator',
      look: { dress: 'jacket', hair: 'parted', top: 0.72 },
    }),
    stands(camera, [4.25, 0.9, 9], {
      pose: 'sideListen',
      flip: true,
      seed: 'gallery technician',
      look: { dress: 'tee', hair: 'tail', top: 0.3 },
    }),
    audience(camera, {
      seed: 'gallery stage rows',
      rows: [6.7, 5.8, 5, 4.2, 3.5],
      from: -5.2,
      to: 4.6,
      gap: 0.8,
      empty: 0.05,
      rise: (z) => (6.7 - z) * 0.05,
    }),
    stands(camera, [1.32, 0, 2.7], {
      pose: 'backPhoto',
      seed: 'gallery photographer',
      tall: 1.66,
      look: { dress: 'shirt', hair: 'tail', hairInk: 1, top: 0.1, sleeves: 'short' },
    }),
    audience(camera, {
      seed: 'gallery stage near 2',
      rows: [2.7],
      from: -2,
      to: 0.7,
      gap: 0.82,
      empty: 0,
    }),
  ];
}
