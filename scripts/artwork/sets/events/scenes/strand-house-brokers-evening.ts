import { tone } from '../../../lib/engrave.ts';
import { screen, words } from '../boards.ts';
import { stands } from '../camera.ts';
import { backtest } from '../charts.ts';
import { audience, group } from '../crowd.ts';
import { ground, lamps, skyline } from '../outdoors.ts';
import { disc, type Piece, path, rect } from '../shapes.ts';
import { laptop, plant } from '../things.ts';

/** Night above the bay; the city on its far side. */
const bay = (seed: string, horizon: number, moon: number): Piece => [
  rect(0, 0, 1600, 1000, 0.8),
  path(disc(moon, 130, 44), 0, 'solid'),
  path(disc(moon - 18, 120, 42), 0.8, 'level'),
  skyline(seed, horizon, -20, 1600),
  rect(0, horizon, 1600, 140, 0.72),
  Array.from({ length: 30 }, (_, i) =>
    rect((i * 173) % 1560, horizon + 10 + ((i * 37) % 100), 40, 5, 0, 'solid'),
  ),
];

const parapet = (y: number): Piece => [
  Array.from({ length: 26 }, (_, i) =>
    rect(10 + i * 62, y, 22, 80, 0.05, 'upright', {
      stroke: tone(1, 'solid'),
      'stroke-width': 2.5,
    }),
  ),
  rect(-10, y - 14, 1620, 20, 0.02, 'solid'),
  rect(-10, y + 76, 1620, 16, 0.1, 'solid'),
];

/** The terrace fills. */
function terrace(): Piece {
  const camera = { vx: 700, vy: 430, eye: 1.6, focal: 1150 };
  return [
    bay('strand', 430, 1180),
    parapet(590),
    ground(680, 320, 1600, 0.3),
    lamps(
      [
        [-20, 90],
        [420, 150],
        [900, 100],
        [1520, 170],
      ],
      50,
      64,
    ),
    lamps(
      [
        [-20, 230],
        [560, 190],
        [1520, 60],
      ],
      60,
      76,
    ),
    group(
      camera,
      [
        [-3, 6, 'back'],
        [-2.4, 6, 'backTurn'],
        [0.3, 5.8, 'backPhoto'],
        [2.9, 5.7, 'sideListen'],
        [3.6, 5.7, 'talk', true],
      ],
      'strand far',
    ),
    plant(70, 900, 380),
    group(
      camera,
      [
        [-1.3, 3.8, 'talk'],
        [-0.5, 3.8, 'coffee'],
        [1, 3.7, 'shake'],
        [1.9, 3.7, 'side', true],
      ],
      'strand mid',
      { dress: 'jacket' },
    ),
    stands(camera, [0.2, 0, 2.9], {
      pose: 'stroll',
      seed: 'strand host',
      look: { dress: 'sari', hair: 'bun', bottom: 0.12, top: 0.85 },
    }),
  ];
}

/** The pitch: a hedge fund in a box. */
function pitch(): Piece {
  const camera = { vx: 900, vy: 420, eye: 1.5, focal: 1200 };
  return [
    bay('pitch', 470, 170),
    parapet(610),
    ground(700, 300, 1600, 0.34),
    lamps(
      [
        [-20, 60],
        [760, 40],
        [1520, 90],
      ],
      30,
      70,
    ),
    screen(540, 110, 780, 170, words(['Hedge Fund in a Box'], 0.44), 12, true),
    screen(540, 280, 780, 290, backtest('pitch'), 12, true),
    rect(600, 590, 14, 200, 1, 'solid'),
    rect(1250, 590, 14, 200, 1, 'solid'),
    stands(camera, [-1.75, 0, 3.9], {
      pose: 'present',
      seed: 'strand speaker',
      look: { dress: 'jacket', hair: 'long', top: 0.1, bottom: 0.8 },
    }),
    stands(camera, [1.9, 0, 4], {
      pose: 'folded',
      seed: 'strand guest',
      look: { dress: 'kurta', hair: 'turban', top: 0.6 },
    }),
    audience(camera, {
      seed: 'strand seats',
      rows: [2.8, 2.15],
      from: -1.9,
      to: 1.2,
      gap: 0.66,
      rise: (z) => -0.25 - (2.8 - z) * 0.3,
    }),
  ];
}

/** Two of them stay at a high table. */
function close(): Piece {
  const camera = { vx: 650, vy: 470, eye: 1.5, focal: 1300 };
  return [
    bay('late', 520, 420),
    parapet(700),
    ground(790, 210, 1600, 0.3),
    lamps(
      [
        [-20, 120],
        [760, 220],
        [1520, 60],
      ],
      60,
      58,
    ),
    stands(camera, [-0.78, 0, 2.9], {
      pose: 'talk',
      seed: 'late a',
      look: { dress: 'jacket', hair: 'curly', top: 0.8, glasses: true, sleeves: 'long' },
    }),
    stands(camera, [0.92, 0, 2.9], {
      pose: 'sideListen',
      flip: true,
      seed: 'late b',
      look: { dress: 'sari', hair: 'plait', bottom: 0.3, top: 0.75 },
    }),
    rect(640, 800, 34, 240, 0.95, 'solid'),
    path('M420 780a240 34 0 0 1 480 0v20a240 34 0 0 1-480 0Z', 0.04, 'level', {
      stroke: tone(1, 'solid'),
      'stroke-width': 3,
    }),
    laptop(650, 770, 230, backtest('late')),
    plant(1400, 960, 460),
  ];
}

export const strand = [terrace, pitch, close];
