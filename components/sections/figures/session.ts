import { random } from './random.ts';

/** One trading day of an index, a price a minute. */
export interface Session {
  prices: number[];
  high: number;
  /** Index of the day's high. */
  highAt: number;
}

const MINUTES = 375;
const OPEN = 24_812;
const DAILY_VOLATILITY = 0.0085;

/**
 * Simulates a day: volatility is high at the open and the close and low at noon, as on every
 * exchange. The same day each time.
 */
export function simulateSession(seed: string): Session {
  const { normal } = random(seed);
  const prices = [OPEN];
  for (let i = 1; i <= MINUTES; i++) {
    const place = (2 * i) / MINUTES - 1;
    const u = 0.7 + 0.9 * place * place;
    const step = (DAILY_VOLATILITY / Math.sqrt(MINUTES)) * u * normal();
    prices.push((prices[i - 1] ?? OPEN) * Math.exp(step));
  }
  const high = Math.max(...prices);
  return { prices, high, highAt: prices.indexOf(high) };
}
