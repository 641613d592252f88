import { at } from '../../lib/drawing/at.ts';
import { deviation, mean, sharpe } from './samples.ts';

export const SESSIONS_A_YEAR = 252;

/** A fall from a high of the equity curve, by index into the curve. */
export interface Drawdown {
  peak: number;
  trough: number;
  /** Undefined while the old high has not been seen again. */
  recovery: number | undefined;
  depth: number;
}

/** Equity of one rupee, the start included. */
export function equityCurve(daily: readonly number[]): number[] {
  const curve = [1];
  for (const change of daily) curve.push(at(curve, -1) * (1 + change));
  return curve;
}

/** Distance below the running high at each point of a curve: 0 or less. */
export function underwater(curve: readonly number[]): number[] {
  let high = -Infinity;
  return curve.map((value) => {
    high = Math.max(high, value);
    return value / high - 1;
  });
}

/** Every fall from a high, deepest first. */
export function drawdowns(curve: readonly number[]): Drawdown[] {
  const depths = underwater(curve);
  const found: Drawdown[] = [];
  let current: Drawdown | undefined;
  depths.forEach((depth, i) => {
    if (depth === 0) {
      if (current) found.push({ ...current, recovery: i });
      current = undefined;
    } else if (!current) current = { peak: i - 1, trough: i, recovery: undefined, depth };
    else if (depth < current.depth) current = { ...current, trough: i, depth };
  });
  if (current) found.push(current);
  return found.sort((a, b) => a.depth - b.depth);
}

export interface Performance {
  cagr: number;
  volatility: number;
  sharpe: number;
  sortino: number;
  calmar: number;
  /** Deepest fall from a high, negative. */
  worst: number;
  upDays: number;
  worstDay: number;
  bestDay: number;
}

/** The figures that a report prints about a series of daily returns. */
export function performance(daily: readonly number[]): Performance {
  const curve = equityCurve(daily);
  const cagr = at(curve, -1) ** (SESSIONS_A_YEAR / daily.length) - 1;
  const worst = Math.min(...underwater(curve));
  const downside = Math.sqrt(mean(daily.map((change) => Math.min(change, 0) ** 2)));
  return {
    cagr,
    volatility: deviation(daily) * Math.sqrt(SESSIONS_A_YEAR),
    sharpe: sharpe(daily),
    sortino: (mean(daily) / downside) * Math.sqrt(SESSIONS_A_YEAR),
    calmar: cagr / -worst,
    worst,
    upDays:
      daily.filter((change) => change > 0).length / daily.filter((change) => change !== 0).length,
    worstDay: Math.min(...daily),
    bestDay: Math.max(...daily),
  };
}

/** Exponential moving average of a given span, started at the first value. */
export function ema(values: readonly number[], span: number): number[] {
  const weight = 2 / (span + 1);
  let level = at(values, 0);
  return values.map((value) => {
    level += weight * (value - level);
    return level;
  });
}
