import { at } from '../../../lib/drawing/at.ts';
import {
  dot,
  figure,
  mark,
  mix,
  rect,
  STONE,
  segment,
  stroke,
} from '../../../lib/drawing/figure.ts';
import { palette } from '../../../lib/drawing/palette.ts';
import { random } from '../../../lib/drawing/random.ts';
import { line, type Point, round, scale } from '../../../lib/drawing/svg.ts';
import { levyLevels, quadraticVariation } from '../../lib/brownian.ts';
import { figures, label } from '../../lib/letters.ts';

/** Brownian motion refined level by level, and its quadratic variation closing in on t. */
export function markup(): string {
  const paths = levyLevels(10, random('levy-23'));
  const fine = at(paths, -1);
  const x = scale([0, 1], [0, 1200]);
  const y = scale([Math.min(...fine), Math.max(...fine)], [770, 60]);
  const through = (path: readonly number[]) =>
    path.map((value, i): Point => [x(i / (path.length - 1)), y(value)]);
  const side = 330;
  const [left, bottom] = [816, 846];
  const clock = scale([0, 1], [left, left + side]);
  const sum = scale([0, 1], [bottom, bottom - side]);
  const staircase = (level: number) => {
    const values = quadraticVariation(at(paths, level));
    return values
      .map(
        (value, i) =>
          `${i === 0 ? 'M' : `H${round(clock(i / (values.length - 1)))}V`}${i === 0 ? `${round(clock(0))} ` : ''}${round(sum(value))}`,
      )
      .join('');
  };
  const total = at(quadraticVariation(fine), -1);

  return figure(
    STONE,
    1200,
    900,
    stroke(line(through(fine)), STONE.data, 3.4),
    ...[0, 1, 2, 3, 4].map((level) =>
      stroke(line(through(at(paths, level))), mix(STONE.ground, STONE.ink, 0.34 + 0.16 * level), 3),
    ),
    ...through(at(paths, 4)).map((point) =>
      dot(point, 7, STONE.ground, { stroke: STONE.ink, 'stroke-width': 3 }),
    ),
    rect(left - 30, bottom - side - 90, side + 100, side + 200, STONE.ground),
    rect(left, bottom - side, side, side, palette.stonePanel, {
      stroke: palette.stoneRule2,
      'stroke-width': 2.5,
    }),
    stroke(staircase(3), STONE.soft, 3.5),
    stroke(staircase(5), STONE.ink, 3.5),
    stroke(staircase(10), STONE.data, 5),
    segment([clock(0), sum(0)], [clock(1), sum(1)], STONE.signal, 2.5, {
      'stroke-dasharray': '3 8',
    }),
    mark(STONE, [clock(1), sum(total)], 14),
    label('[B]_t', [left + 22, bottom - side + 58], { size: 54, fill: STONE.ink }),
    figures(`[B]_1 = ${total.toFixed(3)}`, [left + side, bottom - side - 34], {
      anchor: 'end',
      size: 36,
      fill: STONE.signalText,
    }),
    label('B_t', [60, 110], { size: 72, fill: STONE.data, halo: STONE.ground }),
  );
}
