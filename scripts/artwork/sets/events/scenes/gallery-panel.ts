import { screen, wallScreen, words } from '../boards.ts';
import { stands } from '../camera.ts';
import { smile } from '../charts.ts';
import { audience } from '../crowd.ts';
import { tree } from '../outdoors.ts';
import { interior } from '../rooms.ts';
import type { Piece } from '../shapes.ts';
import { stage } from '../stages.ts';
import { papers, plant, setting, table } from '../things.ts';
import { rain, window } from '../windows.ts';

const wet = (x: number, seed: string): string =>
  window(
    x,
    70,
    190,
    470,
    [2, 5],
    0.3,
    tree(`${seed} tree`, x + 100, 560, 400) +
      rain(seed, [x, 70], [230, 470], 44, 0) +
      rain(`${seed} dark`, [x, 70], [190, 470], 24),
  );

const PANEL = [
  ['tableFolded', { dress: 'jacket', hair: 'turban', top: 0.72, beard: true }],
  ['tableSpeak', { dress: 'sari', hair: 'bun', bottom: 0.14, top: 0.86, glasses: true }],
  ['tableChin', { dress: 'kurta', hair: 'bald', beard: true, top: 0.08, hairInk: 0.35 }],
  ['tableMic', { dress: 'jacket', hair: 'bob', top: 0.86 }],
  ['tableTurn', { dress: 'shirt', hair: 'curly', top: 0.3, glasses: true }],
] as const;

/** Five opinions of the same smile, and rain. */
export function panelScene(): Piece {
  const camera = { vx: 800, vy: 440, eye: 1.6, focal: 1250 };
  return [
    interior(camera, {
      left: 5.2,
      right: 5.2,
      high: 4,
      deep: 7.4,
      wall: 0.42,
      side: 0.62,
      ceiling: 0.28,
      floor: 0.5,
      boards: false,
    }),
    wet(60, 'panel a'),
    wet(300, 'panel b'),
    wet(1110, 'panel c'),
    wet(1350, 'panel d'),
    wallScreen(camera, [-1.55, 1.72, 7.2], [1.55, 3.6], smile, 11),
    stage(camera, 4.6, 0.36, [4.6, 6.8]),
    plant(120, 690, 300),
    PANEL.map(([pose, look], i) =>
      stands(camera, [-2.3 + i * 1.14, 0.36, 5.4], {
        pose,
        seed: `gallery panel ${i}`,
        tall: 1.74,
        look,
      }),
    ),
    table(camera, [-2.9, 2.9], [4.75, 5.15], { cloth: true, ink: 0.26, y: 0.36 }),
    [0, 1, 2, 3, 4].map((i) => setting(290 + i * 258, 566, 58)),
    papers(930, 552, 70),
    screen(540, 592, 470, 70, words(['Who sells the wings?'], 0.7), 4),
    stands(camera, [1.03, -0.12, 3.4], {
      pose: 'backRaise',
      seed: 'gallery asks',
      tall: 1.66,
      look: { dress: 'salwar', hair: 'plait', top: 0.14 },
    }),
    audience(camera, {
      seed: 'gallery panel rows b',
      rows: [3.7, 2.9, 2.3],
      from: -2.6,
      to: 2.7,
      gap: 0.66,
      empty: 0.06,
      rise: (z) => -0.4 - (3.7 - z) * 0.16,
    }),
  ];
}
