import { screen, wallScreen, words } from '../boards.ts';
import { stands } from '../camera.ts';
import { smile } from '../charts.ts';
import { audience, group } from '../crowd.ts';
import { colonnade, ground, sky, tree } from '../outdoors.ts';
import { interior } from '../rooms.ts';
import { type Piece, rect } from '../shapes.ts';
import { stage } from '../stages.ts';
import { papers, plant, setting, table } from '../things.ts';
import { rain, window } from '../windows.ts';

const wet = (x: number, y: number, width: number, height: number, seed: string): string =>
  window(
    x,
    y,
    width,
    height,
    [2, 4],
    0.34,
    tree(`${seed} tree`, x + width * 0.6, y + height * 1.05, height * 0.8) +
      rain(seed, [x, y], [width + 30, height], 46, 0) +
      rain(`${seed} dark`, [x, y], [width, height], 26),
  );

/** The panel: four people, one question, rain on both sides. */
function panel(): Piece {
  const camera = { vx: 750, vy: 450, eye: 1.75, focal: 1150 };
  const poses = ['tableFolded', 'tableSpeak', 'tableChin', 'tableMic'] as const;
  const looks = [
    { dress: 'jacket', hair: 'parted' },
    { dress: 'sari', hair: 'bun', bottom: 0.3, top: 0.8 },
    { dress: 'kurta', hair: 'bald', beard: true, top: 0.12 },
    { dress: 'jacket', hair: 'bob', top: 0.5 },
  ] as const;
  return [
    interior(camera, {
      left: 5,
      right: 5,
      high: 4.4,
      deep: 8,
      wall: 0.4,
      side: 0.6,
      ceiling: 0.3,
      floor: 0.5,
      boards: false,
    }),
    wet(90, 110, 190, 430, 'monsoon a'),
    wet(1220, 110, 190, 430, 'monsoon b'),
    wallScreen(camera, [-2.1, 1.75, 7.9], [2.1, 3.95], smile, 10),
    stage(camera, 4.2, 0.4, [5.4, 7.6]),
    poses.map((pose, i) =>
      stands(camera, [-2.05 + i * 1.36, 0.5, 6.4], {
        pose,
        seed: `monsoon panel ${i}`,
        tall: 1.72,
        look: looks[i],
      }),
    ),
    table(camera, [-2.8, 2.8], [5.6, 6], { cloth: true, ink: 0.3, y: 0.4 }),
    screen(520, 588, 460, 66, words(['Who sells the wings?'], 0.7), 4),
    [0, 1, 2, 3].map((i) => setting(345 + i * 262, 551, 46)),
    audience(camera, {
      seed: 'monsoon rows c',
      rows: [4, 3.1, 2.4],
      from: -2.9,
      to: 3,
      gap: 0.7,
      rise: (z) => -0.3 - (4 - z) * 0.16,
    }),
  ];
}

/** Two of them, close, while the third wants to interrupt. */
function argument(): Piece {
  const camera = { vx: 650, vy: 490, eye: 1.4, focal: 1350 };
  return [
    rect(0, 0, 1500, 1000, 0.5),
    wet(40, 60, 330, 640, 'argument a'),
    wet(560, 60, 330, 640, 'argument b'),
    wet(1090, 60, 330, 640, 'argument c'),
    stands(camera, [-0.78, 0, 2.8], {
      pose: 'tableSpeak',
      seed: 'monsoon panel 1',
      look: { dress: 'sari', hair: 'bun', bottom: 0.3, top: 0.8 },
    }),
    stands(camera, [0.25, 0, 2.8], {
      pose: 'tableChin',
      seed: 'monsoon panel 2',
      look: { dress: 'kurta', hair: 'bald', beard: true, top: 0.12 },
    }),
    stands(camera, [1.22, 0, 2.8], {
      pose: 'tableBoth',
      seed: 'monsoon panel 3',
      look: { dress: 'jacket', hair: 'bob', top: 0.5 },
    }),
    table(camera, [-1.8, 1.9], [2.2, 2.6], { cloth: true, ink: 0.24 }),
    setting(420, 850, 100),
    setting(1290, 850, 100),
    papers(800, 845, 170),
  ];
}

/** The break: nobody goes out. */
function dry(): Piece {
  const camera = { vx: 900, vy: 420, eye: 1.6, focal: 1150 };
  return [
    interior(camera, {
      left: 6,
      right: 5,
      high: 4,
      deep: 6.4,
      wall: 0.62,
      side: 0.76,
      ceiling: 0.56,
      floor: 0.36,
    }),
    [60, 400, 740, 1080].map((x, i) => wet(x, 40, 240, 500, `dry ${i}`)),
    group(
      camera,
      [
        [-3.4, 5.6, 'back'],
        [-2.7, 5.6, 'backTurn'],
        [0.1, 5.7, 'backPhoto'],
        [1.9, 5.5, 'backBag'],
      ],
      'dry far',
    ),
    plant(1430, 760, 380),
    group(
      camera,
      [
        [-1.95, 3.4, 'stroll'],
        [-1.15, 3.5, 'talk', true],
        [0.35, 3.5, 'coffee'],
        [1.05, 3.3, 'shift'],
      ],
      'dry near 2',
      { lanyard: true },
    ),
  ];
}

/** The guests arrive under umbrellas. */
function arrival(): Piece {
  const camera = { vx: 1000, vy: 480, eye: 1.6, focal: 1150 };
  return [
    sky(1500, 700, 0.62),
    tree('arrival tree', 720, 650, 470),
    rect(860, 110, 640, 560, 0.84),
    colonnade(860, 130, 640, 530, 4),
    rect(830, 60, 700, 76, 0.08, 'level'),
    screen(850, 66, 660, 64, words(['Monsoon Quant Conference'], 0.72), 6),
    ground(650, 350, 1600, 0.34),
    stands(camera, [-3.6, 0, 5.9], { pose: 'walkUmbrella', seed: 'arrival 1' }),
    stands(camera, [-2.05, 0, 5.4], { pose: 'walkUmbrella', seed: 'arrival 2b' }),
    stands(camera, [1.35, 0, 4.6], {
      pose: 'shake',
      flip: true,
      seed: 'arrival host',
      look: { dress: 'kurta', hair: 'turban' },
    }),
    stands(camera, [-0.32, 0, 4], {
      pose: 'greetUmbrella',
      seed: 'arrival 3',
      look: { dress: 'sari', hair: 'bun', bottom: 0.6 },
    }),
    stands(camera, [-2.16, 0, 3.1], {
      pose: 'walkUmbrella',
      seed: 'arrival 4',
      look: { bag: true, dress: 'shirt', hair: 'curly' },
    }),
    rain('arrival', [0, 0], [1560, 960], 170, 0),
    rain('arrival dark', [0, 0], [1560, 960], 60),
  ];
}

export const monsoon = [panel, argument, dry, arrival];
