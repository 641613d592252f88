import { screen, wallScreen, words } from '../boards.ts';
import { stands } from '../camera.ts';
import { candles, depth, quotes } from '../charts.ts';
import { facing } from '../crowd.ts';
import { clock } from '../fittings.ts';
import { interior } from '../rooms.ts';
import type { Piece } from '../shapes.ts';
import { lid, papers, setting, table } from '../things.ts';
import { sideWindow } from '../windows.ts';

const TEACHER = { dress: 'jacket', hair: 'bob', hairInk: 0.95, top: 0.84, glasses: true } as const;

/** The case is opened: tables in a U, the teacher in its mouth. */
function horseshoe(): Piece {
  const camera = { vx: 750, vy: 330, eye: 1.95, focal: 1100 };
  const side = (x: number, flip: boolean, seed: string) =>
    [5.6, 4.6, 3.7, 2.9].map((z, i) =>
      stands(camera, [x, 0, z], {
        pose:
          (['sitTalk', 'chin', 'sitWrite', 'leanBack'] as const)[(i + (flip ? 2 : 0)) % 4] ?? 'sit',
        flip,
        seed: `${seed} ${i}`,
      }),
    );
  return [
    interior(camera, {
      left: 4.4,
      right: 4.4,
      high: 3.5,
      deep: 7.4,
      wall: 0.3,
      side: 0.4,
      ceiling: 0.12,
      floor: 0.5,
      beams: 3,
    }),
    [
      [3, 4.2],
      [5, 6.4],
    ].map(([a, b]) => sideWindow(camera, 4.4, [a as number, b as number], [1.1, 3])),
    wallScreen(camera, [-1.7, 1.5, 7.3], [1.7, 3.1], candles('tamrapatra'), 9),
    clock(1130, 140, 46, 10, 10),
    stands(camera, [0.32, 0, 5.6], { pose: 'both', seed: 'tamrapatra teacher', look: TEACHER }),
    side(-2.3, false, 'tam left'),
    table(camera, [-1.95, -1.2], [2.3, 6.2], { cloth: true, ink: 0.3 }),
    side(2.3, true, 'tam right'),
    table(camera, [1.2, 1.95], [2.3, 6.2], { cloth: true, ink: 0.3 }),
    papers(300, 700, 90),
    stands(camera, [-0.5, 0, 3], {
      pose: 'backTurn',
      seed: 'tam clerk',
      look: { dress: 'shirt', hair: 'tail', top: 0.1 },
    }),
  ];
}

/** Both desks quote at once. */
function outcry(): Piece {
  const camera = { vx: 740, vy: 420, eye: 1.5, focal: 1200 };
  return [
    interior(camera, {
      left: 5,
      right: 5,
      high: 3.3,
      deep: 5.6,
      wall: 0.56,
      side: 0.72,
      ceiling: 0.4,
      floor: 0.4,
    }),
    screen(480, 70, 540, 270, quotes('outcry'), 9, true),
    screen(150, 110, 250, 120, words(['Bid 98'], 0.7), 7),
    screen(1100, 110, 250, 120, words(['Ask 99'], 0.7), 7),
    stands(camera, [-1.9, 0, 4.6], {
      pose: 'raise',
      seed: 'outcry a',
      look: { dress: 'shirt', hair: 'curly' },
    }),
    stands(camera, [-1.05, 0, 4.4], {
      pose: 'point',
      seed: 'outcry b',
      look: { dress: 'salwar', hair: 'plait' },
    }),
    stands(camera, [1.2, 0, 4.5], {
      pose: 'raise',
      flip: true,
      seed: 'outcry c',
      look: { dress: 'jacket', hair: 'turban' },
    }),
    stands(camera, [2.1, 0, 4.5], {
      pose: 'both',
      seed: 'outcry d',
      look: { dress: 'tee', hair: 'long' },
    }),
    stands(camera, [0.08, 0, 4.8], { pose: 'folded', seed: 'tamrapatra teacher', look: TEACHER }),
    table(camera, [-2.2, -0.7], [2.9, 3.5], {}),
    table(camera, [0.8, 2.3], [2.9, 3.5], {}),
    lid(150, 705, 160),
    lid(1290, 705, 160, 0.5),
    stands(camera, [-0.62, 0, 2.7], {
      pose: 'point',
      seed: 'outcry e',
      look: { dress: 'hoodie', hair: 'short', top: 0.2 },
    }),
    stands(camera, [0.72, 0, 2.7], {
      pose: 'talk',
      flip: true,
      seed: 'outcry f',
      look: { dress: 'sari', hair: 'bun', bottom: 0.66 },
    }),
  ];
}

/** The room decides who was right. */
function verdict(): Piece {
  const camera = { vx: 700, vy: 400, eye: 1.9, focal: 1200 };
  return [
    interior(camera, {
      left: 4.6,
      right: 4.6,
      high: 3.4,
      deep: 7,
      wall: 0.22,
      side: 0.44,
      ceiling: 0.1,
      floor: 0.5,
      beams: 2,
    }),
    screen(900, 50, 420, 220, depth('verdict'), 7),
    facing(camera, {
      seed: 'tam verdict',
      rows: [6, 4.8, 3.6],
      seats: 7,
      from: -2.6,
      gap: 0.84,
      rise: (z) => (z - 3.6) * 0.12,
      empty: 0.06,
      ink: 0.6,
      except: {
        '2 2': { pose: 'raise', look: { dress: 'jacket', hair: 'long' } },
        '1 5': { pose: 'raise' },
        '2 5': { pose: 'tableSpeak' },
      },
    }),
    [230, 610, 1010, 1380].map((x) => setting(x, 920, 70)),
    stands(camera, [-0.98, -0.2, 2.2], {
      pose: 'backTurn',
      seed: 'tamrapatra teacher',
      look: TEACHER,
    }),
  ];
}

export const tamrapatra = [horseshoe, outcry, verdict];
