import { fill } from '../../../content/schema/fill.ts';
import type { Site } from '../../../content/schema/site.ts';
import { numberText } from '../../ui/numberText.ts';
import { random } from './random.ts';

/**
 * The standard normal distribution function, by Zelen and Severo's polynomial (Abramowitz and
 * Stegun 26.2.17); its error is below 7.5e-8.
 */
export function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return z > 0 ? 1 - tail : tail;
}

/**
 * The education page's chart: an at-the-money call, sold for one month and hedged less and less often, with a known
 * volatility. Every column shows the same months.
 */
export const HEDGE = {
  volatility: 0.2,
  sessions: 20,
  sessionsPerYear: 252,
  months: 100,
  seed: 'from the proof',
} as const;

/** The hedging intervals, in minutes or by name, and the number of hedges in a month. */
export const INTERVALS = [
  { every: 5, hedges: 1500 },
  { every: 25, hedges: 300 },
  { every: 75, hedges: 100 },
  { every: 'everyDay', hedges: 20 },
  { every: 'everyWeek', hedges: 4 },
  { every: 'once', hedges: 1 },
] as const;

/** An interval in the words of the record. */
export const intervalWords = (
  { every }: (typeof INTERVALS)[number],
  words: Site['figures']['hedge'],
  locale: string,
): string =>
  typeof every === 'number'
    ? fill(words.minutes, { minutes: numberText(every, locale) })
    : words[every];

const STEPS = INTERVALS[0].hedges;
const MATURITY = HEDGE.sessions / HEDGE.sessionsPerYear;

/** The price of the call with spot and strike 1 and an interest rate of zero. */
export const PREMIUM = 2 * normalCdf((HEDGE.volatility * Math.sqrt(MATURITY)) / 2) - 1;

function delta(spot: number, left: number): number {
  const spread = HEDGE.volatility * Math.sqrt(left);
  return normalCdf(Math.log(spot) / spread + spread / 2);
}

/** The result of one month, as a share of the premium, when it is hedged `hedges` times. */
function leftOver(path: readonly number[], hedges: number): number {
  const stride = (path.length - 1) / hedges;
  let cash = PREMIUM;
  for (let i = 0; i < path.length - 1; i += stride) {
    const [now = 1, next = 1] = [path[i], path[i + stride]];
    cash += delta(now, MATURITY * (1 - i / (path.length - 1))) * (next - now);
  }
  return (cash - Math.max((path.at(-1) ?? 1) - 1, 0)) / PREMIUM;
}

/** Profit or loss of every month at every interval, in the order of INTERVALS. */
export function simulateHedges(months: number = HEDGE.months): number[][] {
  const { normal } = random(HEDGE.seed);
  const step = HEDGE.volatility * Math.sqrt(MATURITY / STEPS);
  const paths = Array.from({ length: months }, () => {
    const path = [1];
    for (let i = 0; i < STEPS; i++)
      path.push((path[i] ?? 1) * Math.exp(step * normal() - (step * step) / 2));
    return path;
  });
  return INTERVALS.map(({ hedges }) => paths.map((path) => leftOver(path, hedges)));
}

/**
 * The theoretical standard deviation of the result, as a share of the premium: √(π/4) · vega · σ/√n, and the premium of
 * an at-the-money option is vega · σ.
 */
export const expectedError = (hedges: number) => Math.sqrt(Math.PI / 4 / hedges);

/** Root mean square: the error around zero. */
export const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
