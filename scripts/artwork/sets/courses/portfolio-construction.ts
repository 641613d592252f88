import { at, times } from '../../../lib/drawing/at.ts';
import { dot as circle, figure, grid, MIST, mark, stroke } from '../../../lib/drawing/figure.ts';
import { random } from '../../../lib/drawing/random.ts';
import { line, linspace, type Point, scale } from '../../../lib/drawing/svg.ts';
import { frontier, moments } from '../../lib/frontier.ts';
import { figures, label } from '../../lib/letters.ts';
import { cholesky, dot } from '../../lib/linear-algebra.ts';
import { covariances, mean } from '../../lib/samples.ts';

/** Yearly means and deviations of seven assets, in per cent. */
const MEANS = [7, 8.5, 10, 11, 12.5, 14, 15.5];
const DEVIATIONS = [9, 13, 14, 17, 21, 23, 29];
const MONTHS = 72;
const RESAMPLES = 90;
const AIM = 13;

/** The frontier that nobody sees, and ninety that somebody might have estimated. */
export function markup(): string {
  const truth = DEVIATIONS.map((a, i) =>
    DEVIATIONS.map((b, j) => a * b * (i === j ? 1 : 0.34 - 0.03 * Math.abs(i - j))),
  );
  const factor = cholesky(truth);
  const { normal } = random('resampled');
  const real = frontier(MEANS, truth);
  const samples = times(RESAMPLES, () => {
    const months = times(MONTHS, () => {
      const noise = MEANS.map(() => normal());
      return MEANS.map((drift, i) => drift / 12 + dot(at(factor, i), noise) / Math.sqrt(12));
    });
    const series = MEANS.map((_, i) => months.map((month) => at(month, i)));
    const estimated = frontier(
      series.map((values) => 12 * mean(values)),
      covariances(series).map((row) => row.map((value) => 12 * value)),
    );
    return { estimated, delivered: moments(estimated.weights(AIM), MEANS, truth) };
  });

  const x = scale([4.5, 25], [0, 1200]);
  const y = scale([1, 21], [838, 20]);
  const curve = ({ deviation, least }: typeof real, lowest = least.mean) =>
    line(linspace(lowest, 26, 46).map((level): Point => [x(deviation(level)), y(level)]));
  const promise: Point = [x(real.deviation(AIM)), y(AIM)];

  return figure(
    MIST,
    1200,
    900,
    grid(MIST, [5, 10, 15, 20, 25].map(x), [5, 10, 15, 20].map(y), [0, 0, 1200, 900]),
    ...samples.map(({ estimated }) =>
      stroke(curve(estimated), MIST.data, 2, { 'stroke-opacity': 0.42 }),
    ),
    ...samples.map(({ delivered }) =>
      circle([x(delivered.deviation), y(delivered.mean)], 6.5, MIST.ink),
    ),
    stroke(curve(real, 3.6), MIST.ground, 17),
    stroke(curve(real, 3.6), MIST.ink, 7),
    ...MEANS.map((level, i) =>
      circle([x(at(DEVIATIONS, i)), y(level)], 12, MIST.ground, {
        stroke: MIST.ink,
        'stroke-width': 4,
      }),
    ),
    mark(MIST, promise, 18),
    label('promised', [54, 110], { size: 60, fill: MIST.data, halo: MIST.ground }),
    label('delivered', [x(18.6), y(7.1)], { size: 60, halo: MIST.ground }),
    figures(`${RESAMPLES} resamples of ${MONTHS} months`, [1146, 862], {
      anchor: 'end',
      size: 32,
      fill: MIST.soft,
      halo: MIST.ground,
    }),
    figures(`${AIM} % at ${real.deviation(AIM).toFixed(1)} %`, [promise[0] + 46, promise[1] + 48], {
      size: 34,
      fill: MIST.signalText,
      halo: MIST.ground,
    }),
  );
}
