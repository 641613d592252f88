// The afternoon's execution: one parent order worked through the simulated minutes.
import { at, times } from '../../../lib/drawing/at.ts';
import { random } from '../../../lib/drawing/random.ts';
import { sum } from '../../lib/samples.ts';
import { expiry } from './chain.ts';
import { today } from './market.ts';

/** 12:30 to 14:30, a slice every three minutes. */
export const START = 195;
export const END = 315;
const SLICE = 3;
export const PARENT_LOTS = 1200;

const carry = Math.exp(expiry.rate * expiry.maturity);
/** The November future at a minute of the session. */
export const future = (minute: number): number => at(today.prices, minute) * carry;

const volumeBetween = (from: number, to: number) => sum(today.volumes.slice(from, to));

export interface Fill {
  minute: number;
  lots: number;
  price: number;
}

/**
 * A VWAP schedule: each slice buys its share of the afternoon's volume, resting at the middle when
 * it is patient and paying half the spread and a little impact when it is late.
 */
function work(): Fill[] {
  const source = random('blotter-fills-4');
  const slices = (END - START) / SLICE;
  const whole = volumeBetween(START, END);
  let done = 0;
  return times(slices, (k) => {
    const from = START + k * SLICE;
    const due = (PARENT_LOTS * volumeBetween(START, from + SLICE)) / whole;
    const lots = Math.round(due - done);
    done += lots;
    const minute = from + source.integer(0, SLICE - 1);
    const middle = future(minute);
    const patient = source.next() < 0.62;
    const paid = patient ? -0.35 : 0.9 + 0.02 * lots;
    return { minute, lots, price: Math.round((middle + paid) * 20) / 20 };
  });
}

export const fills: readonly Fill[] = work();

const weighted = (pairs: readonly (readonly [number, number])[]) =>
  sum(pairs.map(([price, weight]) => price * weight)) / sum(pairs.map(([, weight]) => weight));

export interface Progress {
  minute: number;
  /** Our average, and the market's by volume and by time, from the start to this minute. */
  ours: number;
  vwap: number;
  twap: number;
}

/** The averages as they stood after each fill. */
export const progress: readonly Progress[] = fills.map((fill, k) => {
  const minutes = times(fill.minute - START + 1, (i) => START + i);
  return {
    minute: fill.minute,
    ours: weighted(fills.slice(0, k + 1).map(({ price, lots }) => [price, lots])),
    vwap: weighted(minutes.map((m) => [future(m), at(today.volumes, m)])),
    twap: weighted(minutes.map((m) => [future(m), 1])),
  };
});

const last = at(progress, -1);
export const arrival = future(START);
/** What a buyer paid over a yardstick, in hundredths of a per cent. */
export const slippage = (yardstick: number, paid = last.ours): number =>
  (paid / yardstick - 1) * 10_000;
export const filledLots = sum(fills.map(({ lots }) => lots));
export const { ours, vwap, twap } = last;
