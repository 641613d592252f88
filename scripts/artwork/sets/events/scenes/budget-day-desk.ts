import { screen, wallScreen, words } from '../boards.ts';
import { stands } from '../camera.ts';
import { candles, depth, price } from '../charts.ts';
import { group, seated } from '../crowd.ts';
import { clock } from '../fittings.ts';
import { interior } from '../rooms.ts';
import type { Piece } from '../shapes.ts';
import { laptop, lid, table } from '../things.ts';

/** The wall of screens at eleven, the speech just begun. */
function wall(): Piece {
  const camera = { vx: 820, vy: 440, eye: 1.6, focal: 1150 };
  return [
    interior(camera, {
      left: 6,
      right: 5,
      high: 3.6,
      deep: 6.4,
      wall: 0.7,
      side: 0.84,
      ceiling: 0.8,
      floor: 0.5,
      beams: 3,
    }),
    wallScreen(camera, [-4.2, 1.5, 6.4], [-2, 2.9], depth('budget'), 8, true),
    wallScreen(camera, [-1.75, 1.3, 6.4], [1.75, 3.2], candles('budget'), 9),
    wallScreen(camera, [2, 1.5, 6.4], [3.7, 2.9], price('budget night', -0.2), 8, true),
    group(
      camera,
      [
        [-2.9, 5, 'backBag'],
        [-1.9, 5.2, 'backTurn'],
        [1.5, 5, 'back'],
        [2.4, 5.1, 'sideListen', true],
      ],
      'budget far 3',
    ),
    stands(camera, [-2.1, 0, 3.5], {
      pose: 'point',
      seed: 'budget lead',
      tall: 1.76,
      look: { dress: 'jacket', hair: 'parted', top: 0.8, tie: false },
    }),
    table(camera, [-0.4, 2.6], [3.2, 3.9], { ink: 0.3 }),
    lid(960, 742, 150),
    lid(1330, 742, 160, 0.5),
    seated(camera, [0.22, 0, 3.1], {
      pose: 'seatBackTurn',
      seed: 'budget sit',
      tall: 1.75,
      look: { dress: 'salwar', hair: 'plait', top: 0.2 },
    }),
    seated(camera, [1.5, 0, 2.7], {
      pose: 'seatBackRaise',
      seed: 'budget raise',
      tall: 1.75,
      look: { dress: 'hoodie', hair: 'curly', top: 0.5 },
    }),
  ];
}

/** Three at one desk while the volatility comes out. */
function desk(): Piece {
  const camera = { vx: 600, vy: 380, eye: 1.5, focal: 1250 };
  return [
    interior(camera, {
      left: 4,
      right: 4,
      high: 3.2,
      deep: 4.6,
      wall: 0.3,
      side: 0.5,
      ceiling: 0.14,
      floor: 0.5,
    }),
    clock(250, 190, 92, 11, 24),
    screen(520, 60, 700, 120, words(['1 Feb · Budget Day'], 0.6), 7),
    screen(900, 236, 480, 250, candles('budget desk', 22), 9),
    stands(camera, [0.05, 0, 3.1], {
      pose: 'stoop',
      seed: 'budget mentor',
      look: { dress: 'kurta', hair: 'short', beard: true, top: 0.14 },
    }),
    stands(camera, [-0.85, 0, 2.9], {
      pose: 'type',
      seed: 'budget typist',
      look: { dress: 'shirt', hair: 'bob', top: 0.66 },
    }),
    stands(camera, [1.85, 0, 3], {
      pose: 'chin',
      flip: true,
      seed: 'budget thinker',
      look: { dress: 'tee', hair: 'turban', top: 0.2 },
    }),
    table(camera, [-0.4, 1.5], [2.6, 3.2], {}),
    laptop(690, 660, 230, depth('budget laptop')),
    laptop(1020, 680, 230, price('budget laptop', 0.4)),
  ];
}

export const budget = [wall, desk];
