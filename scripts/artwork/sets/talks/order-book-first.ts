import { at } from '../../../lib/drawing/at.ts';
import { figure, grid, mark, PAPER, rect, segment } from '../../../lib/drawing/figure.ts';
import { linspace, type Point, scale } from '../../../lib/drawing/svg.ts';
import { figures, label } from '../../lib/letters.ts';
import { simulateBook } from '../../lib/order-book.ts';

const BINS = 12;

/** How often the next move of the mid is up, by the share of the best queues that bids. */
function upShares(): number[] {
  const book = simulateBook({ seed: 'imbalance', levels: 60, snapshots: 120_000, eventsEach: 2 });
  const mid = book.map(({ bid, ask }) => bid + ask);
  const up = linspace(0, 0, BINS);
  const all = linspace(0, 0, BINS);
  let next = 0;
  for (let i = book.length - 2; i >= 0; i--) {
    const change = at(mid, i + 1) - at(mid, i);
    if (change !== 0) next = Math.sign(change);
    if (next === 0) continue;
    const { depth, bid, ask } = at(book, i);
    const share = at(depth, bid) / (at(depth, bid) - at(depth, ask));
    const bin = Math.min(BINS - 1, Math.floor(share * BINS));
    all[bin] = at(all, bin) + 1;
    if (next > 0) up[bin] = at(up, bin) + 1;
  }
  return up.map((count, bin) => count / at(all, bin));
}

/** What the order book knows before the price does. */
export function markup(): string {
  const shares = upShares();
  const x = scale([0, BINS], [0, 1280]);
  const y = scale([0, 1], [700, 20]);
  const last = at(shares, -1);
  const tip: Point = [x(BINS - 0.5), y(last)];
  return figure(
    PAPER,
    1280,
    720,
    grid(PAPER, [], linspace(0, 1, 11).map(y), [0, 0, 1280, 720]),
    ...shares.map((share, bin) =>
      rect(
        x(bin) + 5,
        Math.min(y(share), y(0.5)),
        x(1) - 10,
        Math.max(3, Math.abs(y(share) - y(0.5))),
        share > 0.5 ? PAPER.data : PAPER.ink,
      ),
    ),
    segment([0, y(0.5)], [1280, y(0.5)], PAPER.ink, 4),
    mark(PAPER, tip, 22),
    figures(`${(100 * last).toFixed(0)} %`, [tip[0] - 86, tip[1] + 20], {
      size: 92,
      anchor: 'end',
      fill: PAPER.signalText,
      halo: PAPER.ground,
    }),
    label('bids outweigh', [1232, y(0.5) + 74], {
      size: 64,
      anchor: 'end',
      fill: PAPER.data,
      halo: PAPER.ground,
    }),
    label('asks outweigh', [48, y(0.5) - 34], { size: 64, halo: PAPER.ground }),
  );
}
