import { at, times } from '../../../lib/drawing/at.ts';
import {
  dot,
  figure,
  mark,
  mix,
  PAPER_2,
  rect,
  segment,
  stroke,
} from '../../../lib/drawing/figure.ts';
import { random } from '../../../lib/drawing/random.ts';
import { line, type Point, round, scale } from '../../../lib/drawing/svg.ts';
import { figures, label } from '../../lib/letters.ts';

const NEEDLES = 355;
const GAP = 118;
const NEEDLE = 0.8 * GAP;
const FLOOR = 590;

/** Buffon's needle: what falls above is counted below. */
export function markup(): string {
  const { between, next } = random('buffon');
  const boards = times(5, (i) => 59 + i * GAP);
  const needles = times(NEEDLES, () => {
    const centre: Point = [between(-20, 1220), between(0, FLOOR)];
    const angle = next() * Math.PI;
    const reach: Point = [(NEEDLE / 2) * Math.cos(angle), (NEEDLE / 2) * Math.sin(angle)];
    const crossed = boards.find((y) => Math.abs(y - centre[1]) <= Math.abs(reach[1]));
    const a: Point = [centre[0] - reach[0], centre[1] - reach[1]];
    const b: Point = [centre[0] + reach[0], centre[1] + reach[1]];
    return { a, b, centre, angle, crossed };
  });
  const path = (wanted: typeof needles) =>
    wanted
      .map(({ a, b }) => `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`)
      .join('');
  const crossing = needles.filter(({ crossed }) => crossed !== undefined);

  let hits = 0;
  const estimates = needles.map(({ crossed }, i) => {
    if (crossed !== undefined) hits++;
    return hits === 0 ? Number.NaN : (2 * NEEDLE * (i + 1)) / (GAP * hits);
  });
  const x = scale([Math.log(5), Math.log(NEEDLES)], [64, 1120]);
  const y = scale([2.3, 4.2], [752, 624]);
  const track = estimates
    .map((value, i): Point => [x(Math.log(i + 1)), y(Math.min(Math.max(value, 2.32), 4.18))])
    .slice(4);
  const last = at(track, -1);

  return figure(
    PAPER_2,
    1200,
    900,
    ...boards.map((board) => segment([0, board], [1200, board], PAPER_2.ink, 2)),
    stroke(
      path(needles.filter(({ crossed }) => crossed === undefined)),
      mix(PAPER_2.rule, PAPER_2.soft, 0.3),
      4,
    ),
    stroke(path(crossing), PAPER_2.data, 5),
    ...crossing.map(({ centre, angle, crossed = 0 }) =>
      dot([centre[0] + (crossed - centre[1]) / Math.tan(angle), crossed], 5, PAPER_2.ink),
    ),
    rect(0, FLOOR + 1, 1200, 310, PAPER_2.ground),
    segment([0, FLOOR], [1200, FLOOR], PAPER_2.ink, 3),
    segment([64, y(Math.PI)], [1136, y(Math.PI)], PAPER_2.ink, 2.5, { 'stroke-dasharray': '3 9' }),
    stroke(line(track), PAPER_2.data, 6),
    mark(PAPER_2, last, 15),
    label('π', [64, y(Math.PI) - 16], { size: 54 }),
    label(at(estimates, -1).toFixed(3), [1136, 866], {
      size: 88,
      anchor: 'end',
      fill: PAPER_2.signalText,
    }),
    figures(`${NEEDLES} needles, ${hits} cross`, [64, 862], { fill: PAPER_2.soft, size: 34 }),
  );
}
