// The chain of one expiry, and the position built on it, as the option screens show them.
import { at } from '../../../lib/drawing/at.ts';
import { random } from '../../../lib/drawing/random.ts';
import { linspace } from '../../../lib/drawing/svg.ts';
import {
  breakEvens,
  type Expiry,
  greeks,
  impliedVolatility,
  type Kind,
  type Leg,
  probabilityBelow,
  profit,
  quote,
} from '../../lib/option-chain.ts';
import { RATE } from './daily.ts';
import { spot, today } from './market.ts';

export const DAYS = 27;
export const LOT = 50;
export const LOTS = 10;
export const STEP = 200;

export const expiry: Expiry = {
  spot,
  maturity: DAYS / 365,
  rate: RATE,
  atTheMoney: today.implied,
  skew: -0.055,
  curvature: 0.028,
};

const centre = Math.round(spot / STEP) * STEP;

/** The strikes listed round the spot, `reach` steps to each side. */
export const strikes = (reach: number): number[] =>
  linspace(centre - reach * STEP, centre + reach * STEP, 2 * reach + 1);

const interestSource = random('open-interest');
/** Open interest in lakh, thicker out of the money and on round thousands. */
const interest = new Map(
  strikes(12).map((strike) => {
    const thick = (side: number) => {
      const away = (side * (strike - centre)) / STEP;
      const round = strike % 1000 === 0 ? 1.9 : 1;
      const hump = away > 0 ? Math.exp(-(((away - 3.2) / 3) ** 2)) : 0.7 * Math.exp(away / 1.6);
      return (3 + 46 * hump) * round * interestSource.between(0.75, 1.2);
    };
    return [strike, { call: thick(1), put: thick(-1) }] as const;
  }),
);

export const openInterest = (kind: Kind, strike: number): number =>
  interest.get(strike)?.[kind] ?? 0;

export const volatilityAt = (strike: number): number => impliedVolatility(expiry, strike);

/** Written at the bid, bought at the ask. */
const leg = (kind: Kind, steps: number, side: 1 | -1): Leg => {
  const strike = centre + steps * STEP;
  const { bid, ask } = quote(expiry, kind, strike);
  return { kind, strike, quantity: side * LOTS * LOT, price: side > 0 ? ask : bid };
};

/** An iron condor: both sides sold, both wings bought. */
export const legs: readonly Leg[] = [
  leg('put', -5, 1),
  leg('put', -3, -1),
  leg('call', 3, -1),
  leg('call', 5, 1),
];

/** The leg that stands on an option, if any. */
export const held = (kind: Kind, strike: number): Leg | undefined =>
  legs.find((leg) => leg.kind === kind && leg.strike === strike);

export const credit = -legs.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
export const position = greeks(expiry, legs);
export const low = at(strikes(8), 0);
export const high = at(strikes(8), -1);
export const ends = breakEvens(expiry, legs, low, high);
const outcomes = linspace(low, high, 801).map((price) => profit(expiry, legs, price, 0));
export const most = Math.max(...outcomes);
export const least = Math.min(...outcomes);
export const chance = probabilityBelow(expiry, at(ends, 1)) - probabilityBelow(expiry, at(ends, 0));

/** Rupees in lakh at a spot, at expiry or now. */
export const lakh = (price: number, maturity: number): number =>
  profit(expiry, legs, price, maturity) / 100_000;
