import { at, times } from '../../../lib/drawing/at.ts';
import { ema, SESSIONS_A_YEAR } from '../../lib/backtest.ts';
import { MINUTES, type Session, sessions } from './market.ts';

const BAR = 15;

/** A fifteen-minute bar with the session's average price up to its end. */
export interface Bar {
  open: number;
  high: number;
  low: number;
  close: number;
  vwap: number;
  fast: number;
  slow: number;
  long: number;
}

function sessionBars({ open, prices, volumes }: Session) {
  let value = 0;
  let volume = 0;
  return times(MINUTES / BAR, (k) => {
    const first = k === 0 ? open : at(prices, k * BAR - 1);
    const inside = prices.slice(k * BAR, (k + 1) * BAR);
    inside.forEach((price, m) => {
      value += price * at(volumes, k * BAR + m);
      volume += at(volumes, k * BAR + m);
    });
    return {
      open: first,
      high: Math.max(first, ...inside),
      low: Math.min(first, ...inside),
      close: at(inside, -1),
      vwap: value / volume,
    };
  });
}

function allBars(): Bar[][] {
  const days = sessions.map(sessionBars);
  const closes = days.flat().map((bar) => bar.close);
  const [fast, slow, long] = [ema(closes, 20), ema(closes, 50), ema(closes, 200)];
  return days.map((bars, d) =>
    bars.map((bar, k) => {
      const i = d * bars.length + k;
      return { ...bar, fast: at(fast, i), slow: at(slow, i), long: at(long, i) };
    }),
  );
}

export const bars: readonly (readonly Bar[])[] = allBars();

/** One round trip: what it won in units of the risk, and what it cost, as shares of equity. */
export interface Trade {
  session: number;
  multiple: number;
  gross: number;
  cost: number;
}

export interface Run {
  daily: number[];
  gross: number[];
  trades: Trade[];
  /** Value traded in a year over capital. */
  turnover: number;
}

/** Charges and slippage of one side of a futures trade, as shares of its value. */
export const CHARGES = 0.00005;
export const SLIPPAGE = 0.00006;
export const SIDE_COST = CHARGES + SLIPPAGE;
export const RISK = 0.0075;
const LEVERAGE_CAP = 5;
const LAST_EXIT = 23;
const GAP = 0.004;
const GAP_LEVERAGE = 2;

export const TREND_RULES = {
  'ema 20 over 50': (bar: Bar) => bar.fast > bar.slow,
  'close over ema 200': (bar: Bar) => bar.close > bar.long,
} as const;

/** Where a long position's stop goes, from its first bar and the day's low so far. */
type StopRule = (bar: Bar, low: number) => number;
const DAY_LOW: StopRule = (_, low) => low;

function reclaimDay(
  day: readonly Bar[],
  session: number,
  trend: (bar: Bar) => boolean,
  stopOf: StopRule,
): Trade[] {
  const trades: Trade[] = [];
  let stops = 0;
  let entry: { price: number; stop: number; target: number } | undefined;
  let low = at(day, 0).low;
  for (let k = 1; k <= LAST_EXIT && stops < 2; k++) {
    const bar = at(day, k);
    low = Math.min(low, bar.low);
    if (entry) {
      const stopped = bar.low <= entry.stop;
      const exit = stopped
        ? Math.min(entry.stop, bar.open)
        : bar.high >= entry.target
          ? entry.target
          : k === LAST_EXIT
            ? bar.close
            : undefined;
      if (exit === undefined) continue;
      const distance = entry.price - entry.stop;
      const leverage = Math.min(LEVERAGE_CAP, (RISK * entry.price) / distance);
      trades.push({
        session,
        multiple: (exit - entry.price) / distance,
        gross: (leverage * (exit - entry.price)) / entry.price,
        cost: 2 * leverage * SIDE_COST,
      });
      if (stopped) stops++;
      entry = undefined;
    } else {
      const before = at(day, k - 1);
      const reclaim = bar.close > bar.vwap && before.close < before.vwap;
      if (!reclaim || !trend(bar) || k === LAST_EXIT) continue;
      const stop = stopOf(bar, low);
      entry = { price: bar.close, stop, target: bar.close + 2 * (bar.close - stop) };
    }
  }
  return trades;
}

/** Folds round trips into daily returns. */
function fold(trades: Trade[]): Run {
  const daily = sessions.map(() => 0);
  const gross = sessions.map(() => 0);
  for (const trade of trades) {
    daily[trade.session] = at(daily, trade.session) + trade.gross - trade.cost;
    gross[trade.session] = at(gross, trade.session) + trade.gross;
  }
  const cost = trades.reduce((total, trade) => total + trade.cost, 0);
  return { daily, gross, trades, turnover: cost / SIDE_COST / (sessions.length / SESSIONS_A_YEAR) };
}

/** The strategy of the copilot's screen, rule for rule. */
export const vwapReclaim = (
  trend: keyof typeof TREND_RULES = 'ema 20 over 50',
  stop: StopRule = DAY_LOW,
): Run => fold(bars.flatMap((day, i) => reclaimDay(day, i, TREND_RULES[trend], stop)));

/** Sells a gap up and buys a gap down at the open; out at yesterday's close or at noon. */
export function gapFade(): Run {
  return fold(
    sessions.flatMap((session, i) => {
      if (i === 0) return [];
      const goal = at(sessions, i - 1).close;
      const gap = session.open / goal - 1;
      if (Math.abs(gap) < GAP) return [];
      const side = gap > 0 ? -1 : 1;
      const morning = session.prices.slice(0, 165);
      const filled = morning.some((price) => (price - goal) * side >= 0);
      const exit = filled ? goal : at(morning, -1);
      const multiple = (side * (exit / session.open - 1)) / Math.abs(gap);
      const gross = GAP_LEVERAGE * side * (exit / session.open - 1);
      return [{ session: i, multiple, gross, cost: 2 * GAP_LEVERAGE * SIDE_COST }];
    }),
  );
}
