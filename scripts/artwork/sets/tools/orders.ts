import { quote } from '../../lib/option-chain.ts';
import { sum } from '../../lib/samples.ts';
import { expiry } from './chain.ts';
import { filledLots, future, ours, PARENT_LOTS, START } from './execution.ts';
import { NOW, shares } from './market.ts';

export type State = 'filled' | 'working' | 'part' | 'queued' | 'cancelled' | 'rejected';

export interface Order {
  minute: number;
  strategy: string;
  side: 'Buy' | 'Sell';
  instrument: string;
  quantity: number;
  filled: number;
  price: number;
  style: string;
  state: State;
  note?: string;
}

const option = (kind: 'call' | 'put', strike: number, side: 'bid' | 'ask') =>
  quote(expiry, kind, strike)[side];

const close = (symbol: string) =>
  shares.find((share) => share.symbol === symbol)?.closes.at(-1) ?? 0;

/** Latest first. */
export const orders: readonly Order[] = [
  {
    minute: NOW,
    strategy: 'Iron condor',
    side: 'Buy',
    instrument: '26,000 C Nov',
    quantity: 10,
    filled: 0,
    price: option('call', 26_000, 'ask'),
    style: 'leg',
    state: 'queued',
  },
  {
    minute: NOW,
    strategy: 'Iron condor',
    side: 'Sell',
    instrument: '25,600 C Nov',
    quantity: 10,
    filled: 4,
    price: option('call', 25_600, 'bid'),
    style: 'leg',
    state: 'part',
  },
  {
    minute: 316,
    strategy: 'Bank pair',
    side: 'Buy',
    instrument: 'SAMBNK',
    quantity: 4200,
    filled: 1850,
    price: close('SAMBNK'),
    style: 'peg',
    state: 'working',
  },
  {
    minute: 316,
    strategy: 'Bank pair',
    side: 'Sell',
    instrument: 'MALFIN',
    quantity: 5100,
    filled: 2240,
    price: close('MALFIN'),
    style: 'peg',
    state: 'working',
  },
  {
    minute: 312,
    strategy: 'VWAP reclaim',
    side: 'Buy',
    instrument: 'KSX 50 Nov',
    quantity: 60,
    filled: 0,
    price: future(312),
    style: 'limit',
    state: 'rejected',
    note: 'over 33% risk',
  },
  {
    minute: 301,
    strategy: 'Share momentum',
    side: 'Sell',
    instrument: 'VARPOW',
    quantity: 1600,
    filled: 1600,
    price: close('VARPOW'),
    style: 'TWAP',
    state: 'filled',
  },
  {
    minute: 288,
    strategy: 'Gap fade',
    side: 'Sell',
    instrument: 'KSX 50 Nov',
    quantity: 40,
    filled: 0,
    price: future(288),
    style: 'limit',
    state: 'cancelled',
  },
  {
    minute: START,
    strategy: 'Two-speed trend',
    side: 'Buy',
    instrument: 'KSX 50 Nov',
    quantity: PARENT_LOTS,
    filled: filledLots,
    price: ours,
    style: 'VWAP',
    state: 'filled',
  },
];

export const open = orders.filter(({ state }) => ['working', 'part', 'queued'].includes(state));

/** What each instrument's fills have left to undo: sold where positive, bought back where not. */
export const toFlatten = [...new Set(orders.map(({ instrument }) => instrument))]
  .map((instrument) => ({
    instrument,
    lots: sum(
      orders
        .filter((order) => order.instrument === instrument)
        .map(({ side, filled }) => (side === 'Buy' ? filled : -filled)),
    ),
  }))
  .filter(({ lots }) => lots !== 0);
