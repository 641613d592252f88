// The simulated market behind every screen: the KSX 50 of the Konkan Stock Exchange minute by
// minute and a dozen shares day by day, five years to the afternoon that the desk shows.
import { at, times } from '../../../lib/drawing/at.ts';
import { type Random, random } from '../../../lib/drawing/random.ts';
import { SESSIONS_A_YEAR } from '../../lib/backtest.ts';

export const MINUTES = 375;
const FIRST_DAY = Date.UTC(2021, 0, 1);
const LAST_DAY = Date.UTC(2025, 9, 31);
const DAY = 86_400_000;
const HOLIDAY_SHARE = 0.045;

/** One trading day of the index. */
export interface Session {
  date: Date;
  open: number;
  /** Close of each minute from 09:15. */
  prices: number[];
  /** Contracts traded in each minute. */
  volumes: number[];
  close: number;
  /** Annual volatility that ruled the day. */
  volatility: number;
  /** Implied volatility at the money: what ruled, plus the insurer's premium. */
  implied: number;
}

export interface Share {
  symbol: string;
  name: string;
  closes: number[];
}

function tradingDays(source: Random): Date[] {
  const days: Date[] = [];
  for (let day = FIRST_DAY; day <= LAST_DAY; day += DAY) {
    const date = new Date(day);
    const weekend = date.getUTCDay() % 6 === 0;
    if (!weekend && (day === LAST_DAY || source.next() > HOLIDAY_SHARE)) days.push(date);
  }
  return days;
}

/** Trading is busiest after the open and before the close. */
const smileOfDay = (minute: number) => 0.72 + 1.1 * (minute / (MINUTES - 1) - 0.45) ** 2 * 2.6;

function simulateIndex(): Session[] {
  const source = random('konkan-p');
  const sessions: Session[] = [];
  let price = 14_212.4;
  let logVolatility = Math.log(0.15);
  let rising = true;
  let pull = 0;
  for (const date of tradingDays(source)) {
    if (source.next() < (rising ? 1 / 170 : 1 / 55)) rising = !rising;
    const volatility = Math.exp(logVolatility);
    const before = price;
    const deviation = volatility / Math.sqrt(SESSIONS_A_YEAR);
    const open = price * Math.exp(0.0005 + deviation * Math.sqrt(0.2) * source.normal());
    price = open;
    const drift = (rising ? 0.1 : -0.26) / SESSIONS_A_YEAR / MINUTES;
    const prices: number[] = [];
    const volumes: number[] = [];
    for (let minute = 0; minute < MINUTES; minute++) {
      const step = deviation * Math.sqrt((0.8 / MINUTES) * smileOfDay(minute));
      // Orders are worked over hours, so the price leans the same way for a while.
      pull += -0.005 * pull + 0.0056 * source.normal();
      const change = drift + step * (pull + source.normal());
      price *= Math.exp(change);
      prices.push(price);
      volumes.push(Math.round(900 * smileOfDay(minute) * Math.exp(0.35 * source.normal())));
    }
    const surprise = Math.log(price / before) / deviation;
    logVolatility +=
      0.035 * (Math.log(0.138) - logVolatility) + 0.05 * source.normal() - 0.035 * surprise;
    sessions.push({
      date,
      open,
      prices,
      volumes,
      close: price,
      volatility,
      implied: 1.4 * volatility + 0.008,
    });
  }
  return sessions;
}

const SHARES = [
  ['SAMBNK', 'Samudra Bank', 1.15],
  ['MALFIN', 'Malhar Finance', 1.15],
  ['VAYUEN', 'Vayu Energy', 0.95],
  ['TAMRAM', 'Tamra Metals', 1.3],
  ['KADSTL', 'Kadamba Steel', 1.25],
  ['NLGFDS', 'Nilgiri Foods', 0.6],
  ['PUSHKR', 'Pushkar Motors', 1.1],
  ['SARPHA', 'Sarayu Pharma', 0.7],
  ['GIRPRT', 'Girnar Ports', 1.0],
  ['DHRUVT', 'Dhruv Telecom', 0.85],
  ['INDCEM', 'Indravati Cement', 1.05],
  ['VARPOW', 'Varuna Power', 0.8],
] as const;

function simulateShares(sessions: readonly Session[]): Share[] {
  const source = random('konkan-shares-3');
  const bankSpread = times(sessions.length, () => 0);
  for (let i = 1; i < sessions.length; i++)
    bankSpread[i] = 0.93 * at(bankSpread, i - 1) + 0.0085 * source.normal();
  const bankPath = random('konkan-banks-1');
  const banks = times(sessions.length, () => 0.008 * bankPath.normal());
  return SHARES.map(([symbol, name, beta], column) => {
    let price = 240 + 310 * source.next() * (1 + column / 6);
    let favour = 0;
    let before = at(sessions, 0).open;
    const closes = sessions.map((session, i) => {
      const market = Math.log(session.close / before);
      before = session.close;
      favour += -0.012 * favour + 0.00018 * source.normal();
      const own = column < 2 ? at(banks, i) : 0.0115 * source.normal();
      const spread = i > 0 ? at(bankSpread, i) - at(bankSpread, i - 1) : 0;
      const leg = column === 0 ? spread / 2 : column === 1 ? -spread / 2 : favour;
      price *= Math.exp(beta * market + own + leg);
      return price;
    });
    return { symbol, name, closes };
  });
}

export const sessions: readonly Session[] = simulateIndex();
export const shares: readonly Share[] = simulateShares(sessions);

/** The day and minute that every screen shows. */
export const today: Session = at(sessions, -1);
export const NOW = 317;
export const spot = at(today.prices, NOW);
export const previousClose = at(sessions, -2).close;

/** `14:32` for a minute of the session. */
export function clock(minute: number): string {
  const since = 9 * 60 + 15 + minute;
  return `${String(Math.floor(since / 60)).padStart(2, '0')}:${String(since % 60).padStart(2, '0')}`;
}

/** Close-to-close returns of the index, one a session from the first open. */
export const indexReturns: readonly number[] = sessions.map(
  (session, i) => session.close / (i > 0 ? at(sessions, i - 1).close : session.open) - 1,
);
