import { screen, wallScreen } from '../boards.ts';
import { stands } from '../camera.ts';
import { backtest, depth, price, quotes } from '../charts.ts';
import { seated } from '../crowd.ts';
import { clock } from '../fittings.ts';
import { interior } from '../rooms.ts';
import { type Piece, rect } from '../shapes.ts';
import { laptop, lid, papers, table } from '../things.ts';
import { sideWindow, skyMoon } from '../windows.ts';

/** Hour twenty-six: four long tables, one leader board. */
function night(): Piece {
  const camera = { vx: 780, vy: 350, eye: 2.1, focal: 1150 };
  const row = (z: number, seed: string, from: number, count: number, gap: number): Piece => [
    Array.from({ length: count }, (_, i) =>
      seated(camera, [from + i * gap, 0, z], {
        pose:
          (['seatBack', 'seatBackLean', 'seatBackTurn', 'seatBack'] as const)[
            (i + Math.round(z)) % 4
          ] ?? 'seatBack',
        seed: `${seed} ${i}`,
      }),
    ),
  ];
  const desk = (z: number, from: number, to: number, count: number): Piece => [
    table(camera, [from, to], [z + 0.45, z + 1.05], {}),
    Array.from({ length: count }, (_, i) => {
      const x = from + ((to - from) * (i + 0.5)) / count;
      return laptop(
        camera.vx + (x * 1150) / (z + 0.7),
        camera.vy + ((2.1 - 0.75) * 1150) / (z + 0.72),
        440 / (z + 0.7),
        i % 2 ? quotes(`hack ${z} ${i}`) : depth(`hack ${z} ${i}`),
      );
    }),
  ];
  return [
    interior(camera, {
      left: 5,
      right: 5,
      high: 3.8,
      deep: 8.4,
      wall: 0.74,
      side: 0.86,
      ceiling: 0.9,
      floor: 0.66,
      beams: 4,
    }),
    [
      [3, 4.4],
      [5, 6.4],
      [7, 8],
    ].map(([a, b]) => sideWindow(camera, 5, [a as number, b as number], [1, 3.1], 1)),
    wallScreen(camera, [-2, 1.7, 8.3], [2.2, 3.6], quotes('leader'), 9),
    clock(215, 190, 60, 3, 40),
    desk(6, -3.8, 3.8, 5),
    row(6, 'hack far', -3, 5, 1.5),
    desk(4.2, -3.4, 3.4, 4),
    row(4.2, 'hack mid', -2.6, 4, 1.7),
    stands(camera, [3.1, 0, 3.7], {
      pose: 'coffee',
      seed: 'hack walker',
      look: { dress: 'hoodie', hair: 'long' },
    }),
    desk(2.4, -1.9, 1.8, 3),
    row(2.4, 'hack near', -1.3, 3, 1.25),
  ];
}

/** One team over its order book. */
function team(): Piece {
  const camera = { vx: 760, vy: 430, eye: 1.35, focal: 1300 };
  return [
    rect(0, 0, 1500, 1000, 0.66),
    skyMoon(1130, 60, 280, 380),
    screen(120, 90, 560, 320, backtest('hack team'), 9, true),
    stands(camera, [0.1, 0, 3.1], {
      pose: 'tableChin',
      seed: 'hack stoop',
      tall: 2.1,
      look: { dress: 'tee', hair: 'curly', top: 0.2 },
    }),
    table(camera, [-1.8, 1.9], [2.1, 2.9], { cloth: true, ink: 0.8 }),
    laptop(400, 650, 330, depth('hack book')),
    laptop(1130, 650, 330, quotes('hack quotes')),
    seated(camera, [-0.75, -0.12, 1.95], {
      pose: 'seatBackLean',
      seed: 'hack a',
      look: { dress: 'hoodie', hair: 'short', top: 0.5 },
    }),
    seated(camera, [0.98, -0.12, 1.9], {
      pose: 'seatBackTurn',
      seed: 'hack b',
      look: { dress: 'salwar', hair: 'plait', top: 0.16 },
    }),
  ];
}

/** Four in the morning. */
function dawn(): Piece {
  const camera = { vx: 420, vy: 390, eye: 1.5, focal: 1200 };
  return [
    interior(camera, {
      left: 3,
      right: 5,
      high: 3.2,
      deep: 5.2,
      wall: 0.56,
      side: 0.74,
      ceiling: 0.7,
      floor: 0.6,
    }),
    skyMoon(60, 70, 230, 330),
    screen(430, 90, 560, 330, price('hack dawn', 0.5), 7),
    stands(camera, [0.35, 0, 4.5], {
      pose: 'writeLow',
      seed: 'hack board',
      look: { dress: 'shirt', hair: 'tail', top: 0.1 },
    }),
    stands(camera, [1.75, 0, 4.3], {
      pose: 'folded',
      seed: 'hack judge',
      look: { dress: 'jacket', hair: 'parted', hairInk: 0.4 },
    }),
    stands(camera, [2.5, 0, 3.2], {
      pose: 'sitTalk',
      flip: true,
      seed: 'hack talker',
      look: { dress: 'tee', hair: 'bob', top: 0.3 },
    }),
    stands(camera, [0.3, 0, 3.1], {
      pose: 'sitWrite',
      seed: 'hack sleepy',
      look: { dress: 'hoodie', hair: 'curly', top: 0.62 },
    }),
    table(camera, [0.66, 2.1], [2.6, 3.3], {}),
    lid(1060, 690, 190, 0.6),
    papers(790, 700, 120),
    stands(camera, [-0.62, 0, 2.9], {
      pose: 'leanBack',
      seed: 'hack lean',
      look: { dress: 'tee', hair: 'turban', top: 0.12 },
    }),
  ];
}

export const vindhyagiri = [night, team, dawn];
