import { area, dot, mark, PAPER, rect, segment, stroke } from '../../../../lib/drawing/figure.ts';
import { random } from '../../../../lib/drawing/random.ts';
import { band, line, linspace, type Point, scale } from '../../../../lib/drawing/svg.ts';
import { call } from '../../../lib/black-scholes.ts';
import { type Chart, frame, pen } from './frame.ts';

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
