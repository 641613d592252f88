import { at, times } from '../../../lib/drawing/at.ts';
import { area, figure, grid, MIST, mark, segment, stroke } from '../../../lib/drawing/figure.ts';
import { random } from '../../../lib/drawing/random.ts';
import { line, linspace, type Point, scale } from '../../../lib/drawing/svg.ts';
import { call, put } from '../../lib/black-scholes.ts';
import { figures, label } from '../../lib/letters.ts';

const STEPS = 110;
const GAP = 60;
const JUMP = -0.075;
/** The options outlive the picture, which ends after HORIZON years. */
const YEARS = 0.25;
const HORIZON = 0.18;
const VOLATILITY = 0.22;

/** A price with one gap, and the profit of a straddle sold on it and hedged at every step. */
function simulate() {
  const { normal } = random('gap-2');
  const dt = HORIZON / STEPS;
  const straddle = (spot: number, step: number) => {
    const terms = { strike: 100, maturity: YEARS - step * dt, volatility: VOLATILITY, rate: 0 };
    const [long, short] = [call(spot, terms), put(spot, terms)];
    return { value: long.value + short.value, delta: long.delta + short.delta };
  };
  const prices = [100];
  const profits = [0];
  for (let step = 1; step <= STEPS; step++) {
    const spot = at(prices, -1);
    const held = straddle(spot, step - 1);
    const move = VOLATILITY * 0.85 * Math.sqrt(dt) * normal() + (step === GAP ? JUMP : 0);
    const next = spot * Math.exp(move);
    profits.push(
      at(profits, -1) - (straddle(next, step).value - held.value) + held.delta * (next - spot),
    );
    prices.push(next);
  }
  return { prices, profits };
}

/** Hedging in a market that gaps. */
export function markup(): string {
  const { prices, profits } = simulate();
  const x = scale([0, STEPS], [0, 1280]);
  const y = scale([Math.min(...prices), Math.max(...prices)], [400, 60]);
  const p = scale([Math.min(...profits), Math.max(...profits)], [676, 486]);
  const points = prices.map((price, step): Point => [x(step), y(price)]);
  const profit = profits.map((value, step): Point => [x(step), p(value)]);
  const [above, below] = [at(points, GAP - 1), at(points, GAP)];
  const hatch = linspace(above[1], below[1], 13).slice(1, -1);
  const fall = at(prices, GAP) / at(prices, GAP - 1) - 1;
  return figure(
    MIST,
    1280,
    720,
    grid(
      MIST,
      times(12, (i) => x(i * 10)),
      [],
      [0, 0, 1280, 720],
    ),
    ...hatch.map((level) =>
      segment([above[0] - 4, level + 8], [below[0] + 40, level - 8], MIST.signal, 5),
    ),
    stroke(line(points.slice(0, GAP)), MIST.data, 9),
    stroke(line(points.slice(GAP)), MIST.data, 9),
    area(`${line(profit)}L1280 ${p(0)}L0 ${p(0)}Z`, MIST.ink),
    segment([0, p(0)], [1280, p(0)], MIST.ink, 4),
    mark(MIST, below, 20),
    label('no hedge here', [above[0] + 74, above[1] - 26], { size: 58, halo: MIST.ground }),
    figures(`${(100 * fall).toFixed(1).replace('-', '−')} %`, [above[0] + 74, above[1] + 40], {
      size: 56,
      fill: MIST.signalText,
      halo: MIST.ground,
    }),
    label('hedged P&L', [48, p(0) + 84], { size: 58 }),
  );
}
