import type { Content } from '../../../../content/schema/collections.ts';
import { dot, mark, PAPER, stroke } from '../../../../renderer/drawing/figure.ts';
import { type Point, scale } from '../../../../renderer/drawing/svg.ts';
import { lettering } from '../lettering.ts';
import type { CardFigure } from '../shareCard.ts';

const MONTHS = 12;
const ROWS = 4;
/** More would run into each other. */
const MOST = 60;
const MONTH_MS = 86_400_000 * 30.4375;

/** Every event of the last years on a calendar, a row a year, the newest marked. */
export function calendar({ events }: Content): CardFigure {
  const dates = events
    .map(({ date }) => date)
    .sort()
    .slice(-MOST);
  const years = [...new Set(dates.map((date) => date.slice(0, 4)))].slice(-ROWS).reverse();
  const x = scale([0, MONTHS], [768, 1152]);
  const y = scale([0, Math.max(years.length, 2) - 1], [180, 480]);
  const place = (date: string): Point => [
    x((Date.parse(date) - Date.parse(date.slice(0, 4))) / MONTH_MS),
    y(years.indexOf(date.slice(0, 4))),
  ];
  const shown = dates.filter((date) => years.includes(date.slice(0, 4)));
  return {
    ground: PAPER,
    drawing: [
      ...years.map((year, row) =>
        [
          lettering(year, [700, y(row) + 7], { font: 'mono', size: 20, fill: PAPER.soft }),
          stroke(`M768 ${y(row)}H1200`, PAPER.ink, 1.5),
          stroke(
            Array.from({ length: MONTHS }, (_, i) => `M${x(i)} ${y(row) - 8}v16`).join(''),
            PAPER.ink,
            1,
          ),
        ].join(''),
      ),
      ...shown.slice(0, -1).map((date) => dot(place(date), 12, PAPER.data)),
      mark(PAPER, place(shown.at(-1) ?? ''), 15),
    ].join(''),
  };
}
