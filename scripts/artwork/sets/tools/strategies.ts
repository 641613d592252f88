// The marketplace's shelf: every strategy with its own back-test on the simulated market.
import { at } from '../../../lib/drawing/at.ts';
import { equityCurve, type Performance, performance, SESSIONS_A_YEAR } from '../../lib/backtest.ts';
import * as rules from './daily.ts';
import { gapFade, vwapReclaim } from './intraday.ts';

interface Listing {
  name: string;
  market: string;
  author: string;
  /** Value traded a day in its market, in crore. */
  liquidity: number;
  run: { daily: number[]; turnover: number };
}

const FUTURES = { liquidity: 5200 };
const OPTIONS = { liquidity: 900 };
const SHARES = { liquidity: 260 };

const LISTINGS: readonly Listing[] = [
  {
    name: 'Bank pair',
    market: 'two shares',
    author: 'Torana Lab',
    ...SHARES,
    run: rules.bankPair(),
  },
  {
    name: 'VWAP reclaim',
    market: 'index futures',
    author: 'Nikash desk',
    ...FUTURES,
    run: vwapReclaim(),
  },
  {
    name: 'Share momentum',
    market: 'twelve shares',
    author: 'M. Deshpande',
    ...SHARES,
    run: rules.shareMomentum(),
  },
  {
    name: 'Weekly strangle',
    market: 'index options',
    author: 'Banyan Seven',
    ...OPTIONS,
    run: rules.weeklyStrangle(),
  },
  {
    name: 'Two-speed trend',
    market: 'index futures',
    author: 'Nikash desk',
    ...FUTURES,
    run: rules.twoSpeedTrend(),
  },
  {
    name: 'Overnight hold',
    market: 'index futures',
    author: 'R. Kalita',
    ...FUTURES,
    run: rules.overnight(),
  },
  {
    name: 'Tail hedge',
    market: 'index options',
    author: 'Nikash desk',
    ...OPTIONS,
    run: rules.tailHedge(),
  },
  { name: 'Gap fade', market: 'index futures', author: 'S. Ansari', ...FUTURES, run: gapFade() },
];

export interface Strategy extends Omit<Listing, 'run'> {
  daily: readonly number[];
  curve: number[];
  result: Performance;
  /** Capital in crore. */
  capacity: number;
}

/** What can be run with orders under 2% of the day's volume, and left within a day at 10% of it. */
const capacity = ({ liquidity, run }: Listing): number =>
  Math.min((0.02 * liquidity) / (run.turnover / SESSIONS_A_YEAR), 0.1 * liquidity);

/** Best Sharpe first. */
export const strategies: readonly Strategy[] = LISTINGS.map((listing) => {
  const { run, ...rest } = listing;
  const result = performance(run.daily);
  return {
    ...rest,
    daily: run.daily,
    curve: equityCurve(run.daily),
    result,
    capacity: capacity(listing),
  };
}).sort((a, b) => b.result.sharpe - a.result.sharpe);

/** A strategy by its name on the shelf. */
export const strategy = (name: string): Strategy =>
  at(
    strategies,
    strategies.findIndex((entry) => entry.name === name),
  );
