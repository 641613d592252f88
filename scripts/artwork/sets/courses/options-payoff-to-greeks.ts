import { at } from '../../../lib/drawing/at.ts';
import {
  area,
  figure,
  grid,
  mark,
  mix,
  PAPER_2,
  segment,
  stroke,
} from '../../../lib/drawing/figure.ts';
import { line, linspace, type Point, scale } from '../../../lib/drawing/svg.ts';
import { call, type Valuation } from '../../lib/black-scholes.ts';
import { figures, label } from '../../lib/letters.ts';

const STRIKE = 104;
const SPOT = 106;
const NOW = 0.5;

const value = (spot: number, maturity: number): Valuation =>
  call(spot, { strike: STRIKE, maturity, volatility: 0.18, rate: 0.065 });

const GREEKS = [
  ['Δ', 'delta'],
  ['Γ', 'gamma'],
  ['ν', 'vega'],
  ['Θ', 'theta'],
] as const;

/** One panel of the column at the right: a Greek against the spot. */
function panel(name: string, key: keyof Valuation, row: number): string {
  const top = row * 225;
  const spots = linspace(80, 130, 90);
  const values = spots.map((spot) => value(spot, NOW)[key]);
  const x = scale([80, 130], [872, 1200]);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const y = scale([low, high], [top + (low < 0 ? 200 : 225), top + 38]);
  const points = spots.map((spot, i): Point => [x(spot), y(at(values, i))]);
  return (
    area(`${line(points)}L1200 ${y(0)}L872 ${y(0)}Z`, PAPER_2.wash, { 'fill-opacity': 0.8 }) +
    segment([872, y(0)], [1200, y(0)], PAPER_2.ink, 2) +
    stroke(line(points), PAPER_2.data, 5) +
    segment([872, top + 225], [1200, top + 225], PAPER_2.ink, 2) +
    segment([x(SPOT), y(low)], [x(SPOT), y(high)], PAPER_2.signal, 2.5, {
      'stroke-dasharray': '3 7',
    }) +
    label(
      name,
      [key === 'delta' || key === 'theta' ? 940 : 1176, top + (key === 'theta' ? 196 : 66)],
      {
        size: 56,
        anchor: 'end',
        halo: PAPER_2.ground,
      },
    )
  );
}

/** From payoff to value to slope to Greeks. */
export function markup(): string {
  const x = scale([82, 126], [0, 872]);
  const y = scale([-1.6, 24], [842, 30]);
  const spots = linspace(82, 126, 160);
  const curve = (maturity: number) =>
    line(spots.map((spot): Point => [x(spot), y(value(spot, maturity).value)]));
  const { value: now, delta } = value(SPOT, NOW);
  const tangent = (spot: number): Point => [x(spot), y(now + delta * (spot - SPOT))];
  const payoff = line(
    [82, STRIKE, 126].map((spot): Point => [x(spot), y(Math.max(spot - STRIKE, 0))]),
  );

  return figure(
    PAPER_2,
    1200,
    900,
    grid(PAPER_2, linspace(82, 126, 12).map(x), linspace(0, 20, 5).map(y), [0, 0, 872, 900]),
    ...[2, 1, 0.25, 0.1, 0.03].map((maturity) =>
      stroke(curve(maturity), mix(PAPER_2.data, PAPER_2.ground, 0.45), 3),
    ),
    stroke(payoff, PAPER_2.ink, 6),
    stroke(curve(NOW), PAPER_2.data, 9),
    segment(tangent(95), tangent(120), PAPER_2.ink, 3.5, { 'stroke-dasharray': '4 9' }),
    mark(PAPER_2, [x(SPOT), y(now)], 17),
    label(`Δ = ${delta.toFixed(2)}`, [x(SPOT) - 44, y(now) - 46], {
      size: 68,
      anchor: 'end',
      halo: PAPER_2.ground,
    }),
    figures(`${STRIKE}`, [x(STRIKE), y(0) + 44], {
      size: 34,
      anchor: 'middle',
      halo: PAPER_2.ground,
    }),
    segment([872, 0], [872, 900], PAPER_2.ink, 2),
    ...GREEKS.map(([name, key], row) => panel(name, key, row)),
  );
}
