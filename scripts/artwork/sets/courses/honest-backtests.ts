import { at, times } from '../../../lib/drawing/at.ts';
import { cumulative } from '../../../lib/drawing/cumulative.ts';
import { dot, figure, mark, STONE, segment, stroke } from '../../../lib/drawing/figure.ts';
import { random } from '../../../lib/drawing/random.ts';
import { line, linspace, type Point, round, scale } from '../../../lib/drawing/svg.ts';
import { figures, label } from '../../lib/letters.ts';
import { expectedMaximum } from '../../lib/normal.ts';
import { sharpe } from '../../lib/samples.ts';

const STRATEGIES = 200;
const DAYS = 252;

/** Two hundred strategies without skill; the best of them; and how good the best of N must look. */
export function markup(): string {
  const { normal } = random('luck-2');
  const returns = times(STRATEGIES, () => times(DAYS, () => 0.01 * normal()));
  const ratios = returns.map(sharpe);
  const winner = ratios.indexOf(Math.max(...ratios));
  const x = scale([0, DAYS], [0, 1010]);
  const y = scale([-0.58, 0.54], [596, 24]);
  const path = (daily: readonly number[]) =>
    line(
      cumulative(daily)
        .map((value, day): Point => [x(day), y(value)])
        .filter((_, day) => day % 3 === 0),
    );
  const best = at(cumulative(at(returns, winner)), -1);

  const n = scale([0, Math.log(STRATEGIES)], [64, 1010]);
  const level = scale([-0.4, 3.3], [850, 622]);
  const theory = linspace(0, Math.log(STRATEGIES), 60).map(
    (logCount): Point => [n(logCount), level(expectedMaximum(Math.exp(logCount)))],
  );
  let record = -9;
  const records = ratios
    .map((ratio, i) => {
      record = Math.max(record, ratio);
      const across = round(n(Math.log(i + 1)));
      return i === 0 ? `M${across} ${round(level(record))}` : `H${across}V${round(level(record))}`;
    })
    .join('');
  const expected = expectedMaximum(STRATEGIES);

  return figure(
    STONE,
    1200,
    900,
    segment([0, y(0)], [1200, y(0)], STONE.soft, 2, { 'stroke-dasharray': '3 9' }),
    ...returns
      .filter((_, i) => i % 2 === 0 && i !== winner)
      .map((daily) => stroke(path(daily), STONE.soft, 1.6, { 'stroke-opacity': 0.3 })),
    ...returns.map((daily) =>
      dot([1040, y(at(cumulative(daily), -1))], 4, STONE.soft, { 'fill-opacity': 0.5 }),
    ),
    stroke(path(at(returns, winner)), STONE.ground, 14),
    stroke(path(at(returns, winner)), STONE.signal, 6.5),
    mark(STONE, [1040, y(best)], 17),
    label('the one in the pitch', [48, 500], { size: 58, fill: STONE.ink, halo: STONE.ground }),
    figures(`Sharpe ${at(ratios, winner).toFixed(2)}, skill 0`, [48, 554], {
      size: 36,
      fill: STONE.signalText,
      halo: STONE.ground,
    }),
    segment([0, 606], [1200, 606], STONE.rule, 3),
    segment([0, level(0)], [1200, level(0)], STONE.rule, 2.5),
    stroke(records, STONE.soft, 3.5),
    stroke(line(theory), STONE.data, 6.5),
    ...[1, 10, 100].map((count) =>
      figures(`${count}`, [n(Math.log(count)), 884], {
        size: 30,
        anchor: 'middle',
        fill: STONE.soft,
      }),
    ),
    label('best of N, by luck alone', [n(2.9), 808], {
      size: 46,
      fill: STONE.data,
      halo: STONE.ground,
    }),
    dot([1010, level(expected)], 10, STONE.data),
    figures(expected.toFixed(2), [1034, level(expected) + 44], { size: 36, fill: STONE.data }),
  );
}
