import { area, mark, PAPER, stroke } from '../../../../lib/drawing/figure.ts';
import { random } from '../../../../lib/drawing/random.ts';
import { band, line, type Point, scale } from '../../../../lib/drawing/svg.ts';
import { type Chart, frame, pen, range } from './frame.ts';

/** Cumulative depth of an order book around its mid. */
export const depth =
  (seed: string): Chart =>
  (width, height, ground = PAPER) => {
    const { x, y, back } = frame(width, height, ground);
    const chance = random(seed);
    const side = () => {
      let total = 0;
      return Array.from({ length: 16 }, (_, i) => {
        total += (2 + i * 0.7) * -Math.log(1 - chance.next());
        return total;
      });
    };
    const [bids, asks] = [side(), side()];
    const sx = scale([-16.6, 16.6], x);
    const sy = scale([0, Math.max(...bids, ...asks)], y);
    const steps = (levels: readonly number[], sign: number): Point[] => [
      [sx(sign * 0.6), y[0]],
      ...levels.flatMap((total, i): Point[] => [
        [sx(sign * (i + 0.6)), sy(total)],
        [sx(sign * (i + 1.6)), sy(total)],
      ]),
    ];
    const part = (levels: readonly number[], sign: number, fill: string, color: string) => {
      const outline = steps(levels, sign);
      return (
        area(`${line([...outline, [outline.at(-1)?.[0] ?? 0, y[0]]])}Z`, fill) +
        stroke(line(outline), color, pen(width))
      );
    };
    return (
      back +
      part(bids, -1, ground.wash, ground.data) +
      part(asks, 1, ground.rule, ground.ink) +
      mark(ground, [sx(0), y[0]], pen(width) * 2.2)
    );
  };

/** A maker's quotes round a mid, skewed against the inventory that the fills leave. */
export const quotes =
  (seed: string): Chart =>
  (width, height, ground = PAPER) => {
    const { x, y, back } = frame(width, height, ground);
    const chance = random(seed);
    let [mid, held] = [0, 0];
    const states = Array.from({ length: 70 }, () => {
      mid += 0.35 * chance.normal();
      const centre = mid - 0.25 * held;
      const state = { mid, bid: centre - 1, ask: centre + 1, held };
      if (chance.next() < 0.3) held += chance.next() < 0.5 + 0.08 * held ? -1 : 1;
      return state;
    });
    const sx = scale([0, 69], x);
    const sy = scale(range(states.flatMap(({ bid, ask }) => [bid, ask])), y);
    const side = (key: 'bid' | 'ask' | 'mid') =>
      states.map((state, i): Point => [sx(i), sy(state[key])]);
    const worst = states.reduce(
      (best, { held: n }, i) => (Math.abs(n) > Math.abs(states[best]?.held ?? 0) ? i : best),
      0,
    );
    return (
      back +
      area(band(side('ask'), side('bid')), ground.wash) +
      stroke(line(side('ask')), ground.data, pen(width) * 0.7) +
      stroke(line(side('bid')), ground.data, pen(width) * 0.7) +
      stroke(line(side('mid')), ground.ink, pen(width)) +
      mark(ground, [sx(worst), side('mid')[worst]?.[1] ?? 0], pen(width) * 2)
    );
  };
