import { at, times } from '../../../lib/drawing/at.ts';
import {
  area,
  dot,
  figure,
  grid,
  mark,
  PAPER,
  rect,
  segment,
  stroke,
} from '../../../lib/drawing/figure.ts';
import { random } from '../../../lib/drawing/random.ts';
import { band, line, linspace, type Point, scale } from '../../../lib/drawing/svg.ts';
import { filterLevel } from '../../lib/kalman.ts';
import { figures, label } from '../../lib/letters.ts';

const DAYS = 150;
const WALK = 0.011;
const NOISE = 14;

/** A hedge ratio found by a Kalman filter: from doubt to a narrow band; surprises below. */
export function markup(): string {
  const { normal } = random('pairs-4');
  let level = 1.18;
  let price = 100;
  const truth: number[] = [];
  const measurements = times(DAYS, () => {
    level += WALK * normal();
    price *= Math.exp(0.011 * normal());
    truth.push(level);
    return { factor: price, value: level * price + NOISE * normal() };
  });
  const beliefs = filterLevel(
    measurements,
    { mean: 0.62, variance: 0.35 ** 2 },
    WALK ** 2,
    NOISE ** 2,
  );

  const x = scale([0, DAYS - 1], [40, 1150]);
  const y = scale([0.55, 1.72], [612, 30]);
  const through = (values: readonly number[]) =>
    values.map((value, day): Point => [x(day), y(value)]);
  const edge = (side: number) =>
    through(beliefs.map(({ mean, variance }) => mean + side * 2 * Math.sqrt(variance)));
  const ratios = measurements.map(({ factor, value }) => value / factor);

  const z = scale([0, 3.4], [0, 116]);
  const zero = 768;
  const halfBand = (day: number) => (2 * Math.sqrt(at(beliefs, day).variance)).toFixed(2);
  const worst = beliefs.reduce(
    (best, { surprise }, day) =>
      day > 20 && Math.abs(surprise) > Math.abs(at(beliefs, best).surprise) ? day : best,
    21,
  );
  const shock = at(beliefs, worst).surprise;

  return figure(
    PAPER,
    1200,
    900,
    grid(
      PAPER,
      linspace(0, DAYS - 1, 11).map(x),
      [0.8, 1, 1.2, 1.4, 1.6].map(y),
      [0, 0, 1200, 640],
    ),
    area(band(edge(1), edge(-1)), PAPER.wash, { 'fill-opacity': 0.75 }),
    ...through(ratios).map((point) => dot(point, 6, PAPER.soft, { 'fill-opacity': 0.55 })),
    stroke(line(through(truth)), PAPER.ink, 3.5, { 'stroke-dasharray': '4 9' }),
    stroke(line(through(beliefs.map(({ mean }) => mean))), PAPER.data, 8),
    segment([0, 640], [1200, 640], PAPER.ink, 2.5),
    ...[-2, 2].map((bound) =>
      segment([0, zero - z(bound)], [1200, zero - z(bound)], PAPER.ink, 2, {
        'stroke-dasharray': '9 8',
      }),
    ),
    ...beliefs.map(({ surprise }, day) =>
      rect(
        x(day) - 2.6,
        Math.min(zero, zero - z(surprise)),
        5.2,
        Math.abs(z(surprise)),
        day === worst ? PAPER.signal : PAPER.data,
      ),
    ),
    segment([0, zero], [1200, zero], PAPER.ink, 2),
    mark(PAPER, [x(worst), zero - z(shock)], 14),
    label('β_t believed', [x(8), y(0.68)], { size: 56, fill: PAPER.data, halo: PAPER.ground }),
    figures(`± 2σ ${halfBand(0)} on day 1, ${halfBand(-1)} on day ${DAYS}`, [1150, y(0.62)], {
      anchor: 'end',
      size: 32,
      halo: PAPER.ground,
    }),
    figures(
      `z = ${shock.toFixed(1).replace('-', '−')}`,
      [x(worst) + (worst > 100 ? -26 : 26), zero - z(shock) + 12],
      {
        anchor: worst > 100 ? 'end' : 'start',
        size: 34,
        fill: PAPER.signalText,
        halo: PAPER.ground,
      },
    ),
  );
}
