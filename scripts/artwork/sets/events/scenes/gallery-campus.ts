import { screen, words } from '../boards.ts';
import { stands } from '../camera.ts';
import { payoff } from '../charts.ts';
import { group } from '../crowd.ts';
import { front, ground, sky, tree } from '../outdoors.ts';
import { type Piece, path, rect } from '../shapes.ts';
import { laptop, papers, table } from '../things.ts';

/** Mentoring week: the whole forecourt at work. */
export function campusScene(): Piece {
  const camera = { vx: 860, vy: 540, eye: 1.75, focal: 1250 };
  return [
    sky(1600, 600, 0.5),
    tree('campus behind', 330, 590, 400),
    front(560, 90, 620, 500, 6),
    ground(580, 420),
    path('M770 585H1000L1420 1000H420Z', 0.03, 'floor'),
    screen(250, 470, 190, 84, words(['Mentors'], 0.62), 5),
    rect(256, 556, 8, 70, 1, 'solid'),
    rect(428, 556, 8, 70, 1, 'solid'),
    tree('campus left', 120, 690, 640),
    tree('campus right', 1470, 700, 660),
    group(
      camera,
      [
        [-1.2, 14, 'walk'],
        [-0.4, 13.4, 'backBag'],
        [0.5, 13, 'back'],
        [1.1, 13.5, 'talk'],
        [1.7, 13.5, 'side', true],
        [3.6, 12, 'walk', true],
      ],
      'campus far',
    ),
    group(
      camera,
      [
        [1.6, 7.6, 'backTurn'],
        [0.8, 8, 'walk'],
        [-1.1, 7.8, 'stroll', true],
      ],
      'campus mid',
      { bag: true },
    ),
    stands(camera, [-2.95, 0, 6], { pose: 'sitTalk', seed: 'campus t1' }),
    table(camera, [-2.6, -1.6], [5.7, 6.3]),
    stands(camera, [-1.22, 0, 6], { pose: 'chin', flip: true, seed: 'campus t2' }),
    stands(camera, [2.1, 0, 5.4], { pose: 'sitWrite', seed: 'campus t3' }),
    table(camera, [2.45, 3.5], [5.1, 5.7]),
    stands(camera, [2.95, 0, 6], {
      pose: 'stoop',
      seed: 'campus t5',
      look: { dress: 'shirt', hair: 'curly' },
    }),
    stands(camera, [3.85, 0, 5.4], { pose: 'leanBack', flip: true, seed: 'campus t4' }),
    stands(camera, [-2.02, 0, 3.7], {
      pose: 'sitTalk',
      seed: 'campus mentor',
      look: { dress: 'sari', hair: 'bun', bottom: 0.14, top: 0.84, glasses: true },
    }),
    table(camera, [-1.56, -0.42], [3.4, 4]),
    laptop(505, 855, 130, payoff),
    papers(610, 850, 60),
    stands(camera, [0.02, 0, 3.7], {
      pose: 'sitTalk',
      flip: true,
      seed: 'campus student',
      look: { dress: 'tee', hair: 'curly', top: 0.3 },
    }),
    group(
      camera,
      [
        [0.55, 4.9, 'shake'],
        [1.3, 4.9, 'sideListen', true],
      ],
      'campus greet',
    ),
  ];
}
