import { cumulative } from '../../../../lib/drawing/cumulative.ts';
import { area, mark, PAPER, rect, segment, stroke } from '../../../../lib/drawing/figure.ts';
import { random } from '../../../../lib/drawing/random.ts';
import { band, line, linspace, type Point, scale } from '../../../../lib/drawing/svg.ts';
import { type Chart, frame, pen, points, range } from './frame.ts';

/** A geometric Brownian path, daily, from 100. */
export function gbm(seed: string, steps: number, drift: number, volatility: number): number[] {
  const chance = random(seed);
  const path = [100];
  for (let i = 1; i < steps; i++)
    path.push(
      (path[i - 1] as number) *
        Math.exp(
          (drift - volatility ** 2 / 2) / 252 + (volatility * chance.normal()) / Math.sqrt(252),
        ),
    );
  return path;
}

/** A price with the traded volume below: volume follows the size of the move. */
export const price =
  (seed: string, drift = 0.25): Chart =>
  (width, height, ground = PAPER) => {
    const { x, y, back } = frame(width, height, ground);
    const path = gbm(seed, 70, drift, 0.28);
    const sx = scale([0, 69], x);
    const sy = scale(range(path), [y[0] - (y[0] - y[1]) * 0.28, y[1]]);
    const chance = random(`${seed} volume`);
    const bar = ((x[1] - x[0]) / 70) * 0.6;
    const bars = path.map((value, i) => {
      const move = Math.abs(Math.log(value / (path[i - 1] ?? value)));
      const tall = (y[0] - y[1]) * Math.min(0.24, 0.04 + move * 4 + 0.05 * chance.next());
      return rect(sx(i) - bar / 2, y[0] - tall, bar, tall, ground.ink);
    });
    const top = path.indexOf(Math.max(...path));
    return (
      back +
      bars.join('') +
      stroke(line(points(path, sx, sy)), ground.data, pen(width) * 1.2) +
      mark(ground, [sx(top), sy(path[top] as number)], pen(width) * 2)
    );
  };

/** Candles of a session with one jump in it, as when a speech turns to taxes. */
export const candles =
  (seed: string, bars = 26): Chart =>
  (width, height, ground = PAPER) => {
    const { x, y, back } = frame(width, height, ground);
    const chance = random(seed);
    let last = 100;
    const sessions = Array.from({ length: bars }, (_, i) => {
      const ticks = [last];
      for (let k = 0; k < 20; k++) {
        last *= Math.exp(
          0.0016 * chance.normal() + (i === Math.floor(bars * 0.6) ? -0.0016 : 0.0001),
        );
        ticks.push(last);
      }
      return ticks;
    });
    const sx = scale([-0.5, bars - 0.5], x);
    const sy = scale(range(sessions.flat()), y);
    const w = ((x[1] - x[0]) / bars) * 0.56;
    return (
      back +
      sessions
        .map((ticks, i) => {
          const [open, close] = [ticks[0] as number, ticks.at(-1) as number];
          const [low, high] = range(ticks);
          const color = close >= open ? ground.data : ground.ink;
          return (
            segment([sx(i), sy(high)], [sx(i), sy(low)], color, pen(width) * 0.6) +
            rect(
              sx(i) - w / 2,
              sy(Math.max(open, close)),
              w,
              Math.max(3, Math.abs(sy(open) - sy(close))),
              i === Math.floor(bars * 0.6) ? ground.signal : color,
            )
          );
        })
        .join('')
    );
  };

/** Brownian paths within ±1.96 √t. */
export const fan =
  (seed: string): Chart =>
  (width, height, ground = PAPER) => {
    const { x, y, back } = frame(width, height, ground);
    const chance = random(seed);
    const sx = scale([0, 60], x);
    const sy = scale([-2.6, 2.6], y);
    const paths = Array.from({ length: 7 }, () =>
      cumulative(Array.from({ length: 60 }, () => chance.normal() / Math.sqrt(60))),
    );
    const edge = (sign: number) =>
      linspace(0, 60, 40).map((t): Point => [sx(t), sy(sign * 1.96 * Math.sqrt(t / 60))]);
    const chosen = paths[0] as number[];
    return (
      back +
      area(band(edge(1), edge(-1)), ground.wash, { opacity: 0.6 }) +
      paths
        .slice(1)
        .map((path) => stroke(line(points(path, sx, sy)), ground.soft, pen(width) * 0.4))
        .join('') +
      stroke(line(points(chosen, sx, sy)), ground.data, pen(width)) +
      mark(ground, [sx(60), sy(chosen[60] as number)], pen(width) * 2)
    );
  };

/** A strategy's equity (here: a path) above its drawdown. */
export const backtest =
  (seed: string): Chart =>
  (width, height, ground = PAPER) => {
    const { x, y, back } = frame(width, height, ground);
    const equity = gbm(seed, 160, 0.5, 0.22);
    const drawdown = equity.map((value, i) => value / Math.max(...equity.slice(0, i + 1)) - 1);
    const split = y[0] - (y[0] - y[1]) * 0.3;
    const sx = scale([0, 159], x);
    const sy = scale(range(equity), [split - 8, y[1]]);
    const worst = Math.min(...drawdown);
    const sd = scale([0, worst], [split + 8, y[0]]);
    const low = drawdown.indexOf(worst);
    const under = points(drawdown, sx, sd);
    return (
      back +
      area(
        band(under, [
          [x[0], sd(0)],
          [x[1], sd(0)],
        ]),
        ground.rule,
      ) +
      stroke(line(under), ground.ink, pen(width) * 0.5) +
      stroke(line(points(equity, sx, sy)), ground.data, pen(width) * 1.1) +
      mark(ground, [sx(low), sd(worst)], pen(width) * 1.8)
    );
  };
