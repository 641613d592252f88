import { at, times } from '../../../lib/drawing/at.ts';
import { dot, figure, mark, PAPER_2, segment, stroke } from '../../../lib/drawing/figure.ts';
import { random } from '../../../lib/drawing/random.ts';
import { line, type Point, round, scale } from '../../../lib/drawing/svg.ts';
import { label } from '../../lib/letters.ts';

/** dX = −A X dt + σ dW with A a pull towards the mean and a turn about it, in weeks. */
const PULL = 0.27;
const TURN = 0.52;
const NOISE = 0.24;
const WEEKS = 12;
const STEPS = 40;

const drift = (x: number, y: number) => [-PULL * x - TURN * y, TURN * x - PULL * y] as const;

/** Ornstein–Uhlenbeck in the plane: twelve weeks from far out towards a mean. */
export function markup(): string {
  const { normal } = random('quarter-3');
  const walk = (start: Point): Point[] => {
    const path: Point[] = [start];
    for (let i = 0; i < WEEKS * STEPS; i++) {
      const [x, y] = at(path, -1);
      const [dx, dy] = drift(x, y);
      const root = NOISE / Math.sqrt(STEPS);
      path.push([x + dx / STEPS + root * normal(), y + dy / STEPS + root * normal()]);
    }
    return path;
  };
  const sx = scale([-3.4, 3.4], [700 - 3.4 * 205, 700 + 3.4 * 205]);
  const sy = scale([-3.4, 3.4], [440 + 3.4 * 205, 440 - 3.4 * 205]);
  const place = ([x, y]: Point): Point => [sx(x), sy(y)];

  const field = times(17 * 13, (i) => {
    const x = -3.35 + 0.37 * (i % 17);
    const y = -2.22 + 0.37 * Math.floor(i / 17);
    const [dx, dy] = drift(x, y);
    const speed = Math.hypot(dx, dy);
    const reach = 0.05 + 0.11 * Math.min(1, speed / 1.6);
    const [ax, ay] = place([x - (dx / speed) * reach, y - (dy / speed) * reach]);
    const [bx, by] = place([x + (dx / speed) * reach, y + (dy / speed) * reach]);
    return `M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}`;
  }).join('');
  const heads = times(17 * 13, (i) => {
    const x = -3.35 + 0.37 * (i % 17);
    const y = -2.22 + 0.37 * Math.floor(i / 17);
    const [dx, dy] = drift(x, y);
    const speed = Math.hypot(dx, dy);
    const reach = 0.05 + 0.11 * Math.min(1, speed / 1.6);
    return dot(place([x + (dx / speed) * reach, y + (dy / speed) * reach]), 4, PAPER_2.soft, {
      'fill-opacity': 0.7,
    });
  });

  // The stationary covariance is σ²/(2·pull) times the identity: the turn does not change it.
  const stationary = NOISE / Math.sqrt(2 * PULL);
  const others = [
    [-3.1, 1.4],
    [2.2, 1.9],
    [-1.2, -2.1],
    [2.35, -1.6],
  ].map(([x = 0, y = 0]) => walk([x, y]));
  const student = walk([-3.0, 0.1]);
  const weeks = times(WEEKS + 1, (week) => place(at(student, week * STEPS)));

  return figure(
    PAPER_2,
    1200,
    900,
    stroke(field, PAPER_2.soft, 2.6, { 'stroke-opacity': 0.55 }),
    ...heads,
    ...[1, 2].map((k) =>
      dot(place([0, 0]), k * stationary * 205, PAPER_2.wash, { 'fill-opacity': 0.55 }),
    ),
    ...others.map((path) =>
      stroke(line(path.filter((_, i) => i % 3 === 0).map(place)), PAPER_2.data, 3, {
        'stroke-opacity': 0.55,
      }),
    ),
    stroke(line(student.filter((_, i) => i % 2 === 0).map(place)), PAPER_2.ground, 15),
    stroke(line(student.filter((_, i) => i % 2 === 0).map(place)), PAPER_2.data, 7),
    ...weeks.slice(0, WEEKS).map((point) => dot(point, 10, PAPER_2.ink)),
    segment(at(weeks, -1), [900, 760], PAPER_2.signal, 3),
    label('week 0', [at(weeks, 0)[0] - 30, at(weeks, 0)[1] - 36], {
      size: 52,
      halo: PAPER_2.ground,
    }),
    mark(PAPER_2, at(weeks, -1), 18),
    label('week 12', [880, 812], { size: 62, fill: PAPER_2.signalText, halo: PAPER_2.ground }),
  );
}
