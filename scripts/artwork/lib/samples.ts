import { at, times } from '../../lib/drawing/at.ts';

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

export const mean = (values: readonly number[]): number => sum(values) / values.length;

/** Sample covariance, with n − 1 in the denominator. */
export function covariance(a: readonly number[], b: readonly number[]): number {
  const meanA = mean(a);
  const meanB = mean(b);
  return sum(a.map((value, i) => (value - meanA) * (at(b, i) - meanB))) / (a.length - 1);
}

/** Sample standard deviation. */
export const deviation = (values: readonly number[]): number =>
  Math.sqrt(covariance(values, values));

/** Annualised Sharpe ratio of daily returns, the riskless rate taken as nothing. */
export const sharpe = (daily: readonly number[]): number =>
  (mean(daily) / deviation(daily)) * Math.sqrt(252);

/** Covariance of every pair of series. */
export const covariances = (series: readonly (readonly number[])[]): number[][] =>
  series.map((a) => series.map((b) => covariance(a, b)));

/** Correlation of every pair of series. */
export function correlations(series: readonly (readonly number[])[]): number[][] {
  const deviations = series.map(deviation);
  return covariances(series).map((row, i) =>
    row.map((value, j) => value / (at(deviations, i) * at(deviations, j))),
  );
}

/** How many values fall into each of `bins` equal bins between two ends. */
export function histogram(
  values: readonly number[],
  from: number,
  to: number,
  bins: number,
): number[] {
  const counts = times(bins, () => 0);
  for (const value of values) {
    const bin = Math.floor(((value - from) / (to - from)) * bins);
    if (bin >= 0 && bin < bins) counts[bin] = at(counts, bin) + 1;
  }
  return counts;
}
