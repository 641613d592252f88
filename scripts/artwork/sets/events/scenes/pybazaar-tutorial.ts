import { code, screen, wallScreen, words } from '../boards.ts';
import { stands } from '../camera.ts';
import { backtest, heat } from '../charts.ts';
import { audience, group } from '../crowd.ts';
import { counter, stall } from '../fittings.ts';
import { ground, lamps, sky } from '../outdoors.ts';
import { interior } from '../rooms.ts';
import type { Piece } from '../shapes.ts';
import { laptop, lid } from '../things.ts';

/** The line that every beginner forgets is the last one. */
function tutorial(): Piece {
  const camera = { vx: 880, vy: 400, eye: 1.9, focal: 1150 };
  return [
    interior(camera, {
      left: 6,
      right: 4.4,
      high: 3.8,
      deep: 7,
      wall: 0.36,
      side: 0.5,
      ceiling: 0.16,
      floor: 0.54,
      beams: 3,
    }),
    wallScreen(
      camera,
      [-4.4, 1.5, 6.9],
      [0.3, 3.3],
      code(['ret = log(px).diff()', 'pos = sign(ema(ret, 20))', 'pnl = ret * pos|.shift(1)'], 45),
      9,
      true,
    ),
    wallScreen(camera, [0.75, 1.5, 6.9], [3, 3.3], backtest('pybazaar'), 9),
    stands(camera, [0.56, 0, 6.1], {
      pose: 'talk',
      flip: true,
      seed: 'py teacher',
      look: { dress: 'tee', hair: 'bob', top: 0.06 },
    }),
    audience(camera, {
      seed: 'py rows',
      rows: [5.1, 4.1, 3.2, 2.5],
      from: -2.9,
      to: 2.1,
      gap: 0.92,
      benches: true,
      chairs: false,
      empty: 0.18,
    }),
    stands(camera, [1.6, 0, 2.5], {
      pose: 'stoop',
      flip: true,
      seed: 'py helper',
      look: { dress: 'hoodie', hair: 'curly', top: 0.62, lanyard: false },
    }),
  ];
}

/** The bazaar outside: stalls, stickers, and somebody's matrix. */
function bazaar(): Piece {
  const camera = { vx: 640, vy: 440, eye: 1.6, focal: 1150 };
  return [
    sky(1500, 520, 0.3),
    ground(560, 440, 1600, 0.3),
    screen(470, 60, 560, 120, words(['PyBazaar'], 0.8), 8),
    stall(40, 250, 400, 380),
    stands(camera, [-2, 0, 5.6], { pose: 'explain', seed: 'py seller' }),
    counter(50, 520, 380, 262),
    lid(150, 508, 90),
    stall(1060, 250, 420, 380),
    stands(camera, [3.2, 0, 5.6], { pose: 'tablet', seed: 'py seller 2' }),
    counter(1070, 520, 400, 262, 0.5),
    laptop(1370, 500, 110, backtest('py stall')),
    lamps(
      [
        [0, 200],
        [470, 206],
        [1030, 206],
        [1500, 200],
      ],
      34,
      70,
    ),
    group(
      camera,
      [
        [-0.8, 7, 'walk'],
        [0.5, 7.4, 'backBag'],
        [1.3, 7, 'talk'],
        [1.9, 7, 'side', true],
      ],
      'py far',
    ),
    screen(700, 380, 190, 190, heat, 7),
    stands(camera, [-0.95, 0, 3.5], {
      pose: 'backTurn',
      seed: 'py looker 1',
      look: { bag: true, dress: 'shirt', hair: 'short' },
    }),
    stands(camera, [-0.1, 0, 3.7], {
      pose: 'point',
      seed: 'py looker 2',
      look: { dress: 'salwar', hair: 'plait' },
    }),
    stands(camera, [1.35, 0, 3.3], {
      pose: 'stroll',
      flip: true,
      seed: 'py looker 3',
      look: { dress: 'tee', hair: 'long' },
    }),
  ];
}

export const pybazaar = [tutorial, bazaar];
