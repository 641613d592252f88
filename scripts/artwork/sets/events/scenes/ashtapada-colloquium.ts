import { blackboard, screen } from '../boards.ts';
import { stands } from '../camera.ts';
import { heat, spectrum } from '../charts.ts';
import { seated } from '../crowd.ts';
import { shelves } from '../fittings.ts';
import { interior } from '../rooms.ts';
import type { Piece } from '../shapes.ts';
import { papers, plant, table } from '../things.ts';
import { window } from '../windows.ts';

/** Eleven people, one spectrum. */
function seminar(): Piece {
  const camera = { vx: 820, vy: 350, eye: 1.8, focal: 1150 };
  return [
    interior(camera, {
      left: 4,
      right: 3.6,
      high: 3.2,
      deep: 6,
      wall: 0.3,
      side: 0.46,
      ceiling: 0.12,
      floor: 0.56,
    }),
    shelves('ashtapada', 70, 110, 270, 5),
    screen(420, 70, 640, 370, spectrum, 9),
    window(1200, 90, 190, 350, [2, 3]),
    stands(camera, [1.55, 0, 5.4], {
      pose: 'point',
      flip: true,
      seed: 'ashtapada speaker',
      look: { dress: 'salwar', hair: 'bun', hairInk: 0.4, glasses: true, top: 0.7 },
    }),
    [4.7, 3.9, 3.2].map((z, i) =>
      stands(camera, [-1.7 - i * 0.02, 0, z], {
        pose: (['chin', 'leanBack', 'sitWrite'] as const)[i] ?? 'sit',
        seed: `ashtapada left ${i}`,
      }),
    ),
    table(camera, [-1.3, 0.9], [2.6, 5], {}),
    papers(770, 700, 120),
    papers(640, 610, 80),
    [4.7, 3.9, 3.1].map((z, i) =>
      stands(camera, [1.38, 0, z], {
        pose: (['sitTalk', 'chin', 'leanBack'] as const)[i] ?? 'sit',
        flip: true,
        seed: `ashtapada right ${i}b`,
      }),
    ),
    seated(camera, [-0.22, 0, 2.25], {
      pose: 'seatBackTurn',
      seed: 'ashtapada back',
      look: { dress: 'shirt', hair: 'bald', top: 0.3 },
    }),
  ];
}

/** Tea, and the board again. */
function tea(): Piece {
  const camera = { vx: 520, vy: 420, eye: 1.55, focal: 1300 };
  return [
    interior(camera, {
      left: 4,
      right: 4,
      high: 3.3,
      deep: 5,
      wall: 0.24,
      side: 0.44,
      ceiling: 0.1,
      floor: 0.5,
    }),
    blackboard(110, 90, 960, 430, {
      lines: ['λ_± = (1 ± √q)²', 'q = N / T'],
      size: 84,
      chart: heat,
    }),
    shelves('tea', 1180, 90, 260, 5, 88),
    stands(camera, [0.5, 0, 3.6], {
      pose: 'writeLow',
      flip: true,
      seed: 'ashtapada young',
      look: { dress: 'tee', hair: 'curly', top: 0.1 },
    }),
    stands(camera, [1.2, 0, 3.2], {
      pose: 'coffee',
      seed: 'ashtapada old',
      look: { dress: 'kurta', hair: 'bald', beard: true, hairInk: 0.32, top: 0.62, glasses: true },
    }),
    stands(camera, [-1.02, 0, 3], {
      pose: 'stroll',
      seed: 'ashtapada guest',
      look: { dress: 'sari', hair: 'long', bottom: 0.3, top: 0.75 },
    }),
    plant(1400, 900, 300),
  ];
}

export const ashtapada = [seminar, tea];
