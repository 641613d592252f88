import { el } from '../../../../lib/drawing/svg.ts';
import { tone } from '../../../lib/engrave.ts';
import { screen } from '../boards.ts';
import { stands } from '../camera.ts';
import { backtest, payoff } from '../charts.ts';
import { seated } from '../crowd.ts';
import { sea, sky } from '../outdoors.ts';
import { interior } from '../rooms.ts';
import type { Piece } from '../shapes.ts';
import { laptop, papers, plant, setting, table } from '../things.ts';
import { window } from '../windows.ts';

const view = (x: number, y: number, width: number, height: number, horizon: number): string =>
  window(x, y, width, height, [3, 1], 0.04, sea(x, horizon, width, height));

/** Nine advisers and the Arabian Sea. */
function boardroom(): Piece {
  const camera = { vx: 700, vy: 380, eye: 1.75, focal: 1150 };
  return [
    interior(camera, {
      left: 5,
      right: 5,
      high: 3.3,
      deep: 6.4,
      wall: 0.5,
      side: 0.66,
      ceiling: 0.3,
      floor: 0.56,
    }),
    view(100, 90, 640, 420, 330),
    screen(830, 110, 380, 240, backtest('roundtable'), 8),
    stands(camera, [2.35, 0, 5.6], {
      pose: 'explain',
      flip: true,
      seed: 'round speaker',
      look: { dress: 'sari', hair: 'bob', hairInk: 0.36, bottom: 0.14, top: 0.7 },
    }),
    ['tableFolded', 'tableChin', 'tableTurn'].map((pose, i) =>
      stands(camera, [-1.35 + i * 0.98, 0, 5.2], {
        pose: pose as 'tableChin',
        seed: `round far ${i}`,
        look: { dress: (['jacket', 'kurta', 'jacket'] as const)[i] },
      }),
    ),
    stands(camera, [-2.35, 0, 4.1], {
      pose: 'sitTalk',
      seed: 'round left',
      look: { dress: 'jacket', hair: 'turban', top: 0.5 },
    }),
    table(camera, [-1.95, 1.9], [3.3, 4.8], { cloth: true, ink: 0.7 }),
    papers(560, 640, 110),
    setting(900, 620, 60),
    stands(camera, [2.42, 0, 4], {
      pose: 'chin',
      flip: true,
      seed: 'round right',
      look: { dress: 'shirt', hair: 'bald', top: 0.1 },
    }),
    seated(camera, [-0.72, 0, 2.8], {
      pose: 'seatBack',
      seed: 'round back 1',
      look: { dress: 'jacket', hair: 'long', top: 0.74 },
    }),
    seated(camera, [0.55, 0, 2.8], {
      pose: 'seatBackLean',
      seed: 'round back 2',
      look: { dress: 'kurta', hair: 'short', hairInk: 0.4, top: 0.2 },
    }),
    plant(1390, 820, 360),
  ];
}

/** Afterwards, on the terrace, one question more. */
function terrace(): Piece {
  const camera = { vx: 520, vy: 430, eye: 1.5, focal: 1250 };
  return [
    sky(1500, 460, 0.5),
    sea(0, 430, 1500, 260, 0.36),
    el(
      'g',
      {},
      Array.from({ length: 15 }, (_, i) =>
        el('rect', { x: 20 + i * 104, y: 560, width: 12, height: 170, fill: tone(1, 'solid') }),
      ).join(''),
    ),
    el('rect', {
      x: 0,
      y: 548,
      width: 1500,
      height: 18,
      fill: tone(0, 'solid'),
      stroke: tone(1, 'solid'),
      'stroke-width': 3,
    }),
    el('rect', { x: 0, y: 726, width: 1500, height: 274, fill: tone(0.2, 'floor') }),
    plant(1420, 800, 430),
    stands(camera, [-0.98, 0, 3.1], {
      pose: 'sitTalk',
      seed: 'terrace a',
      look: { dress: 'sari', hair: 'bun', bottom: 0.2, top: 0.8, glasses: true },
    }),
    stands(camera, [0.95, 0, 4.4], {
      pose: 'coffee',
      seed: 'terrace c',
      look: { dress: 'kurta', hair: 'bald', top: 0.08 },
    }),
    table(camera, [-0.35, 0.85], [2.9, 3.4], {}),
    laptop(570, 700, 210, payoff),
    papers(760, 720, 80),
    stands(camera, [1.32, 0, 3.1], {
      pose: 'leanBack',
      flip: true,
      seed: 'terrace b',
      look: { dress: 'jacket', hair: 'parted', top: 0.66 },
    }),
  ];
}

export const adviser = [boardroom, terrace];
