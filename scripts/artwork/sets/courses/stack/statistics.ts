import { at, times } from '../../../../lib/drawing/at.ts';
import { dot, rect, segment, stroke } from '../../../../lib/drawing/figure.ts';
import { random } from '../../../../lib/drawing/random.ts';
import { line, linspace, type Point, scale } from '../../../../lib/drawing/svg.ts';
import { normalDensity } from '../../../lib/normal.ts';
import { covariance, histogram, mean } from '../../../lib/samples.ts';
import type { Miniature } from './miniature.ts';

/** A least-squares line. */
export const regression: Miniature = ({ data, ink }, width, height) => {
  const { normal } = random('stack-regression');
  const xs = times(44, () => normal());
  const ys = xs.map((value) => 0.75 * value + 0.65 * normal());
  const slope = covariance(xs, ys) / covariance(xs, xs);
  const px = scale([-2.6, 2.6], [0, width]);
  const py = scale([-2.8, 2.8], [height, 0]);
  const along = (value: number): Point => [px(value), py(mean(ys) + slope * (value - mean(xs)))];
  return (
    xs.map((value, i) => dot([px(value), py(at(ys, i))], 6, data)).join('') +
    segment(along(-2.5), along(2.5), ink, 4)
  );
};

/** A sample against the normal law. */
export const bell: Miniature = ({ data, ink }, width, height) => {
  const { normal } = random('stack-bell');
  const bins = 15;
  const counts = histogram(
    times(420, () => normal()),
    -3,
    3,
    bins,
  );
  const step = width / bins;
  const unit = height / (420 * (6 / bins) * 0.44);
  const curve = linspace(-3, 3, 60).map(
    (z): Point => [((z + 3) / 6) * width, height - normalDensity(z) * 420 * (6 / bins) * unit],
  );
  return (
    counts
      .map((count, i) => rect(i * step + 1.5, height - count * unit, step - 3, count * unit, data))
      .join('') + stroke(line(curve), ink, 4)
  );
};

/** Correlation that decays with distance. */
export const heatMap: Miniature = ({ data, ground }, width, height) => {
  const decay = times(8, (i) => times(8, (j) => Math.exp(-Math.abs(i - j) / 2.2)));
  return decay
    .map((row, i) =>
      row
        .map((value, j) =>
          rect((j * width) / 8, (i * height) / 8, width / 8, height / 8, data, {
            'fill-opacity': value,
            stroke: ground,
            'stroke-width': 3,
          }),
        )
        .join(''),
    )
    .join('');
};

/** The logistic map on its way to chaos. */
export const logistic: Miniature = ({ ink, data }, width, height) => {
  const orbits = times(120, (column) => {
    const r = 2.9 + (1.1 * column) / 119;
    let x = 0.4;
    for (let i = 0; i < 300; i++) x = r * x * (1 - x);
    return times(26, () => {
      x = r * x * (1 - x);
      return rect((column / 119) * width - 1, height * (1 - x), 2.4, 2.4, column > 60 ? data : ink);
    }).join('');
  });
  return orbits.join('');
};

/** Clayton’s copula, its lower tail marked. */
export const copula: Miniature = ({ data, ink }, width, height) => {
  const { normal, next } = random('stack-copula');
  // Clayton's copula by its frailty: a gamma of shape one half is half a squared normal.
  const points = times(150, (): Point => {
    const frailty = normal() ** 2 / 2;
    const margin = () => (1 - Math.log(1 - next()) / frailty) ** -0.5;
    return [margin() * width, height - margin() * height];
  });
  return points
    .map(([x, y]) => dot([x, y], 4.5, x < width * 0.25 && y > height * 0.75 ? ink : data))
    .join('');
};

/** Autocorrelation of an AR(1). */
export const autocorrelation: Miniature = ({ data, ink }, width, height) => {
  const { normal } = random('stack-autocorrelation');
  let last = 0;
  const series = times(400, () => {
    last = 0.82 * last + normal();
    return last;
  });
  const lags = times(
    14,
    (lag) =>
      covariance(series.slice(lag), series.slice(0, series.length - lag)) /
      covariance(series, series),
  );
  const base = height * 0.8;
  return (
    lags
      .map((value, lag) =>
        segment(
          [8 + (lag * (width - 16)) / 13, base],
          [8 + (lag * (width - 16)) / 13, base - value * base],
          data,
          9,
        ),
      )
      .join('') + segment([0, base], [width, base], ink, 3)
  );
};
