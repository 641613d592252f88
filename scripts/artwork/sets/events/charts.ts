export { depth, quotes } from './charts/book.ts';
export type { Chart } from './charts/frame.ts';
export { hedging, payoff, smile, surface } from './charts/options.ts';
export { backtest, candles, fan, price } from './charts/prices.ts';
export { heat, quantiles, spectrum, tails } from './charts/statistics.ts';
