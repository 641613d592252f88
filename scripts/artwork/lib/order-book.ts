import { at, times } from '../../lib/drawing/at.ts';
import { random } from '../../lib/drawing/random.ts';

export interface BookOptions {
  seed: string;
  /** Price levels, one tick apart. */
  levels: number;
  snapshots: number;
  eventsEach: number;
}

/** The book after a number of events. */
export interface Snapshot {
  /** Lots resting on each tick: positive where they bid, negative where they ask. */
  depth: number[];
  /** Best ticks. */
  bid: number;
  ask: number;
  /** Lots that market orders took since the last snapshot: bought positive, sold negative. */
  traded: number;
}

/**
 * A zero-intelligence limit order book: limit orders arrive with a power law of the distance to
 * the other side, market orders in runs of one sign, and every resting lot may be cancelled.
 */
export function simulateBook({ seed, levels, snapshots, eventsEach }: BookOptions): Snapshot[] {
  const { next, integer } = random(seed);
  const middle = Math.floor(levels / 2);
  const depth = times(levels, (i) => (i < middle ? 1 : -1) * (2 + integer(0, 6)));
  const bestBid = () => depth.findLastIndex((lots) => lots > 0);
  const bestAsk = () => depth.findIndex((lots) => lots < 0);
  let sign = 1;
  let traded = 0;

  const limit = () => {
    const side = next() < 0.5 ? 1 : -1;
    const distance = Math.floor(1 + 1.6 * ((1 - next()) ** -0.8 - 1));
    const tick = side > 0 ? bestAsk() - distance : bestBid() + distance;
    const size = Math.min(40, Math.ceil((1 - next()) ** -0.9));
    if (tick >= 1 && tick < levels - 1) depth[tick] = at(depth, tick) + side * size;
  };
  const market = () => {
    // Buyers grow fewer above the middle and sellers below it, which keeps the price in the picture.
    const away = (sign * ((bestBid() + bestAsk()) / 2 - middle)) / middle;
    if (next() < 0.14 + 0.5 * Math.max(0, away)) sign = -sign;
    let size = Math.min(24, Math.ceil(2 * (1 - next()) ** -0.6));
    while (size > 0) {
      const tick = sign > 0 ? bestAsk() : bestBid();
      if (tick <= 1 || tick >= levels - 2) return;
      const taken = Math.min(size, Math.abs(at(depth, tick)));
      depth[tick] = at(depth, tick) + sign * taken;
      traded += sign * taken;
      size -= taken;
    }
  };
  const cancel = (total: number) => {
    let lot = next() * total;
    const tick = depth.findIndex((lots) => {
      lot -= Math.abs(lots);
      return lot < 0;
    });
    const lots = at(depth, tick);
    const last = Math.abs(lots) === 1 && (tick === bestBid() || tick === bestAsk());
    if (!last || (tick > 2 && tick < levels - 3)) depth[tick] = lots - Math.sign(lots);
  };

  return times(snapshots, () => {
    traded = 0;
    for (let event = 0; event < eventsEach; event++) {
      const total = depth.reduce((sum, lots) => sum + Math.abs(lots), 0);
      const draw = next() * (1.2 + 0.3 + 0.013 * total);
      if (draw < 1.2) limit();
      else if (draw < 1.5) market();
      else cancel(total);
    }
    return { depth: [...depth], bid: bestBid(), ask: bestAsk(), traded };
  });
}
