import { numberText } from '../../../components/sections/figures/numberText.ts';
import { random } from '../../../components/sections/figures/random.ts';
import type { Content } from '../../../content/schema/collections.ts';
import { localeOf } from '../../../content/schema/place.ts';
import { area, mark, PAPER, STONE, stroke } from '../../../renderer/drawing/figure.ts';
import { at, band, line, type Point, scale, times } from '../../../renderer/drawing/svg.ts';
import { lettering } from './lettering.ts';
import type { CardFigure } from './shareCard.ts';

/** Running totals, the start included: one value more than the steps. */
function cumulative(steps: readonly number[]): number[] {
  const path = [0];
  for (const step of steps) path.push(at(path, -1) + step);
  return path;
}

const TRACE_STEPS = 400;
/** Annual drift and volatility of the trace, over one year. */
const DRIFT = 0.16;
const VOLATILITY = 0.24;
/** Searched for a year that is low under the words and highest next to them. */
const TRACE_SEED = 'share-34631';

/** A year of geometric Brownian motion as the edge between paper and stone. */
export function trace({ brand }: Pick<Content, 'brand'>): CardFigure {
  const { normal } = random(TRACE_SEED);
  const step = 1 / TRACE_STEPS;
  const logs = times(
    TRACE_STEPS,
    () => (DRIFT - VOLATILITY ** 2 / 2) * step + VOLATILITY * Math.sqrt(step) * normal(),
  );
  const prices = cumulative(logs).map((log) => 100 * Math.exp(log));
  const high = Math.max(...prices);
  const x = scale([0, TRACE_STEPS], [0, 1200]);
  const y = scale([Math.min(...prices), high], [545, 124]);
  const points = prices.map((price, i): Point => [x(i), y(price)]);
  const peak = points[prices.indexOf(high)] as Point;
  return {
    ground: PAPER,
    foot: STONE,
    drawing: [
      area(
        band(points, [
          [0, 630],
          [1200, 630],
        ]),
        STONE.ground,
      ),
      stroke(line(points), STONE.data, 2.5),
      mark(PAPER, peak, 10),
      lettering(numberText(high, localeOf(brand), 1), [peak[0] - 20, peak[1] - 10], {
        font: 'mono',
        size: 20,
        fill: PAPER.soft,
        anchor: 'end',
      }),
    ].join(''),
  };
}
