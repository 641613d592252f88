import { call } from '../../lib/black-scholes.ts';
import { area, dot, type Ground, mark, PAPER, rect, segment, stroke } from '../../lib/figure.ts';
import { eigenpairs } from '../../lib/linear-algebra.ts';
import { normalDensity } from '../../lib/normal.ts';
import { random } from '../../lib/random.ts';
import { correlations, cumulative } from '../../lib/samples.ts';
import { band, line, linspace, type Point, scale } from '../../lib/svg.ts';

/** Draws into a box of the given size whose upper left corner is the origin. */
export type Chart = (width: number, height: number, ground?: Ground) => string;

const pen = (width: number) => Math.max(3, width / 110);

/** A chart's ground with its base line and a few rules, and the box left for data. */
function frame(width: number, height: number, ground: Ground) {
  const m = Math.min(width, height) * 0.11;
  const rules = [0.25, 0.5, 0.75].map((share) => m + (height - 2 * m) * share);
  return {
    m,
    x: [m, width - m] as Point,
    y: [height - m, m] as Point,
    back:
      rect(0, 0, width, height, ground.ground) +
      rules.map((y) => segment([m, y], [width - m, y], ground.rule, 2)).join('') +
      segment([m, height - m], [width - m, height - m], ground.ink, 2.5),
  };
}

const range = (values: readonly number[]): Point => [Math.min(...values), Math.max(...values)];

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

const points = (
  values: readonly number[],
  x: (v: number) => number,
  y: (v: number) => number,
): Point[] => values.map((value, i) => [x(i), y(value)]);

/** Log densities: the normal, and a Student t of three degrees scaled to its variance. */
export const tails: Chart = (width, height, ground = PAPER) => {
  const { x, y, back } = frame(width, height, ground);
  const sx = scale([-7, 7], x);
  const sy = scale([-6.5, 0], y);
  const xs = linspace(-7, 7, 90);
  const c = Math.sqrt(3);
  const student = (v: number) => (c * 2) / (Math.PI * Math.sqrt(3) * (1 + (v * c) ** 2 / 3) ** 2);
  const logged = (f: (v: number) => number) =>
    xs.map((v): Point => [sx(v), sy(Math.log10(f(v)))]).filter(([, py]) => py <= y[0]);
  return (
    back +
    area(
      band(
        logged(student).filter(([px]) => px > sx(3.6)),
        [
          [sx(3.6), y[0]],
          [x[1], y[0]],
        ],
      ),
      ground.wash,
    ) +
    stroke(line(logged(normalDensity)), ground.ink, pen(width) * 0.8) +
    stroke(line(logged(student)), ground.data, pen(width) * 1.2) +
    mark(ground, [sx(5), sy(Math.log10(student(5)))], pen(width) * 2.2)
  );
};

/** Quantiles of a Student t sample against those of a normal sample. */
export const quantiles: Chart = (width, height, ground = PAPER) => {
  const { x, y, back } = frame(width, height, ground);
  const chance = random('quantiles');
  const t = () =>
    chance.normal() /
    Math.sqrt((chance.normal() ** 2 + chance.normal() ** 2 + chance.normal() ** 2) / 3);
  const sample = Array.from({ length: 160 }, t).sort((a, b) => a - b);
  const theory = Array.from({ length: 160 }, () => chance.normal()).sort((a, b) => a - b);
  const sx = scale([-3, 3], x);
  const sy = scale([-6, 6], y);
  const dots = sample
    .map((v, i): Point => [theory[i] as number, v])
    .filter(([a, b]) => Math.abs(a) < 3 && Math.abs(b) < 6);
  const [a, b] = dots[0] as Point;
  return (
    back +
    segment([sx(-3), sy(-3)], [sx(3), sy(3)], ground.ink, pen(width) * 0.7) +
    dots.map(([px, py]) => dot([sx(px), sy(py)], pen(width) * 0.9, ground.data)).join('') +
    mark(ground, [sx(a), sy(b)], pen(width) * 2)
  );
};

/** Implied volatility against log-moneyness: the square root of an SVI slice over its time. */
export const smile: Chart = (width, height, ground = PAPER) => {
  const { x, y, back } = frame(width, height, ground);
  const vol = (k: number) =>
    Math.sqrt((0.008 + 0.06 * (-0.45 * (k - 0.02) + Math.sqrt((k - 0.02) ** 2 + 0.01))) / 0.25);
  const ks = linspace(-0.45, 0.4, 60);
  const sx = scale([-0.45, 0.4], x);
  const sy = scale([0.18, vol(-0.45)], y);
  const curve = ks.map((k): Point => [sx(k), sy(vol(k))]);
  return (
    back +
    area(
      band(curve.slice(0, 18), [
        [curve[0]?.[0] ?? 0, y[0]],
        [curve[17]?.[0] ?? 0, y[0]],
      ]),
      ground.wash,
    ) +
    segment([sx(0), y[0]], [sx(0), y[1]], ground.rule, 3) +
    stroke(line(curve), ground.data, pen(width) * 1.3) +
    linspace(-0.4, 0.35, 11)
      .map((k) => dot([sx(k), sy(vol(k))], pen(width) * 0.9, ground.ink))
      .join('') +
    mark(ground, [sx(-0.4), sy(vol(-0.4))], pen(width) * 2.2)
  );
};

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

const oneFactor = (seed: string, count: number, days: number, least: number): number[][] => {
  const chance = random(seed);
  const market = Array.from({ length: days }, () => chance.normal());
  return Array.from({ length: count }, (_, i) => {
    const loading = least + (i % 5 === 0 ? 0.4 : 0.3 * chance.next());
    return market.map((m) => loading * m + Math.sqrt(1 - loading ** 2) * chance.normal());
  });
};

/** A sample correlation matrix of shares that follow one market. */
export const heat: Chart = (width, height, ground = PAPER) => {
  const matrix = correlations(oneFactor('heat', 18, 80, 0.3));
  const size = Math.min(width, height) * 0.84;
  const [x0, y0, cell] = [(width - size) / 2, (height - size) / 2, size / 18];
  return (
    rect(0, 0, width, height, ground.ground) +
    matrix
      .flatMap((row, i) =>
        row.map((value, j) =>
          rect(
            x0 + j * cell,
            y0 + i * cell,
            cell - 1,
            cell - 1,
            i === j ? ground.ink : value > 0 ? ground.data : ground.signal,
            { opacity: i === j ? 1 : Math.min(1, Math.abs(value) * 1.5) },
          ),
        ),
      )
      .join('')
  );
};

/** Eigenvalues of that matrix over the Marchenko–Pastur density; one of them is no noise. */
export const spectrum: Chart = (width, height, ground = PAPER) => {
  const { x, y, back } = frame(width, height, ground);
  const [count, days] = [60, 180];
  const values = eigenpairs(correlations(oneFactor('spectrum', count, days, 0.02))).map(
    ({ value }) => value,
  );
  const q = count / days;
  const ends: Point = [(1 - Math.sqrt(q)) ** 2, (1 + Math.sqrt(q)) ** 2];
  const density = (v: number) =>
    Math.sqrt(Math.max(0, (ends[1] - v) * (v - ends[0]))) / (2 * Math.PI * q * v);
  const top = Math.max(...linspace(ends[0], ends[1], 60).map(density)) * 1.5;
  const largest = values[0] as number;
  const sx = scale([0, Math.max(4, largest * 1.06)], x);
  const sy = scale([0, top], y);
  const width0 = 0.2;
  const bins = Array.from(
    { length: 20 },
    (_, i) =>
      values.filter((v) => v >= i * width0 && v < (i + 1) * width0).length / (count * width0),
  );
  const curve = linspace(ends[0], ends[1], 70).map((v): Point => [sx(v), sy(density(v))]);
  return (
    back +
    bins
      .map((value, i) =>
        rect(sx(i * width0), sy(value), sx(width0) - sx(0) - 2, y[0] - sy(value), ground.wash),
      )
      .join('') +
    stroke(line(curve), ground.data, pen(width) * 1.2) +
    segment([sx(largest), y[0]], [sx(largest), sy(top * 0.3)], ground.signal, pen(width)) +
    mark(ground, [sx(largest), sy(top * 0.3)], pen(width) * 2)
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

/** A call's value before expiry over its payoff. */
export const payoff: Chart = (width, height, ground = PAPER) => {
  const { x, y, back } = frame(width, height, ground);
  const spots = linspace(60, 145, 60);
  const terms = (maturity: number) => ({ strike: 100, maturity, volatility: 0.3, rate: 0.05 });
  const sx = scale([60, 145], x);
  const sy = scale([0, 50], y);
  const curve = (maturity: number) =>
    line(spots.map((s): Point => [sx(s), sy(call(s, terms(maturity)).value)]));
  return (
    back +
    [0.25, 0.5].map((t) => stroke(curve(t), ground.soft, pen(width) * 0.5)).join('') +
    stroke(curve(0), ground.ink, pen(width)) +
    stroke(curve(1), ground.data, pen(width) * 1.2) +
    mark(ground, [sx(110), sy(call(110, terms(1)).value)], pen(width) * 2.2)
  );
};

/** What is left of a call that is hedged eight times: a histogram of simulated outcomes. */
export const hedging: Chart = (width, height, ground = PAPER) => {
  const { x, y, back } = frame(width, height, ground);
  const chance = random('hedging');
  const terms = (maturity: number) => ({ strike: 100, maturity, volatility: 0.25, rate: 0 });
  const outcomes = Array.from({ length: 500 }, () => {
    let spot = 100;
    let cash = call(100, terms(0.25)).value;
    for (let i = 0; i < 8; i++) {
      const { delta } = call(spot, terms(0.25 * (1 - i / 8)));
      const next = spot * Math.exp(-(0.25 ** 2) / 64 + 0.25 * Math.sqrt(1 / 32) * chance.normal());
      cash += delta * (next - spot);
      spot = next;
    }
    return cash - Math.max(spot - 100, 0);
  });
  const bins = Array.from(
    { length: 22 },
    (_, i) => outcomes.filter((v) => Math.floor((v + 5.5) / 0.5) === i).length,
  );
  const sx = scale([0, 22], x);
  const sy = scale([0, Math.max(...bins)], y);
  return (
    back +
    bins
      .map((n, i) =>
        rect(
          sx(i) + 2,
          sy(n),
          sx(1) - sx(0) - 4,
          y[0] - sy(n),
          i < 7 ? ground.signal : ground.data,
        ),
      )
      .join('') +
    segment([sx(11), y[0]], [sx(11), y[1]], ground.ink, 3)
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

/** The gamma of a call over spot and time to expiry, as a wire net. */
export const surface: Chart = (width, height, ground = PAPER) => {
  const value = (u: number, v: number) =>
    call(70 + 60 * u, { strike: 100, maturity: 0.02 + v, volatility: 0.3, rate: 0.03 }).gamma;
  const top = value(0.5, 0.1);
  const place = (u: number, v: number): Point => [
    width * (0.08 + 0.6 * u + 0.24 * v),
    height * (0.86 - 0.34 * v - 0.06 * u - ((0.55 * Math.min(value(u, v), top * 1.3)) / top) * 0.8),
  ];
  const us = linspace(0, 1, 31);
  const vs = linspace(0.06, 1, 16);
  return (
    rect(0, 0, width, height, ground.ground) +
    vs
      .map((v) => stroke(line(us.map((u) => place(u, v))), ground.data, pen(width) * 0.5))
      .join('') +
    us
      .filter((_, i) => i % 2 === 0)
      .map((u) => stroke(line(vs.map((v) => place(u, v))), ground.ink, pen(width) * 0.3))
      .join('') +
    mark(ground, place(0.5, 0.06), pen(width) * 2)
  );
};
