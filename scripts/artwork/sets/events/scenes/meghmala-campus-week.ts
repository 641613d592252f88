import { screen, words } from '../boards.ts';
import { stands } from '../camera.ts';
import { payoff } from '../charts.ts';
import { group } from '../crowd.ts';
import { edge } from '../edges.ts';
import { colonnade, front, ground, sky, tree } from '../outdoors.ts';
import { type Piece, path, rect, stroke } from '../shapes.ts';
import { laptop, papers, table } from '../things.ts';

/** The front of the university, mentors' tables under the trees. */
function campus(): Piece {
  const camera = { vx: 620, vy: 520, eye: 1.75, focal: 1150 };
  return [
    sky(1500, 560),
    front(420, 110, 640, 470, 6),
    ground(560, 440),
    path('M640 562H860L1180 1000H200Z', 0.03, 'floor'),
    tree('meghmala left', 200, 640, 520),
    tree('meghmala right', 1310, 660, 590),
    group(
      camera,
      [
        [-0.6, 12, 'walk'],
        [0.5, 11, 'backBag'],
        [1.2, 11.2, 'back'],
        [2.6, 12, 'walk', true],
      ],
      'meghmala far',
    ),
    stands(camera, [2.75, 0, 5.3], { pose: 'sitTalk', seed: 'mm 1' }),
    table(camera, [3.1, 4.2], [5, 5.6]),
    stands(camera, [4.5, 0, 5.3], { pose: 'chin', flip: true, seed: 'mm 22' }),
    stands(camera, [-2.25, 0, 4.9], { pose: 'sitWrite', seed: 'mm 3' }),
    table(camera, [-1.9, -0.9], [4.6, 5.2]),
    stands(camera, [-0.55, 0, 4.9], { pose: 'sitTalk', flip: true, seed: 'mm 8' }),
    group(
      camera,
      [
        [1.15, 3.5, 'talk', true],
        [0.55, 3.5, 'sideListen'],
      ],
      'mm pair a',
    ),
  ];
}

/** One table, close: a mentor explains, two students lean in. */
function mentor(): Piece {
  const camera = { vx: 700, vy: 450, eye: 1.5, focal: 1300 };
  return [
    sky(1500, 500, 0.3),
    front(820, 170, 480, 330, 6),
    ground(490, 510, 1600, 0.26),
    tree('mentor tree', 190, 660, 700),
    group(
      camera,
      [
        [1.9, 8, 'walk', true],
        [2.7, 8.6, 'backBag'],
      ],
      'mentor far',
    ),
    stands(camera, [-0.62, 0, 2.75], {
      pose: 'tableBoth',
      seed: 'mentor woman',
      look: { dress: 'sari', hair: 'long', bottom: 0.66, top: 0.2, glasses: true },
    }),
    stands(camera, [0.15, 0, 2.85], {
      pose: 'tableChin',
      seed: 'mentor student',
      look: { dress: 'tee', hair: 'curly', top: 0.08, bag: true },
    }),
    stands(camera, [0.86, 0, 2.8], {
      pose: 'tableTurn',
      seed: 'mentor other',
      look: { dress: 'kurta', hair: 'tail', top: 0.5 },
    }),
    table(camera, [-1.15, 1.35], [2.2, 2.7], { cloth: true, ink: 0.14 }),
    papers(560, 862, 150),
    laptop(935, 850, 170, payoff),
  ];
}

/** The queue below the banner between two columns. */
function queue(): Piece {
  const camera = { vx: 250, vy: 470, eye: 1.6, focal: 1150 };
  return [
    rect(0, 0, 1500, 700, 0.78),
    rect(1060, 260, 250, 420, 1, 'solid'),
    colonnade(-120, 90, 1740, 560, 5),
    rect(0, 0, 1500, 92, 0.08, 'level', edge),
    stroke('M0 44H1500', 3, 1, 'solid'),
    screen(420, 150, 660, 150, words(['Bring one question'], 0.5), 6),
    ground(680, 320, 1600, 0.16),
    stroke('M0 700H1500M0 742H1500', 4, 1, 'solid'),
    group(
      camera,
      [
        [0.4, 4.6, 'read'],
        [1.3, 4.7, 'side'],
        [2, 4.5, 'backTurn'],
        [2.8, 4.7, 'side', true],
        [3.5, 4.6, 'coffee'],
        [4.2, 4.7, 'side', true],
      ],
      'queue mm 2',
      { bag: true },
    ),
    group(
      camera,
      [
        [-0.25, 3.4, 'shake'],
        [0.55, 3.4, 'sideListen', true],
        [2.9, 3.1, 'walk'],
      ],
      'queue near',
    ),
  ];
}

export const meghmala = [campus, mentor, queue];
