import { at } from '../../lib/drawing/at.ts';
import { call, put, type Valuation } from './black-scholes.ts';

/** One expiry of options on one underlying. */
export interface Expiry {
  spot: number;
  /** Years. */
  maturity: number;
  rate: number;
  /** Volatility at the forward. */
  atTheMoney: number;
  /** Slope and curvature of the smile in deviations from the forward. */
  skew: number;
  curvature: number;
}

export type Kind = 'call' | 'put';

export interface Quote {
  bid: number;
  ask: number;
  mid: number;
}

/** An option held (or, below zero, written) at a price. */
export interface Leg {
  kind: Kind;
  strike: number;
  quantity: number;
  price: number;
}

const TICK = 0.05;

export const forward = ({ spot, maturity, rate }: Expiry): number =>
  spot * Math.exp(rate * maturity);

/** Implied volatility under the smile: a parabola in deviations from the forward. */
export function impliedVolatility(expiry: Expiry, strike: number): number {
  const { atTheMoney, maturity, skew, curvature } = expiry;
  const z = Math.log(strike / forward(expiry)) / (atTheMoney * Math.sqrt(maturity));
  return atTheMoney * (1 + skew * z + curvature * z * z);
}

/** Value and Greeks of one option under the smile, at any spot and time left. */
export function valuation(
  expiry: Expiry,
  kind: Kind,
  strike: number,
  spot = expiry.spot,
  maturity = expiry.maturity,
): Valuation {
  const volatility = impliedVolatility(expiry, strike);
  const terms = { strike, maturity, volatility, rate: expiry.rate };
  return (kind === 'call' ? call : put)(spot, terms);
}

/** What a maker shows around the value: wider for dearer options, on the exchange's tick. */
export function quote(expiry: Expiry, kind: Kind, strike: number): Quote {
  const mid = valuation(expiry, kind, strike).value;
  const half = Math.max(TICK, 0.15 + 0.003 * mid);
  const bid = Math.floor((mid - half) / TICK) * TICK;
  const ask = Math.ceil((mid + half) / TICK) * TICK;
  return { bid, ask, mid };
}

/** Profit of a position at a spot and a time left; at expiry where none is left. */
export const profit = (
  expiry: Expiry,
  legs: readonly Leg[],
  spot: number,
  maturity: number,
): number =>
  legs.reduce(
    (sum, { kind, strike, quantity, price }) =>
      sum + quantity * (valuation(expiry, kind, strike, spot, maturity).value - price),
    0,
  );

/** The Greeks of a position now. */
export function greeks(expiry: Expiry, legs: readonly Leg[]): Omit<Valuation, 'value'> {
  const total = { delta: 0, gamma: 0, vega: 0, theta: 0 };
  for (const { kind, strike, quantity } of legs) {
    const one = valuation(expiry, kind, strike);
    for (const name of ['delta', 'gamma', 'vega', 'theta'] as const)
      total[name] += quantity * one[name];
  }
  return total;
}

/** Spots at which a position neither wins nor loses at expiry, by bisection between sign changes. */
export function breakEvens(
  expiry: Expiry,
  legs: readonly Leg[],
  from: number,
  to: number,
): number[] {
  const value = (spot: number) => profit(expiry, legs, spot, 0);
  const steps = 400;
  const spots = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
  return spots.slice(1).flatMap((right, i) => {
    let [low, high] = [at(spots, i), right];
    if (value(low) > 0 === value(high) > 0) return [];
    for (let k = 0; k < 40; k++) {
      const middle = (low + high) / 2;
      if (value(low) > 0 === value(middle) > 0) low = middle;
      else high = middle;
    }
    return [low];
  });
}

/**
 * Risk-neutral probability that the underlying ends below a level: the slope of put prices along
 * the smile (Breeden–Litzenberger), so that the skew counts.
 */
export function probabilityBelow(expiry: Expiry, level: number): number {
  const step = expiry.spot * 1e-4;
  const price = (strike: number) => valuation(expiry, 'put', strike).value;
  const slope = (price(level + step) - price(level - step)) / (2 * step);
  return slope * Math.exp(expiry.rate * expiry.maturity);
}
