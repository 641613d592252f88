import { at } from '../../../lib/drawing/at.ts';
import { area, dot, mark, rect, STONE, segment, stroke } from '../../../lib/drawing/figure.ts';
import { palette } from '../../../lib/drawing/palette.ts';
import { band, el, line, type Point, scale, text } from '../../../lib/drawing/svg.ts';
import { underwater } from '../../lib/backtest.ts';
import { number, percent } from './format.ts';

export const RULE = palette.stoneRule;
export const TEAL = palette.graphLit;
export const SOFT = palette.chalk2;

export const plot = (width: number, height: number, ...parts: string[]): string =>
  el('svg', { width, height, viewBox: `0 0 ${width} ${height}` }, ...parts);

/** At most so many points: more cannot be seen and only weighs. */
export function thin(points: readonly Point[], most: number): Point[] {
  const step = Math.max(1, Math.floor(points.length / most));
  return points.filter((_, i) => i % step === 0 || i === points.length - 1);
}

/** A small line of a series between its own extremes. */
export function sparkline(values: readonly number[], width: number, height: number): string {
  const x = scale([0, values.length - 1], [2, width - 5]);
  const y = scale([Math.min(...values), Math.max(...values)], [height - 3, 4]);
  const points = thin(
    values.map((value, i): Point => [x(i), y(value)]),
    width,
  );
  return plot(width, height, stroke(line(points), TEAL, 1.6), dot(at(points, -1), 2.8, TEAL));
}

export interface EquityOptions {
  width: number;
  height: number;
  dates: readonly Date[];
  curve: readonly number[];
  benchmark: readonly number[];
  /** Room for the scale at the left and for the last values at the right. */
  left?: number;
  right?: number;
  fontSize?: number;
  /** Share of the height below, for the drawdown. */
  depth?: number;
  /** One label for every so many years. */
  everyYear?: number;
}

/** Equity on a log scale against a benchmark, over its own drawdown with the worst point marked. */
export function equityChart({
  width,
  height,
  dates,
  curve,
  benchmark,
  left = 52,
  right = 66,
  fontSize = 13.5,
  depth = 0.3,
  everyYear = 1,
}: EquityOptions): string {
  const foot = height - fontSize * 1.9;
  const sea = foot * (1 - depth);
  const x = scale([0, curve.length - 1], [left, width - right]);
  const all = [...curve, ...benchmark];
  const low = Math.min(...all);
  const high = Math.max(...all);
  const y = scale([Math.log(low), Math.log(high)], [sea - 16, fontSize * 1.5]);
  const at2 = (values: readonly number[]) =>
    thin(
      values.map((value, i): Point => [x(i), y(Math.log(value))]),
      width,
    );
  const depths = underwater(curve);
  const deepest = Math.min(...depths);
  const worst = depths.indexOf(deepest);
  const yDepth = scale([0, deepest], [sea + 8, foot - 14]);
  const floor = depths.map((value, i): Point => [x(i), yDepth(value)]);
  const right2 = width - right;
  const size = { 'font-size': fontSize, style: `font-size:${fontSize}px` };
  const levels = [0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.5].filter(
    (level) => level >= low && level <= high * 1.01,
  );
  const falls = [0, -0.05, -0.1, -0.15, -0.2, -0.25, -0.3].filter((fall) => fall >= deepest);
  const seconds = falls.length > 4 ? falls.filter((_, i) => i % 2 === 0) : falls;
  const years = dates.flatMap((date, i) =>
    i > 0 && date.getUTCFullYear() !== at(dates, i - 1).getUTCFullYear()
      ? [{ i, year: date.getUTCFullYear() }]
      : i === 0
        ? [{ i, year: date.getUTCFullYear() }]
        : [],
  );
  const worstRight = x(worst) > width * 0.6;
  const last = (values: readonly number[]) => y(Math.log(at(values, -1)));
  const apart = Math.abs(last(curve) - last(benchmark)) < fontSize * 1.5;
  const nudge = apart ? fontSize * 0.85 * Math.sign(last(benchmark) - last(curve) || 1) : 0;
  return plot(
    width,
    height,
    ...levels.map(
      (level) =>
        segment([left, y(Math.log(level))], [right2, y(Math.log(level))], RULE, 1) +
        text(number(level, 1), left - 10, y(Math.log(level)) + fontSize * 0.35, {
          'text-anchor': 'end',
          ...size,
        }),
    ),
    ...seconds.map(
      (fall) =>
        segment([left, yDepth(fall)], [right2, yDepth(fall)], RULE, 1) +
        text(percent(fall, 0), left - 10, yDepth(fall) + fontSize * 0.35, {
          'text-anchor': 'end',
          ...size,
        }),
    ),
    ...years.map(({ i, year }, k) =>
      k % everyYear === 0
        ? segment([x(i), foot - 4], [x(i), foot + 2], SOFT, 1) +
          text(String(year), x(i), height - fontSize * 0.35, size)
        : '',
    ),
    area(
      band(
        thin(floor, width),
        thin(floor, width).map(([px]): Point => [px, yDepth(0)]),
      ),
      palette.down,
      { 'fill-opacity': 0.28 },
    ),
    stroke(line(thin(floor, width)), palette.down, 1.4),
    stroke(line(at2(benchmark)), SOFT, 1.3, { 'stroke-opacity': 0.8 }),
    stroke(line(at2(curve)), TEAL, 2),
    dot([x(curve.length - 1), last(curve)], 3.5, TEAL),
    text(number(at(curve, -1), 2), right2 + 9, last(curve) + fontSize * 0.35 - nudge, {
      ...size,
      style: `font-size:${fontSize}px;fill:${TEAL};font-weight:600`,
    }),
    text(number(at(benchmark, -1), 2), right2 + 9, last(benchmark) + fontSize * 0.35 + nudge, size),
    mark(STONE, at(floor, worst), 5.5),
    text(
      `worst ${percent(deepest)}`,
      x(worst) + (worstRight ? -13 : 13),
      at(at(floor, worst), 1) + fontSize * 0.5,
      { class: 'lit', 'text-anchor': worstRight ? 'end' : 'start', ...size },
    ),
  );
}

/** The key over a chart: a stroke and a word for each series. */
export const legend = (entries: readonly (readonly [string, string])[]): string =>
  entries
    .map(
      ([color, word]) =>
        `<span class="mono dim" style="display:inline-flex;align-items:center;gap:8px;margin-right:18px;font-size:13.5px"><i style="width:16px;height:2px;background:${color}"></i>${word}</span>`,
    )
    .join('');

/** Vertical bars of a histogram, coloured one by one. */
export const columns = (
  counts: readonly number[],
  x: (edge: number) => number,
  y: (count: number) => number,
  colour: (bin: number) => string,
): string =>
  counts
    .map((count, bin) =>
      count > 0
        ? rect(x(bin) + 0.75, y(count), x(bin + 1) - x(bin) - 1.5, y(0) - y(count), colour(bin))
        : '',
    )
    .join('');
