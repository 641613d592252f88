// Strategies that look at the market once a day, each a rule applied to the simulated closes.
import { at } from '../../../lib/drawing/at.ts';
import { ema, SESSIONS_A_YEAR } from '../../lib/backtest.ts';
import { call, put } from '../../lib/black-scholes.ts';
import { deviation, mean } from '../../lib/samples.ts';
import { SIDE_COST } from './intraday.ts';
import { indexReturns, sessions, shares } from './market.ts';

/** Daily returns after costs, and the value traded in a year over capital. */
export interface DailyRun {
  daily: number[];
  turnover: number;
}

export const RATE = 0.062;
const SHARE_COST = 0.0006;
const YEARS = sessions.length / SESSIONS_A_YEAR;

/** Returns of a position held from one close to the next, charged when it changes. */
function hold(positions: readonly number[], returns: readonly number[], cost: number): DailyRun {
  let traded = 0;
  const daily = returns.map((change, i) => {
    const position = i > 0 ? at(positions, i - 1) : 0;
    const before = i > 1 ? at(positions, i - 2) : 0;
    traded += Math.abs(position - before);
    return position * change - Math.abs(position - before) * cost;
  });
  return { daily, turnover: traded / YEARS };
}

/** Long while the fast average is above the slow one, else out, sized to a steady 12 per cent. */
export function twoSpeedTrend(): DailyRun {
  const closes = sessions.map((session) => session.close);
  const [fast, slow] = [ema(closes, 20), ema(closes, 100)];
  const positions = closes.map((_, i) => {
    if (i < 60) return 0;
    const recent = deviation(indexReturns.slice(i - 40, i + 1)) * Math.sqrt(SESSIONS_A_YEAR);
    const size = Math.round(Math.min(1.6, 0.12 / recent) * 5) / 5;
    return at(fast, i) > at(slow, i) ? size : 0;
  });
  return hold(positions, indexReturns, SIDE_COST);
}

/** Bought at the close, sold at the open. */
export function overnight(): DailyRun {
  const daily = sessions.map((session, i) =>
    i > 0 ? 1.5 * (session.open / at(sessions, i - 1).close - 1 - 2 * SIDE_COST) : 0,
  );
  return { daily, turnover: 2 * 1.5 * SESSIONS_A_YEAR };
}

/** The spread of two banks, entered 1.6 deviations from its mean and left near it. */
export function bankPair(): DailyRun {
  const [first, second] = [at(shares, 0).closes, at(shares, 1).closes];
  const spread = first.map((close, i) => Math.log(close / at(second, i)));
  const returns = spread.map((value, i) => (i > 0 ? value - at(spread, i - 1) : 0));
  let side = 0;
  const positions = spread.map((value, i) => {
    if (i < 50) return 0;
    const window = spread.slice(i - 50, i);
    const score = (value - mean(window)) / deviation(window);
    if (side !== 0 && side * score > -0.4) side = 0;
    if (side === 0 && Math.abs(score) > 1.6) side = score > 0 ? -1 : 1;
    return side;
  });
  return hold(positions, returns, SHARE_COST);
}

/** Long the four strongest shares of twelve, short the four weakest, chosen again each fortnight. */
export function shareMomentum(): DailyRun {
  let weights = shares.map(() => 0);
  let traded = 0;
  const daily = sessions.map((_, i) => {
    if (i < 81) return 0;
    let cost = 0;
    if (i % 10 === 0) {
      const strength = shares.map(({ closes }) => at(closes, i - 1) / at(closes, i - 80));
      const order = [...strength].sort((a, b) => b - a);
      const next: number[] = strength.map((value) => {
        const rank = order.indexOf(value);
        return rank < 4 ? 0.25 : rank > 7 ? -0.25 : 0;
      });
      const moved = next.reduce((sum, weight, k) => sum + Math.abs(weight - at(weights, k)), 0);
      cost = moved * SHARE_COST;
      traded += moved;
      weights = next;
    }
    const gain = shares.reduce(
      (sum, { closes }, k) => sum + at(weights, k) * (at(closes, i) / at(closes, i - 1) - 1),
      0,
    );
    return gain - cost;
  });
  return { daily, turnover: traded / YEARS };
}

interface Leg {
  kind: 'call' | 'put';
  quantity: number;
  strike: number;
}

/** Options written or bought every so many sessions, held to expiry and marked each evening. */
function options(
  life: number,
  legs: (price: number, deviation: number) => Leg[],
  scale: number,
): DailyRun {
  let position: Leg[] = [];
  let capital = at(sessions, 0).open;
  let value = 0;
  let traded = 0;
  const worth = (spot: number, volatility: number, left: number) =>
    position.reduce((sum, { kind, quantity, strike }) => {
      const terms = { strike, maturity: left / SESSIONS_A_YEAR, volatility, rate: RATE };
      return sum + quantity * (kind === 'call' ? call : put)(spot, terms).value;
    }, 0);
  const daily = sessions.map(({ close, implied }, i) => {
    const left = life - (i % life);
    const after = i > 0 ? worth(close, implied, left === life ? 0 : left) : 0;
    let change = (after - value) / capital;
    value = after;
    if (left === life) {
      position = legs(close, implied * Math.sqrt(life / SESSIONS_A_YEAR));
      capital = close;
      value = worth(close, implied, life);
      change -= 0.02 * Math.abs(value / close);
      traded += position.length;
    }
    return scale * change;
  });
  return { daily, turnover: (scale * traded) / YEARS };
}

/** A call and a put sold 0.85 deviations away, every week. */
export const weeklyStrangle = (): DailyRun =>
  options(
    5,
    (price, sigma) => [
      { kind: 'call', quantity: -1, strike: price * Math.exp(0.85 * sigma) },
      { kind: 'put', quantity: -1, strike: price * Math.exp(-0.85 * sigma) },
    ],
    2,
  );

/** A put bought 1.3 deviations below, every month: it loses slowly and pays in a fall. */
export const tailHedge = (): DailyRun =>
  options(
    21,
    (price, sigma) => [{ kind: 'put', quantity: 1, strike: price * Math.exp(-1.3 * sigma) }],
    1,
  );
