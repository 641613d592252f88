import { screen, wallScreen, words } from '../boards.ts';
import { stands } from '../camera.ts';
import { candles, price, smile } from '../charts.ts';
import { audience, group } from '../crowd.ts';
import { bell } from '../fittings.ts';
import { colonnade } from '../outdoors.ts';
import { gallery, interior, pool } from '../rooms.ts';
import type { Piece } from '../shapes.ts';
import { laptop, table } from '../things.ts';
import { window } from '../windows.ts';

/** The hall with its visitors' gallery. */
function hall(): Piece {
  const camera = { vx: 700, vy: 560, eye: 1.7, focal: 1150 };
  const upstairs = [
    'table',
    'tableTurn',
    'tableFolded',
    'photo',
    'tableTurn',
    'table',
    'tableChin',
    'stand',
  ] as const;
  return [
    interior(camera, {
      left: 6,
      right: 6.4,
      high: 6.4,
      deep: 9,
      wall: 0.34,
      side: 0.56,
      ceiling: 0.5,
      floor: 0.3,
      beams: 4,
    }),
    [-4.9, -3.3, 2.9, 4.5].map((x) => window(camera.vx + (x * 1150) / 9, 20, 110, 130, [2, 2])),
    upstairs.map((pose, i) =>
      stands(camera, [-5.1 + i * 1.46, pose === 'photo' || pose === 'stand' ? 3.4 : 3.75, 8.9], {
        pose,
        seed: `gallery ${i}`,
      }),
    ),
    gallery(camera, [-6, 6.4], 3.4, 8.7),
    wallScreen(camera, [-2.6, 1.5, 8.6], [2.8, 3.3], price('ksx', 0.3), 10, true),
    colonnade(-60, 330, 330, 400, 2),
    colonnade(1250, 330, 330, 400, 2),
    pool(camera, [-1.4, 1.8], [2, 7.6]),
    group(
      camera,
      [
        [-2.6, 7, 'talk'],
        [-1.9, 7, 'side', true],
        [0.3, 7.3, 'backPhoto'],
        [1.4, 6.8, 'walk'],
        [2.7, 6.6, 'back'],
      ],
      'ksx far',
    ),
    group(
      camera,
      [
        [-2.1, 4.2, 'explain'],
        [-0.95, 4, 'backTurn'],
        [-0.2, 4.3, 'backBag'],
        [1.5, 4, 'read'],
        [2.3, 3.9, 'coffee'],
      ],
      'ksx near 4',
      { lanyard: true },
    ),
  ];
}

/** The bell is rung at a quarter past nine. */
function opening(): Piece {
  const camera = { vx: 760, vy: 520, eye: 1.4, focal: 1200 };
  return [
    interior(camera, {
      left: 5,
      right: 5,
      high: 4.6,
      deep: 6,
      wall: 0.52,
      side: 0.74,
      ceiling: 0.6,
      floor: 0.36,
    }),
    screen(330, 120, 800, 150, words(['KSX 50 · 09:15'], 0.62), 8),
    group(
      camera,
      [
        [-2.2, 4.9, 'clasped'],
        [-1.45, 5, 'folded'],
        [1.35, 4.9, 'behind'],
        [2.15, 5, 'pockets'],
      ],
      'bell witnesses 5',
      { dress: 'jacket' },
    ),
    stands(camera, [-0.72, 0, 4.1], {
      pose: 'raise',
      seed: 'bell ringer',
      look: { dress: 'sari', hair: 'plait', bottom: 0.2, top: 0.7 },
    }),
    bell(660, 340, 100),
    stands(camera, [0.5, 0, 4.1], {
      pose: 'both',
      seed: 'bell host 2',
      tall: 1.8,
      look: { dress: 'kurta', hair: 'short', hairInk: 0.35, top: 0.08, beard: true },
    }),
    audience(camera, {
      seed: 'bell crowd',
      rows: [2.7, 2.1],
      from: -1.9,
      to: 2,
      gap: 0.62,
      rise: (z) => -0.2 - (2.7 - z) * 0.3,
      chairs: false,
      empty: 0.1,
    }),
    stands(camera, [1.05, -0.3, 1.9], {
      pose: 'backPhoto',
      seed: 'bell photo',
      look: { hair: 'long', dress: 'tee', top: 0.3 },
    }),
  ];
}

/** The derivatives morning, at a long table below the arcade. */
function morning(): Piece {
  const camera = { vx: 380, vy: 360, eye: 1.75, focal: 1150 };
  return [
    interior(camera, {
      left: 3,
      right: 6,
      high: 4,
      deep: 7.4,
      wall: 0.16,
      side: 0.4,
      ceiling: 0.24,
      floor: 0.5,
    }),
    [-1.9, 3.1, 4.7].map((x) => window(camera.vx + (x * 1150) / 7.4, 60, 150, 320, [2, 4])),
    wallScreen(camera, [-0.4, 1.1, 7.3], [2.4, 2.9], smile, 9),
    stands(camera, [2.7, 0, 6.2], {
      pose: 'present',
      seed: 'ksx lecturer 3',
      flip: true,
      look: { dress: 'jacket', hair: 'parted', glasses: true, lanyard: false },
    }),
    [4.9, 4, 3.2].map((z, i) =>
      stands(camera, [0.5 - i * 0.06, 0, z], {
        pose: (['sitWrite', 'sitTalk', 'type'] as const)[i] ?? 'sit',
        seed: `ksx left ${i}`,
      }),
    ),
    table(camera, [0.85, 2], [2.6, 5.4], {}),
    [4.9, 4, 3.1].map((z, i) =>
      stands(camera, [2.45, 0, z], {
        pose: (['chin', 'leanBack', 'sitWrite'] as const)[i] ?? 'sit',
        flip: true,
        seed: `ksx right 1${i}`,
      }),
    ),
    laptop(770, 690, 170, candles('ksx laptop')),
    stands(camera, [-0.42, 0, 3], {
      pose: 'sideListen',
      seed: 'ksx usher',
      look: { dress: 'sari', hair: 'bun' },
    }),
  ];
}

export const konkan = [hall, opening, morning];
