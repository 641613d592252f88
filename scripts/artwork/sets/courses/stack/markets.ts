import { at, times } from '../../../../lib/drawing/at.ts';
import { area, rect, segment, stroke } from '../../../../lib/drawing/figure.ts';
import { random } from '../../../../lib/drawing/random.ts';
import { line, linspace, scale } from '../../../../lib/drawing/svg.ts';
import { mean } from '../../../lib/samples.ts';
import { type Miniature, trace, walk } from './miniature.ts';

/** A price as candles. */
export const candles: Miniature = ({ data, ink }, width, height) => {
  const ticks = walk(random('stack-candles-3'), 13 * 12);
  const y = scale([Math.min(...ticks), Math.max(...ticks)], [height, 0]);
  return times(13, (i) => {
    const bar = ticks.slice(i * 12, i * 12 + 13);
    const [open, close] = [at(bar, 0), at(bar, -1)];
    const x = ((i + 0.5) * width) / 13;
    return (
      segment([x, y(Math.min(...bar))], [x, y(Math.max(...bar))], ink, 2.5) +
      rect(
        x - 5,
        y(Math.max(open, close)),
        10,
        Math.max(3, Math.abs(y(open) - y(close))),
        close > open ? data : ink,
      )
    );
  }).join('');
};

/** Equity under its high-water mark. */
export const drawdown: Miniature = ({ data, wash, ink }, width, height) => {
  const path = walk(random('stack-drawdown'), 80).map((value, i) => value + 0.12 * i);
  let peak = Number.NEGATIVE_INFINITY;
  const peaks = path.map((value) => {
    peak = Math.max(peak, value);
    return peak;
  });
  const [low, high] = [Math.min(...path), Math.max(...path)];
  const top = trace(peaks, width, height, low, high);
  const bottom = trace(path, width, height, low, high);
  return (
    area(`${line(top)}${line([...bottom].reverse()).replace('M', 'L')}Z`, wash) +
    stroke(line(top), ink, 3) +
    stroke(line(bottom), data, 4.5)
  );
};

/** A fast and a slow moving average. */
export const averages: Miniature = ({ data, ink, soft }, width, height) => {
  const path = walk(random('stack-averages-2'), 130);
  const average = (window: number) =>
    path.slice(30).map((_, i) => mean(path.slice(i + 30 - window, i + 31)));
  const shown = path.slice(30);
  const [low, high] = [Math.min(...shown), Math.max(...shown)];
  return (
    stroke(line(trace(shown, width, height, low, high)), soft, 2, { 'stroke-opacity': 0.6 }) +
    stroke(line(trace(average(28), width, height, low, high)), ink, 4) +
    stroke(line(trace(average(8), width, height, low, high)), data, 4.5)
  );
};

/** Market impact as the root of size. */
export const impact: Miniature = ({ data, ink }, width, height) =>
  stroke(line(trace(linspace(0, 1, 60).map(Math.sqrt), width, height, 0, 1)), data, 6) +
  times(7, (i) =>
    segment(
      [((i + 1) * width) / 8, height],
      [((i + 1) * width) / 8, height * (1 - Math.sqrt((i + 1) / 8))],
      ink,
      2.5,
    ),
  ).join('') +
  segment([0, height], [width, height], ink, 3);

/** A self-exciting process and its events. */
export const intensity: Miniature = ({ data, ink }, width, height) => {
  const { next } = random('stack-hawkes-2');
  let excitation = 0;
  const events: number[] = [];
  const rates = times(200, (step) => {
    excitation *= 0.955;
    if (next() < 0.035 + excitation) {
      excitation += 0.032;
      events.push(step);
    }
    return 0.035 + excitation;
  });
  return (
    stroke(line(trace(rates, width, height - 40)), data, 4.5) +
    events
      .map((step) =>
        segment([(step / 199) * width, height - 24], [(step / 199) * width, height], ink, 2.5),
      )
      .join('')
  );
};
