import { random } from './random.ts';

/** Parameters of the opening chart: geometric Brownian motion of one share over twelve months. */
export const FAN = {
  start: 100,
  drift: 0.08,
  volatility: 0.26,
  steps: 252,
  paths: 4000,
  seed: 'touchstone',
} as const;

/** The quantiles that the chart shows as lines, with the normal quantile of each. */
export const QUANTILES = [
  { q: 0.05, z: -1.6449 },
  { q: 0.25, z: -0.6745 },
  { q: 0.5, z: 0 },
  { q: 0.75, z: 0.6745 },
  { q: 0.95, z: 1.6449 },
] as const;

/** The price at time `t` (in years) for the normal quantile `z`. */
export function quantile(z: number, t: number): number {
  const { start, drift, volatility } = FAN;
  return start * Math.exp((drift - volatility ** 2 / 2) * t + volatility * Math.sqrt(t) * z);
}

/** The quantile lines as prices at `count` + 1 times, in the order of QUANTILES. */
export const quantileLines = (count: number): number[][] =>
  QUANTILES.map(({ z }) => Array.from({ length: count + 1 }, (_, i) => quantile(z, i / count)));

/** Density of the terminal price. */
export function density(price: number): number {
  const { start, drift, volatility } = FAN;
  const z = (Math.log(price / start) - (drift - volatility ** 2 / 2)) / volatility;
  return Math.exp(-z * z * 0.5) / (price * volatility * Math.sqrt(2 * Math.PI));
}

/** The maximum drawdown of a path: its size as a share of the peak, negative; the index of its start and of its end. */
export function worstFall(path: readonly number[]) {
  let worst = { drawdown: 0, peak: 0, trough: 0 };
  let high = 0;
  path.forEach((price, i) => {
    if (price > (path[high] ?? 0)) high = i;
    const fall = price / (path[high] ?? price) - 1;
    if (fall < worst.drawdown) worst = { drawdown: fall, peak: high, trough: i };
  });
  return worst;
}

/** One of this many paths is part of the background. */
const BACKGROUND = 160;

/** Bins of the terminal prices. */
export const BIN = { count: 32, start: 40, width: 5 } as const;

/** Whether a path has both a high end and a deep drawdown before it. */
function isDramatic(path: readonly number[]): boolean {
  const end = path.at(-1) ?? 0;
  const { drawdown, peak, trough } = worstFall(path);
  return (
    end > 119 &&
    end < 127 &&
    drawdown < -0.13 &&
    drawdown > -0.17 &&
    peak > 70 &&
    peak < 130 &&
    trough - peak > 40 &&
    trough < 190
  );
}

/** Simulates the chart's data. The result is always the same, because the seed is fixed. */
export function simulateFan() {
  const { start, drift, volatility, steps, paths, seed } = FAN;
  const { normal } = random(seed);
  const dt = 1 / steps;
  const histogram = new Array<number>(BIN.count).fill(0);
  const background: number[][] = [];
  let chosen: number[] | undefined;
  for (let n = 0; n < paths; n++) {
    const path: number[] = [start];
    let price: number = start;
    for (let i = 0; i < steps; i++) {
      price *= Math.exp((drift - volatility ** 2 / 2) * dt + volatility * Math.sqrt(dt) * normal());
      path.push(price);
    }
    const bin = Math.floor((price - BIN.start) / BIN.width);
    if (bin >= 0 && bin < BIN.count) histogram[bin] = (histogram[bin] ?? 0) + 1;
    if (n % BACKGROUND === 0) background.push(path);
    if (!chosen && isDramatic(path)) chosen = path;
  }
  if (!chosen)
    throw new Error(
      'No path of the opening figure has a deep fall and a good end: try another seed.',
    );
  return {
    /** Sampled paths for the grey background, each of `steps` + 1 prices. */
    background,
    /** The highlighted path, and its maximum drawdown. */
    chosen,
    ...worstFall(chosen),
    /** Terminal prices of all paths, by BIN. */
    histogram,
  };
}

export type Fan = ReturnType<typeof simulateFan>;
