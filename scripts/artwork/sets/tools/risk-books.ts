// The firm's book: the marketplace's strategies with capital behind them, and what they risk.
import { at, times } from '../../../lib/drawing/at.ts';
import { equityCurve, underwater } from '../../lib/backtest.ts';
import { dot, multiply, solve } from '../../lib/linear-algebra.ts';
import { correlations, covariance, covariances, deviation, mean, sum } from '../../lib/samples.ts';
import { indexReturns, sessions, shares } from './market.ts';
import { strategy } from './strategies.ts';

export const WINDOW = 500;
/** Capital in crore. */
export const CAPITAL = 100;
const LAKH_A_CRORE = 100;

const ALLOCATION = [
  ['Bank pair', 'PAIR', 22],
  ['VWAP reclaim', 'VWAP', 22],
  ['Share momentum', 'MOM', 16],
  ['Weekly strangle', 'STRG', 10],
  ['Two-speed trend', 'TRND', 14],
  ['Overnight hold', 'ONGT', 10],
  ['Tail hedge', 'TAIL', 6],
] as const;

export interface Book {
  name: string;
  code: string;
  /** Profit of every session in lakh, at today's capital. */
  profits: number[];
}

export const books: readonly Book[] = ALLOCATION.map(([name, code, crore]) => ({
  name,
  code,
  profits: strategy(name).daily.map((change) => change * crore * LAKH_A_CRORE),
}));

/** Profit of the whole book on every session, in lakh. */
export const total: readonly number[] = times(sessions.length, (i) =>
  sum(books.map(({ profits }) => at(profits, i))),
);

export const recent = total.slice(-WINDOW);

/** Historical value at risk and expected shortfall at 99%, as losses in lakh. */
export function tail(window: readonly number[]): { var: number; shortfall: number } {
  const sorted = [...window].sort((a, b) => a - b);
  const beyond = Math.round(window.length * 0.01);
  return { var: -at(sorted, beyond - 1), shortfall: -mean(sorted.slice(0, beyond)) };
}

export const { var: valueAtRisk, shortfall } = tail(recent);

/** Yesterday's forecast for each of the last sessions, and what then happened. */
export const exceptions = times(WINDOW / 2, (k) => {
  const i = total.length - WINDOW / 2 + k;
  const forecast = tail(total.slice(i - WINDOW, i)).var;
  return { forecast, profit: at(total, i), date: at(sessions, i).date };
});

export const matrix = correlations(books.map(({ profits }) => profits.slice(-WINDOW)));

/** Each book's share of the variance; the shares add to one. */
export const riskShares: readonly number[] = (() => {
  const covariance = covariances(books.map(({ profits }) => profits.slice(-WINDOW)));
  const ones = books.map(() => 1);
  const marginal = multiply(covariance, ones);
  return marginal.map((value) => value / dot(marginal, ones));
})();

const change = (series: readonly number[]) =>
  series.map((value, i) => (i > 0 ? value / at(series, i - 1) - 1 : 0));
const shareReturns = shares.map(({ closes }) => change(closes));
const group = (columns: readonly number[], i: number) =>
  mean(columns.map((column) => at(at(shareReturns, column), i)));

const gap = sessions.map(({ open }, i) => (i > 0 ? open / at(sessions, i - 1).close - 1 : 0));

/** What may explain a day's profit; betas come from least squares on the window. */
const FACTORS: readonly (readonly [string, readonly number[]])[] = [
  ['Index, in session', sessions.map(({ open, close }) => close / open - 1)],
  ['Index, overnight', gap],
  ['Index, squared', indexReturns.map((value) => value * value)],
  ['Bank spread', sessions.map((_, i) => group([0], i) - group([1], i))],
  ['High less low beta', sessions.map((_, i) => group([3, 4], i) - group([5, 7], i))],
];

const windowed = FACTORS.map(([, series]) => {
  const slice = series.slice(-WINDOW);
  const middle = mean(slice);
  return slice.map((value) => value - middle);
});
const centred = recent.map((value) => value - mean(recent));
const betas = solve(
  windowed.map((a) => windowed.map((b) => dot(a, b))),
  windowed.map((a) => dot(a, centred)),
);
const residual = centred.map(
  (value, i) => value - sum(windowed.map((series, k) => at(betas, k) * at(series, i))),
);

/** Profit in lakh for one standard deviation of each factor. */
export const exposures = FACTORS.map(([name], k) => ({
  name,
  lakh: at(betas, k) * deviation(at(windowed, k)),
}));
export const unexplained = deviation(residual);
export const explained = 1 - (unexplained / deviation(centred)) ** 2;

/** The index's worst days replayed on today's capital, book by book. */
export const replays = indexReturns
  .map((index, i) => ({ index, i, date: at(sessions, i).date, total: at(total, i) }))
  .filter(({ i }) => i > 60)
  .sort((a, b) => a.index - b.index)
  .slice(0, 5)
  .map((day) => ({ ...day, parts: books.map(({ profits }) => at(profits, day.i)) }));

/** How far the book now stands below its high, as a share of capital. */
export const belowHigh = -at(
  underwater(equityCurve(total.map((lakh) => lakh / (CAPITAL * LAKH_A_CRORE)))),
  -1,
);

/** Crore of the index whose moves explain the book's best. */
export const netIndex = (() => {
  const index = indexReturns.slice(-WINDOW);
  return covariance(index, recent) / covariance(index, index) / LAKH_A_CRORE;
})();
