import { tone } from '../../../lib/engrave.ts';
import { screen, wallScreen, words } from '../boards.ts';
import { block, project, stands } from '../camera.ts';
import { backtest, depth, fan, payoff, price, surface } from '../charts.ts';
import { group } from '../crowd.ts';
import { counter } from '../fittings.ts';
import { ground, sea, sky, tree } from '../outdoors.ts';
import { interior } from '../rooms.ts';
import { type Piece, rect } from '../shapes.ts';
import { lid, plant } from '../things.ts';

/** The expo floor under its trusses. */
function floor(): Piece {
  const camera = { vx: 640, vy: 430, eye: 1.75, focal: 1150 };
  const [cx, cy] = project(camera, [0.9, 1, 4.9]);
  return [
    interior(camera, {
      left: 9,
      right: 9,
      high: 6,
      deep: 14,
      wall: 0.4,
      side: 0.56,
      ceiling: 0.5,
      floor: 0.26,
      beams: 6,
    }),
    block(camera, { x: [-5, -2.4], y: [0, 3], z: [8.5, 11], ink: 0.14, side: 0.5 }),
    wallScreen(camera, [-4.7, 1.1, 8.5], [-2.7, 2.3], depth('palk far'), 6, true),
    block(camera, { x: [-1.4, 1.2], y: [0, 2.8], z: [10.5, 12], ink: 0.6, side: 0.8 }),
    wallScreen(camera, [-1, 1, 10.5], [0.8, 2.1], fan('palk'), 6),
    group(
      camera,
      [
        [-3.4, 8, 'backTurn'],
        [-2.2, 7.6, 'walk'],
        [-0.4, 9, 'back'],
        [0.4, 8.6, 'talk'],
        [-1, 7.2, 'sideListen'],
      ],
      'palk far',
    ),
    block(camera, { x: [0.7, 4.6], y: [0, 3.1], z: [5.9, 8], ink: 0.72, side: 0.9 }),
    wallScreen(camera, [0.9, 2.45, 5.8], [4.4, 2.98], words(['Nikash Desk'], 0.72), 3),
    wallScreen(camera, [1.3, 1.1, 5.85], [3.2, 2.3], backtest('palk desk'), 7, true),
    stands(camera, [3.6, 0, 5.3], {
      pose: 'explain',
      flip: true,
      seed: 'palk host',
      look: { dress: 'jacket', hair: 'bob', lanyard: true, top: 0.8 },
    }),
    counter(cx, cy, 330, 210, 0.1),
    lid(cx + 90, cy - 8, 110),
    group(
      camera,
      [
        [0.25, 4.6, 'backBag'],
        [-1.9, 4.4, 'talk'],
        [-1.2, 4.3, 'coffee'],
      ],
      'palk mid 3',
      { lanyard: true },
    ),
    stands(camera, [-1.02, 0, 3], {
      pose: 'walk',
      flip: true,
      seed: 'palk walker',
      look: { dress: 'sari', hair: 'bun', bottom: 0.24, lanyard: true },
    }),
    stands(camera, [1.35, 0, 3], {
      pose: 'backPhoto',
      seed: 'palk photo',
      look: { dress: 'shirt', hair: 'turban', top: 0.14 },
    }),
  ];
}

/** A demonstration, close. */
function demo(): Piece {
  const camera = { vx: 820, vy: 400, eye: 1.5, focal: 1250 };
  return [
    rect(0, 0, 1500, 1000, 0.62),
    ground(800, 200, 1600, 0.3),
    rect(70, 60, 1060, 700, 0.86, 'upright'),
    screen(130, 110, 940, 470, surface, 12, true),
    plant(1390, 880, 420),
    stands(camera, [0.75, 0, 3.4], {
      pose: 'point',
      flip: true,
      seed: 'palk demo',
      look: { dress: 'kurta', hair: 'parted', beard: true, top: 0.06, lanyard: true },
    }),
    stands(camera, [-1.55, 0, 3], {
      pose: 'sideListen',
      seed: 'palk visitor 1',
      look: { dress: 'jacket', hair: 'short', hairInk: 0.35, top: 0.78, lanyard: true },
    }),
    stands(camera, [-0.86, 0, 2.7], {
      pose: 'backTurn',
      seed: 'palk visitor 2',
      look: { dress: 'sari', hair: 'plait', bottom: 0.3, top: 0.7 },
    }),
    stands(camera, [1.2, 0, 2.6], {
      pose: 'tablet',
      seed: 'palk visitor 3',
      look: { dress: 'shirt', hair: 'long', top: 0.3, glasses: true },
    }),
  ];
}

/** The front, between sessions. */
function quay(): Piece {
  const camera = { vx: 560, vy: 400, eye: 1.65, focal: 1150 };
  return [
    sky(1500, 440, 0.36),
    sea(0, 400, 1500, 170),
    ground(560, 440, 1600, 0.14),
    rect(0, 540, 1500, 16, 0.02, 'solid', { stroke: tone(1, 'solid'), 'stroke-width': 3 }),
    Array.from({ length: 13 }, (_, i) => rect(40 + i * 118, 548, 14, 70, 0.9, 'solid')),
    tree('palk palm', 1330, 640, 520),
    screen(210, 120, 150, 330, payoff, 6),
    screen(420, 120, 150, 330, price('palk flag'), 6),
    screen(630, 120, 150, 330, fan('palk flag'), 6),
    [285, 495, 705].map((x) => rect(x - 5, 456, 10, 170, 1, 'solid')),
    group(
      camera,
      [
        [-2, 4.6, 'talk'],
        [-1.2, 4.6, 'coffee'],
        [0.6, 5.4, 'back'],
        [1.1, 5.4, 'backTurn'],
        [3.3, 5, 'read'],
      ],
      'quay far',
    ),
    group(
      camera,
      [
        [0.4, 3.1, 'walk'],
        [1.3, 3.3, 'stroll'],
        [-0.98, 2.9, 'photo'],
      ],
      'quay near',
      { lanyard: true },
    ),
  ];
}

export const palk = [floor, demo, quay];
