import { at } from '../../../lib/drawing/at.ts';
import { area, dot, mark, mix, STONE, segment, stroke } from '../../../lib/drawing/figure.ts';
import { palette } from '../../../lib/drawing/palette.ts';
import { band, line, type Point, scale, text } from '../../../lib/drawing/svg.ts';
import { histogram } from '../../lib/samples.ts';
import { columns, plot, RULE, SOFT, TEAL } from './charts.ts';
import * as desk from './execution.ts';
import { number, signed } from './format.ts';
import { clock } from './market.ts';
import { quantile, type Venue } from './venues.ts';

/** The price while the order worked, its fills as large as they were, and both averages. */
export function priceChart(width: number, height: number, left = 64): string {
  const minutes = Array.from({ length: desk.END - desk.START + 1 }, (_, i) => desk.START + i);
  const path = minutes.map((minute): [number, number] => [minute, desk.future(minute)]);
  const prices = [...path.map(([, price]) => price), ...desk.fills.map(({ price }) => price)];
  const x = scale([desk.START, desk.END], [left, width - 8]);
  const y = scale([Math.min(...prices) - 4, Math.max(...prices) + 4], [height - 26, 8]);
  const step = Math.max(...prices) - Math.min(...prices) > 120 ? 50 : 25;
  const levels = Array.from(
    { length: 9 },
    (_, i) => (Math.ceil(Math.min(...prices) / step) + i) * step,
  ).filter((level) => level < Math.max(...prices));
  return plot(
    width,
    height,
    ...levels.map(
      (level) =>
        segment([left, y(level)], [width - 8, y(level)], RULE, 1) +
        text(number(level), left - 9, y(level) + 5, { 'text-anchor': 'end' }),
    ),
    ...[195, 225, 255, 285, 315].map((minute) =>
      text(clock(minute), x(minute), height - 6, {
        'text-anchor': minute === 315 ? 'end' : minute === 195 ? 'start' : 'middle',
      }),
    ),
    stroke(line(path.map(([minute, price]): Point => [x(minute), y(price)])), SOFT, 1.3),
    ...(['vwap', 'ours'] as const).map((name) =>
      stroke(
        line(desk.progress.map((entry): Point => [x(entry.minute), y(entry[name])])),
        name === 'ours' ? TEAL : palette.chalk,
        name === 'ours' ? 2 : 1.3,
        name === 'ours' ? {} : { 'stroke-dasharray': '5 4' },
      ),
    ),
    ...desk.fills.map(({ minute, lots, price }) =>
      dot([x(minute), y(price)], 0.62 * Math.sqrt(lots), TEAL, { 'fill-opacity': 0.9 }),
    ),
  );
}

/** Cumulative slippage against the market's volume average, in basis points; below nought is better. */
export function slippageChart(width: number, height: number, left = 64): string {
  const gaps = desk.progress.map((entry): [number, number] => [
    entry.minute,
    desk.slippage(entry.vwap, entry.ours),
  ]);
  const values = gaps.map(([, gap]) => gap);
  const most = Math.ceil(Math.max(...values.map(Math.abs)) * 2) / 2;
  const x = scale([desk.START, desk.END], [left, width - 8]);
  const y = scale([-most, most], [height - 10, 10]);
  const points = gaps.map(([minute, gap]): Point => [x(minute), y(gap)]);
  const end = at(points, -1);
  return plot(
    width,
    height,
    ...[-most, 0, most].map(
      (value) =>
        segment([left, y(value)], [width - 8, y(value)], value === 0 ? SOFT : RULE, 1) +
        text(signed(value, 1), left - 9, y(value) + 5, { 'text-anchor': 'end' }),
    ),
    area(
      band(
        points,
        points.map(([px]): Point => [px, y(0)]),
      ),
      mix(palette.stone, palette.graphLit, 0.3),
    ),
    stroke(line(points), TEAL, 1.8),
    mark(STONE, end, 5.5),
    text(`${signed(at(values, -1), 2)} bp`, end[0] - 12, end[1] + (at(values, -1) > 0 ? -14 : 24), {
      class: 'lit',
      'text-anchor': 'end',
    }),
  );
}

const SLOWEST = 640;

/** Round trips to one venue on the scale that all venues share. */
export function latencyChart(venue: Venue, width: number, height: number): string {
  const bins = 128;
  const counts = histogram(venue.samples, 0, SLOWEST, bins);
  const x = scale([0, SLOWEST], [0, width]);
  const y = scale([0, Math.max(...counts)], [height - 2, 4]);
  const [median, late] = [quantile(venue, 0.5), quantile(venue, 0.99)];
  return plot(
    width,
    height,
    segment([0, y(0)], [width, y(0)], SOFT, 1),
    columns(
      counts,
      (bin) => x((bin * SLOWEST) / bins),
      y,
      () => TEAL,
    ),
    segment([x(late), y(0)], [x(late), 10], palette.chalk, 1.3),
    text(`p99 ${number(late)}`, x(late) + (x(late) > width - 80 ? -7 : 7), 20, {
      class: 'lit',
      'text-anchor': x(late) > width - 80 ? 'end' : 'start',
    }),
    segment([x(median), y(0)], [x(median), 10], palette.stone, 1.3),
  );
}
