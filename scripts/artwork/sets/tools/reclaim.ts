// The strategy that the copilot writes, the report tests and the marketplace lists.
import { equityCurve, performance } from '../../lib/backtest.ts';
import { vwapReclaim } from './intraday.ts';
import { indexReturns, sessions } from './market.ts';

export const run = vwapReclaim();
export const other = vwapReclaim('close over ema 200');
export const curve = equityCurve(run.daily);
export const benchmark = equityCurve(indexReturns);
export const result = performance(run.daily);
export const before = performance(run.gross);
export const otherResult = performance(other.daily);
export const index = performance(indexReturns);
const first = sessions[0]?.date ?? new Date(0);
/** The dates of the curve: it starts a point before the first session closes. */
export const dates = [first, ...sessions.map(({ date }) => date)];
