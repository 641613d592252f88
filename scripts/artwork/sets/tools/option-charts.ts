import { at, times } from '../../../lib/drawing/at.ts';
import { area, dot, mark, mix, rect, STONE, segment, stroke } from '../../../lib/drawing/figure.ts';
import { palette } from '../../../lib/drawing/palette.ts';
import { band, line, linspace, type Point, scale, text } from '../../../lib/drawing/svg.ts';
import * as chain from './chain.ts';
import { plot, RULE, SOFT, TEAL } from './charts.ts';
import { number, signed } from './format.ts';

/** Implied volatility over the strikes; the position's own are larger. */
export function smile(width: number, height: number): string {
  const x = scale([chain.low, chain.high], [40, width - 8]);
  const strikes = chain.strikes(8);
  const vols = strikes.map((strike) => 100 * chain.volatilityAt(strike));
  const y = scale([Math.floor(Math.min(...vols)), Math.ceil(Math.max(...vols))], [height - 28, 10]);
  const fine = linspace(chain.low, chain.high, 90);
  const lowest = Math.floor(Math.min(...vols));
  const ticks = times(Math.ceil(Math.max(...vols)) - lowest + 1, (i) => lowest + i);
  const middle = chain.expiry.spot;
  return plot(
    width,
    height,
    ...ticks.map(
      (tick) =>
        segment([40, y(tick)], [width - 8, y(tick)], RULE, 1) +
        text(number(tick), 32, y(tick) + 5, { 'text-anchor': 'end' }),
    ),
    ...[24_000, 25_000, 26_000].map((strike) =>
      text(number(strike), x(strike), height - 6, { 'text-anchor': 'middle' }),
    ),
    stroke(
      line(fine.map((strike): Point => [x(strike), y(100 * chain.volatilityAt(strike))])),
      TEAL,
      2,
    ),
    ...strikes.map((strike, i) =>
      dot(
        [x(strike), y(at(vols, i))],
        chain.held('put', strike) || chain.held('call', strike) ? 5.5 : 3,
        TEAL,
      ),
    ),
    segment([x(middle), y(ticks[0] ?? 0)], [x(middle), 14], SOFT, 1, { 'stroke-dasharray': '2 4' }),
    text(`spot ${number(middle, 2)}`, x(middle) + 9, 22, { class: 'lit' }),
  );
}

/** Profit at expiry and today over the underlying, with the points where it turns. */
export function payoff(width: number, height: number, left = 54): string {
  const x = scale([chain.low, chain.high], [left, width - 8]);
  const top = chain.most / 1e5;
  const bottom = chain.least / 1e5;
  const y = scale([bottom * 1.14, top * 1.5], [height - 28, 8]);
  const fine = linspace(chain.low, chain.high, 321);
  const final = fine.map((spot): Point => [x(spot), y(chain.lakh(spot, 0))]);
  const now = fine.map((spot): Point => [x(spot), y(chain.lakh(spot, chain.expiry.maturity))]);
  const wash = (name: 'up' | 'down', clamp: (value: number) => number) =>
    area(
      band(
        fine.map((spot): Point => [x(spot), y(clamp(chain.lakh(spot, 0)))]),
        fine.map((spot): Point => [x(spot), y(0)]),
      ),
      mix(palette.stone, palette[name], 0.3),
    );
  const here: Point = [
    x(chain.expiry.spot),
    y(chain.lakh(chain.expiry.spot, chain.expiry.maturity)),
  ];
  return plot(
    width,
    height,
    wash('up', (value) => Math.max(value, 0)),
    wash('down', (value) => Math.min(value, 0)),
    ...[bottom, 0, top].map(
      (value) =>
        segment([left, y(value)], [width - 8, y(value)], value === 0 ? SOFT : RULE, 1) +
        text(signed(value, value === 0 ? 0 : 2), left - 8, y(value) + 5, { 'text-anchor': 'end' }),
    ),
    stroke(line(final), palette.chalk, 1.8),
    stroke(line(now), TEAL, 2),
    ...chain.ends.map((end, i) =>
      text(number(end), x(end) + (i === 0 ? -10 : 10), y(0) - 9, {
        class: 'lit',
        'text-anchor': i === 0 ? 'end' : 'start',
      }),
    ),
    ...chain.ends.map((end) => rect(x(end) - 3.5, y(0) - 3.5, 7, 7, palette.chalk)),
    mark(STONE, here, 6),
    text('at expiry', x(chain.expiry.spot), y(top) - 9, { 'text-anchor': 'middle', class: 'lit' }),
    text('today', x(chain.low) + 4, at(at(now, 0), 1) + 22, { style: `fill:${TEAL}` }),
    ...[24_000, 25_000, 26_000].map((spot) =>
      text(number(spot), x(spot), height - 6, { 'text-anchor': 'middle' }),
    ),
  );
}
