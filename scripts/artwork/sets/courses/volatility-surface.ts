import { at } from '../../../lib/drawing/at.ts';
import { area, figure, mark, mix, STONE, segment, stroke } from '../../../lib/drawing/figure.ts';
import { line, linspace, type Point } from '../../../lib/drawing/svg.ts';
import { figures, label } from '../../lib/letters.ts';
import { ssviVolatility } from '../../lib/svi.ts';

const SURFACE = { near: 0.13, far: 0.21, decay: 0.7, rho: -0.55, eta: 0.95, gamma: 0.48 };
const STRIKES = 35;
const EXPIRIES = 27;

/** Log-moneyness runs to the right and towards us, maturity to the right and away. */
const project = (k: number, t: number, volatility: number): Point => {
  const u = (k + 0.42) / 0.77;
  const v = (Math.sqrt(t) - 0.2) / (Math.sqrt(2) - 0.2);
  return [34 + u * 690 + v * 420, 580 + u * 240 - v * 200 - (volatility - 0.1) * 1500];
};

/** An implied-volatility surface as wire, near strips hiding far ones. */
export function markup(): string {
  const ks = linspace(-0.42, 0.35, STRIKES);
  const ts = linspace(0.2, Math.sqrt(2), EXPIRIES).map((root) => root * root);
  const volatility = (k: number, t: number) => ssviVolatility(k, t, SURFACE);
  const node = (i: number, j: number) => {
    const k = at(ks, i);
    const t = at(ts, j);
    return project(k, t, volatility(k, t));
  };
  const quads: string[] = [];
  for (let j = EXPIRIES - 2; j >= 0; j--) {
    for (let i = 0; i < STRIKES - 1; i++) {
      const level = (volatility(at(ks, i), at(ts, j)) - 0.12) / 0.26;
      quads.push(
        area(
          `${line([node(i, j), node(i + 1, j), node(i + 1, j + 1), node(i, j + 1)])}Z`,
          mix(STONE.ground, STONE.data, Math.min(0.5, Math.max(0.04, level * 0.55))),
          {
            stroke: mix(STONE.ground, STONE.data, Math.min(1, 0.45 + level * 0.6)),
            'stroke-width': 1.6,
            'stroke-linejoin': 'round',
          },
        ),
      );
    }
  }
  const money = ts.map((t): Point => project(0, t, volatility(0, t)));
  const month = 1 / 12;
  const point = project(0, month, volatility(0, month));
  const floor = (k: number, t: number) => project(k, t, 0.085);
  const wing = (k: number, t: number) =>
    segment(project(k, t, volatility(k, t)), floor(k, t), STONE.rule, 2.5);
  const [kLow, kHigh, tLow, tHigh] = [at(ks, 0), at(ks, -1), at(ts, 0), at(ts, -1)];

  return figure(
    STONE,
    1200,
    900,
    stroke(
      `${line([floor(kLow, tLow), floor(kHigh, tLow), floor(kHigh, tHigh), floor(kLow, tHigh)])}Z`,
      STONE.rule,
      2.5,
    ),
    ...linspace(kLow, kHigh, 8).map((k) =>
      segment(floor(k, tLow), floor(k, tHigh), STONE.rule, 1.5),
    ),
    ...[0.25, 0.5, 1, 1.5].map((t) => segment(floor(kLow, t), floor(kHigh, t), STONE.rule, 1.5)),
    wing(kLow, tHigh),
    ...quads,
    wing(kLow, tLow),
    wing(kHigh, tLow),
    wing(kHigh, tHigh),
    stroke(line(money), STONE.ground, 13),
    stroke(line(money), STONE.ink, 6),
    mark(STONE, point, 16),
    segment([point[0] - 6, point[1] + 22], [point[0] - 60, 812], STONE.signal, 2.5),
    label('at the money', [64, 812], { size: 48, fill: STONE.ink }),
    figures(`σ = ${(100 * volatility(0, month)).toFixed(1)} %, one month`, [64, 862], {
      size: 34,
      fill: STONE.signalText,
    }),
  );
}
