import {
  expectedError,
  INTERVALS,
  intervalWords,
  simulateHedges,
} from '../../../../components/sections/figures/hedge.ts';
import type { Content } from '../../../../content/schema/collections.ts';
import { area, dot, mark, PAPER, stroke } from '../../../../renderer/drawing/figure.ts';
import { band, line, type Point, scale } from '../../../../renderer/drawing/svg.ts';
import { lettering } from '../lettering.ts';
import type { CardFigure } from '../shareCard.ts';

/** The education page's own figure: the more seldom a call is hedged, the more is left to chance. */
export function hedges({ site }: Content): CardFigure {
  const x = scale([0, INTERVALS.length - 1], [724, 1150]);
  const y = scale([-1.6, 1.1], [552, 124]);
  const months = simulateHedges();
  const errors = INTERVALS.map(({ hedges }) => expectedError(hedges));
  const edge = (side: number) => errors.map((error, i): Point => [x(i), y(side * error)]);
  const spots = months.flatMap((column, i) =>
    column.map((left, n): Point => [x(i) + ((n * 7) % 13) - 6, y(Math.max(-1.6, left))]),
  );
  const worst = spots.reduce((low, spot) => (spot[1] > low[1] ? spot : low));
  return {
    ground: PAPER,
    drawing: [
      area(band(edge(1), edge(-1)), PAPER.wash, { opacity: 0.6 }),
      stroke(line(edge(1)) + line(edge(-1)), PAPER.data, 2),
      stroke(`M700 ${y(0)}H1200`, PAPER.ink, 1.5),
      ...spots.map((spot) => dot(spot, 2.6, PAPER.ink, { opacity: 0.6 })),
      mark(PAPER, worst, 9),
      ...INTERVALS.map((interval, i) =>
        lettering(intervalWords(interval, site.figures.hedge), [x(i), 592], {
          font: 'mono',
          size: 15,
          fill: PAPER.soft,
          anchor: 'middle',
        }),
      ),
    ].join(''),
  };
}
