// The partners' marks, each in a square of MARK and in one colour, drawn from what its name says.
import { times } from '../../../lib/drawing/at.ts';
import { el, line, type Point, round, scale } from '../../../lib/drawing/svg.ts';
import { normalDensity } from '../../lib/normal.ts';
import { SEVEN_SAGES, skyward } from './stars.ts';

export const MARK = 48;

/** Draws a mark in a colour. */
export type Mark = (color: string) => string;

const filled = (d: string, fill: string) => el('path', { d, fill, 'fill-rule': 'evenodd' });
const lined = (d: string, stroke: string, width: number, cap = 'butt') =>
  el('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': cap });
const dot = ([cx, cy]: Point, r: number, fill: string) => el('circle', { cx, cy, r, fill });
const polar = (radius: number, turn: number): Point => [
  24 + radius * Math.cos(turn),
  24 + radius * Math.sin(turn),
];
const box = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

/** A hill: one face in the sun, the other as strata. */
export const hill: Mark = (color) =>
  filled('M23 3 1 45H23Z', color) +
  times(7, (i) => {
    const y = 10 + i * 5.6;
    return filled(
      `M25.5 ${y}h${round((y - 3) * 0.524 - 2)}l1.7 3h${round(2 - 1.7 - (y - 3) * 0.524)}Z`,
      color,
    );
  }).join('');

/** Copper plates of a grant, written on, and the ring that holds them together. */
export const plates: Mark = (color) =>
  lined('M17 9.500V6a2 2 0 0 1 2-2H45a2 2 0 0 1 2 2V31', color, 1.8) +
  lined('M13 15a3 3 0 0 1 3-3H37a3 3 0 0 1 3 3V42a3 3 0 0 1-3 3H16a3 3 0 0 1-3-3Z', color, 2.2) +
  filled(
    [14, 10, 14, 6].map((width, row) => box(20.5, 19.5 + row * 5.6, width, 2.2)).join(''),
    color,
  ) +
  el('circle', { cx: 9, cy: 28.5, r: 7.5, fill: 'none', stroke: color, 'stroke-width': 2.2 });

/** A dhow whose sail is a rising column chart. */
export const dhow: Mark = (color) =>
  filled(
    `${times(7, (i) => {
      const height = 31 * ((i + 1) / 7) ** 1.55;
      return box(2 + i * 5.6, 34 - height, 3.8, height);
    }).join('')}M1 38H47C44 43.5 39.5 46 34 46H13C7.5 46 3.5 43.5 1 38Z`,
    color,
  );

/** The seven sages where the night sky has them, each as large as it is bright. */
export const sages: Mark = (color) => {
  const stars = SEVEN_SAGES.map(skyward);
  const xs = stars.map(({ x }) => x);
  const size = 33 / (Math.max(...xs) - Math.min(...xs));
  const across = scale([Math.min(...xs), Math.max(...xs)], [7.5, 40.5]);
  const disc = (x: number, y: number, r: number) =>
    `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`;
  return filled(
    disc(24, 24, 23.5) +
      stars
        .map(({ x, y, magnitude }) => disc(across(x), 23 - size * y, 4.5 - 0.85 * magnitude))
        .join(''),
    color,
  );
};

/** A garland of clouds: half rings in rows of three, two and one. */
export const clouds: Mark = (color) =>
  lined(
    [3, 2, 1]
      .flatMap((count, row) =>
        times(count, (i) => {
          const x = 24 + (i - (count - 1) / 2) * 16;
          const y = 42 - row * 12;
          return [7, 4.2, 1.4].map((r) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`).join('');
        }),
      )
      .join(''),
    color,
    1.8,
  );

/** The blue bull from the front: horns, ears, a long face. */
export const bull: Mark = (color) =>
  filled(
    'M24 46 17.5 39 15 24H33L30.5 39ZM15.5 21.500C9.5 16.5 8 9 11.5 2 12 9 14.5 14.5 20.5 18.500L20 21.500ZM32.5 21.500C38.5 16.5 40 9 36.5 2 36 9 33.5 14.5 27.5 18.500L28 21.500ZM13 24 1.5 20.500C3.5 26.5 7.5 29 13.6 28ZM35 24 46.5 20.500C44.5 26.5 40.5 29 34.4 28ZM19 28l1 4 2-2.500ZM29 28l-1 4-2-2.500Z',
    color,
  );

const evenBits = (value: number): boolean =>
  [...value.toString(2)].filter((bit) => bit === '1').length % 2 === 0;

/** The board of eight by eight, coloured by Sylvester's Hadamard matrix. */
export const board: Mark = (color) =>
  filled(
    times(64, (k) => {
      const [row, column] = [k >> 3, k & 7];
      return evenBits(row & column) ? box(2.4 + column * 5.5, 2.4 + row * 5.5, 4.7, 4.7) : '';
    }).join(''),
    color,
  );

/** The circle of directions with its needle. */
export const compass: Mark = (color) =>
  lined(
    times(32, (i) => {
      const turn = (i * Math.PI) / 16;
      return line([polar(23, turn), polar(i % 8 === 0 ? 16 : i % 4 === 0 ? 18 : 20, turn)]);
    }).join(''),
    color,
    1.5,
  ) +
  el(
    'g',
    { transform: 'rotate(35 24 24)' },
    filled('M24 5 29 24H19Z', color),
    lined('M19.8 24.7 24 42 28.2 24.7', color, 1.5),
  );

/** A round table of twelve seats; seven are taken, which makes a quorum and a Q. */
export const table: Mark = (color) =>
  times(12, (i) => {
    const seat = polar(18.5, ((i + 3.5) * Math.PI) / 6);
    return i < 7
      ? dot(seat, 4, color)
      : el('circle', {
          cx: seat[0],
          cy: seat[1],
          r: 3.3,
          fill: 'none',
          stroke: color,
          'stroke-width': 1.4,
        });
  }).join('') +
  lined(
    line([
      [27, 27],
      [46, 46],
    ]),
    color,
    4,
  );

/** Rain in the shape of a normal law. */
export const rain: Mark = (color) =>
  lined(
    times(12, (i) => {
      const height = 3 + 97 * normalDensity((i - 5.5) / 2.4);
      const foot = 2.5 + i * 3.5;
      return line([
        [foot, 45],
        [foot + height * 0.14, 45 - height],
      ]);
    }).join(''),
    color,
    1.8,
    'round',
  );

/** A market stall that is the letter pi: the awning its bar, the posts its legs. */
export const stall: Mark = (color) =>
  filled(
    `M1.5 4H46.500V11H1.500Z${times(5, (i) => {
      const x = 1.5 + i * 9;
      return i % 2 === 0
        ? `M${x} 11h9V18.500a4.5 4.5 0 0 1-9 0Z`
        : `M${x} 11h1.800V18.500a2.7 2.7 0 0 0 5.4 0V11H${x + 9}V18.500a4.5 4.5 0 0 1-9 0Z`;
    }).join(
      '',
    )}M12.5 25H17.500L16 39.500C15.6 43.5 13.5 45.5 9.5 45.500V41.500C11 41.5 11.2 40.5 11.4 39Z`,
    color,
  ) +
  filled(
    'M30.5 25H35.500V38.500C35.5 40.5 36.2 41.5 38.5 41.500V45.500C33 45.5 30.5 43.5 30.5 39Z',
    color,
  );

/** A strait between two coasts, and seven days to sail through it. */
export const strait: Mark = (color) =>
  filled('M1 2H7C7 13 16 16 16 24S7 35 7 46H1ZM47 2H41C41 13 32 16 32 24S41 35 41 46H47Z', color) +
  times(7, (i) => dot([24, 4.2 + i * 6.6], 2.1, color)).join('');

/** A godown, its shutter down; the cloud is in its gable. */
export const godown: Mark = (color) =>
  filled(
    `M24 2 47 15.500V46H41V28H7V46H1V15.500ZM17 24.500H31A4.7 4.7 0 0 0 31.5 15.2 7 7 0 0 0 18 14.1 5.3 5.3 0 0 0 17 24.500Z${times(4, (i) => box(10, 31 + i * 4, 28, 2.2)).join('')}`,
    color,
  );
