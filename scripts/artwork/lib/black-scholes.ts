import { normalDensity, normalDistribution } from './normal.ts';

/** What an option's value depends on, besides the spot. */
export interface OptionTerms {
  strike: number;
  /** Years to expiry. */
  maturity: number;
  volatility: number;
  rate: number;
}

/** A value with its sensitivities: to spot (twice), to a whole unit of volatility, to a year. */
export interface Valuation {
  value: number;
  delta: number;
  gamma: number;
  vega: number;
  theta: number;
}

/** Black–Scholes value and Greeks of a European call; at expiry, its payoff. */
export function call(spot: number, terms: OptionTerms): Valuation {
  const { strike, maturity, volatility, rate } = terms;
  if (maturity <= 0)
    return {
      value: Math.max(spot - strike, 0),
      delta: spot > strike ? 1 : 0,
      gamma: 0,
      vega: 0,
      theta: 0,
    };
  const deviation = volatility * Math.sqrt(maturity);
  const d1 =
    (Math.log(spot / strike) + (rate + (volatility * volatility) / 2) * maturity) / deviation;
  const d2 = d1 - deviation;
  const discounted = strike * Math.exp(-rate * maturity);
  const density = normalDensity(d1);
  return {
    value: spot * normalDistribution(d1) - discounted * normalDistribution(d2),
    delta: normalDistribution(d1),
    gamma: density / (spot * deviation),
    vega: spot * density * Math.sqrt(maturity),
    theta:
      -(spot * density * volatility) / (2 * Math.sqrt(maturity)) -
      rate * discounted * normalDistribution(d2),
  };
}

/** The same for a put, by put–call parity. */
export function put(spot: number, terms: OptionTerms): Valuation {
  const { value, delta, gamma, vega, theta } = call(spot, terms);
  const discounted = terms.strike * Math.exp(-terms.rate * Math.max(terms.maturity, 0));
  return {
    value: value - spot + discounted,
    delta: delta - 1,
    gamma,
    vega,
    theta: theta + terms.rate * discounted,
  };
}
