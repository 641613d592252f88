import { at, times } from '../../../../lib/drawing/at.ts';
import { cumulative } from '../../../../lib/drawing/cumulative.ts';
import { area, dot, segment, stroke } from '../../../../lib/drawing/figure.ts';
import { random } from '../../../../lib/drawing/random.ts';
import { line, linspace, type Point } from '../../../../lib/drawing/svg.ts';
import { call } from '../../../lib/black-scholes.ts';
import { type Miniature, trace } from './miniature.ts';

/** A binomial tree; the lowest paths are marked. */
export const tree: Miniature = ({ data, ink, ground }, width, height) => {
  const steps = 5;
  const node = (i: number, j: number): Point => [
    8 + (i / steps) * (width - 16),
    height / 2 + ((i - 2 * j) / steps) * (height / 2 - 8),
  ];
  const nodes = times(steps + 1, (i) => times(i + 1, (j) => ({ i, j }))).flat();
  return (
    nodes
      .filter(({ i }) => i < steps)
      .map(
        ({ i, j }) =>
          segment(node(i, j), node(i + 1, j), ink, 2.5) +
          segment(node(i, j), node(i + 1, j + 1), ink, 2.5),
      )
      .join('') +
    nodes
      .map(({ i, j }) =>
        dot(node(i, j), 8, j <= 1 ? data : ground, {
          stroke: j <= 1 ? data : ink,
          'stroke-width': 3,
        }),
      )
      .join('')
  );
};

/** A call on its way to expiry. */
export const payoff: Miniature = ({ data, ink }, width, height) => {
  const spots = linspace(70, 130, 60);
  const value = (maturity: number) =>
    spots.map((spot) => call(spot, { strike: 100, maturity, volatility: 0.25, rate: 0.05 }).value);
  return (
    [1, 0.4, 0.1]
      .map((maturity) => stroke(line(trace(value(maturity), width, height, 0, 34)), data, 3.5))
      .join('') + stroke(line(trace(value(0), width, height, 0, 34)), ink, 5)
  );
};

/** Growth by stake: Kelly’s optimum is at the top. */
export const kelly: Miniature = ({ data, ink }, width, height) => {
  const growth = (stake: number) => 0.6 * Math.log(1 + stake) + 0.4 * Math.log(1 - stake);
  const values = linspace(0, 0.48, 80).map(growth);
  const points = trace(values, width, height);
  const [, zero] = at(points, 0);
  return (
    area(`${line(points.filter(([, y]) => y <= zero + 0.01))}Z`, data, { 'fill-opacity': 0.35 }) +
    stroke(line(points), data, 6) +
    segment([0, zero], [width, zero], ink, 3)
  );
};

/** The Lorenz curve of a Pareto law. */
export const lorenz: Miniature = ({ data, ink }, width, height) => {
  const { next } = random('stack-gini');
  const wealth = times(200, () => (1 - next()) ** -0.75).sort((a, b) => a - b);
  const totals = cumulative(wealth);
  return (
    area(`${line(trace(totals, width, height))}Z`, data, { 'fill-opacity': 0.85 }) +
    stroke(`M0 ${height}L${width} 0`, ink, 3) +
    stroke(`M0 ${height}H${width}V0`, ink, 3)
  );
};
