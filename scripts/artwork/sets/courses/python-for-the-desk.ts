import { at, times } from '../../../lib/drawing/at.ts';
import { dot, figure, grid, mark, STONE, segment, stroke } from '../../../lib/drawing/figure.ts';
import { random } from '../../../lib/drawing/random.ts';
import { line, type Point, scale } from '../../../lib/drawing/svg.ts';
import { call } from '../../lib/black-scholes.ts';
import { figures, label } from '../../lib/letters.ts';
import { covariance, mean } from '../../lib/samples.ts';

const TERMS = { strike: 100, maturity: 0.5, volatility: 0.2, rate: 0.065 };
const SPOT = 100;
const RUNS = 28;
const POWERS = times(11, (i) => i + 5);

/** Root mean squared error of three estimators of a call, by number of normals drawn. */
function errors() {
  const { normal } = random('monte-carlo');
  const exact = call(SPOT, TERMS).value;
  const { maturity, volatility, rate, strike } = TERMS;
  const discount = Math.exp(-rate * maturity);
  const terminal = (z: number) =>
    SPOT *
    Math.exp(
      (rate - (volatility * volatility) / 2) * maturity + volatility * Math.sqrt(maturity) * z,
    );
  const payoff = (spot: number) => discount * Math.max(spot - strike, 0);
  const most = 2 ** at(POWERS, -1);

  const runs = times(RUNS, () => {
    const spots = times(most, () => normal());
    return POWERS.map((power) => {
      const z = spots.slice(0, 2 ** power);
      const ends = z.map(terminal);
      const plain = ends.map(payoff);
      const mirrored = z
        .slice(0, z.length / 2)
        .map((value) => (payoff(terminal(value)) + payoff(terminal(-value))) / 2);
      const slope = covariance(plain, ends) / covariance(ends, ends);
      const controlled = mean(plain) - slope * (mean(ends) - SPOT / discount);
      return [mean(plain) - exact, mean(mirrored) - exact, controlled - exact];
    });
  });
  const rms = (method: number) =>
    POWERS.map((_, i) => Math.sqrt(mean(runs.map((run) => at(at(run, i), method) ** 2))));
  return { runs, rms };
}

/** Monte Carlo error on log–log axes: plain, mirrored, controlled. */
export function markup(): string {
  const { runs, rms } = errors();
  const x = scale([5, 15], [86, 900]);
  const y = scale([Math.log10(0.006), Math.log10(2.2)], [850, 236]);
  const through = (values: readonly number[]) =>
    values.map((value, i): Point => [x(at(POWERS, i)), y(Math.log10(Math.abs(value)))]);
  const [plain, mirrored, controlled] = [0, 1, 2].map((method) => through(rms(method))) as [
    Point[],
    Point[],
    Point[],
  ];
  const from = at(plain, 5);
  const to = at(plain, 7);
  const methods = [
    ['plain', plain, STONE.ink, -8],
    ['mirrored', mirrored, STONE.soft, 16],
    ['controlled', controlled, STONE.data, 24],
  ] as const;

  return figure(
    STONE,
    1200,
    900,
    grid(
      STONE,
      POWERS.filter((_, i) => i % 2 === 0).map(x),
      [0.01, 0.1, 1].map((value) => y(Math.log10(value))),
      [0, 196, 1200, 900],
    ),
    ...runs.map((run) =>
      stroke(line(through(run.map((values) => at(values, 2)))), STONE.data, 1.5, {
        'stroke-opacity': 0.28,
      }),
    ),
    ...methods.map(
      ([name, points, color, shift]) =>
        stroke(line(points), STONE.ground, 15) +
        stroke(line(points), color, 6) +
        points.map((point) => dot(point, 9, color)).join('') +
        label(name, [928, at(points, -1)[1] + shift], { size: 44, fill: color }),
    ),
    stroke(line([from, [to[0], from[1]], to]), STONE.signal, 4),
    mark(STONE, [to[0], from[1]], 14),
    figures('4× the paths', [to[0] + 30, from[1] - 30], {
      size: 34,
      fill: STONE.signalText,
      halo: STONE.ground,
    }),
    figures('½ the error', [to[0] + 30, from[1] + 12], {
      size: 34,
      fill: STONE.signalText,
      halo: STONE.ground,
    }),
    segment([0, 196], [1200, 196], STONE.rule, 3),
    figures('z = rng.normal(size=n)', [64, 84], { size: 42, fill: STONE.soft }),
    figures('v = (f(z) + f(-z)).mean() / 2', [64, 148], { size: 42, fill: STONE.ink }),
    figures('n = 2^15', [x(15), 884], {
      size: 32,
      fill: STONE.soft,
      anchor: 'middle',
      halo: STONE.ground,
    }),
  );
}
