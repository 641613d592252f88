import { at, times } from '../../../lib/drawing/at.ts';
import { cumulative } from '../../../lib/drawing/cumulative.ts';
import { area, dot, type Ground, rect, segment, stroke } from '../../../lib/drawing/figure.ts';
import { random } from '../../../lib/drawing/random.ts';
import { line, type Point, scale } from '../../../lib/drawing/svg.ts';

/** A question's figure, drawn in a box of 200 × 150. */
export type Question = (ground: Ground) => string;

const [WIDTH, HEIGHT] = [200, 150];

const twoDice: Question = ({ data, signal }) =>
  times(11, (i) => {
    const ways = 6 - Math.abs(i - 5);
    return rect(i * 18.4, HEIGHT - ways * 25, 14, ways * 25, i === 5 ? signal : data);
  }).join('');

const birthdays: Question = ({ data, ink, soft }) => {
  let alone = 1;
  const shared = times(50, (i) => {
    alone *= (365 - i) / 365;
    return 1 - alone;
  });
  const x = scale([0, 49], [0, WIDTH]);
  const y = scale([0, 1], [HEIGHT, 0]);
  return (
    segment([0, y(0.5)], [WIDTH, y(0.5)], soft, 4, { 'stroke-dasharray': '4 9' }) +
    stroke(line(shared.map((value, i): Point => [x(i), y(value)])), data, 10) +
    dot([x(22), y(at(shared, 22))], 11, ink)
  );
};

const threeDoors: Question = ({ data, ink }) =>
  [0, 1, 2]
    .map((i) =>
      rect(i * 70 + 4, 4, 52, HEIGHT - 8, i === 2 ? data : 'none', {
        stroke: i === 2 ? data : ink,
        'stroke-width': 8,
      }),
    )
    .join('') + stroke('M74 4L108 30V146', ink, 8);

const brokenStick: Question = ({ data, ink }) => {
  const corners: Point[] = [
    [14, HEIGHT - 4],
    [186, HEIGHT - 4],
    [100, 1],
  ];
  const middles = corners.map(([x, y], i): Point => {
    const [x1, y1] = at(corners, (i + 1) % 3);
    return [(x + x1) / 2, (y + y1) / 2];
  });
  return area(`${line(middles)}Z`, data) + stroke(`${line(corners)}Z`, ink, 8);
};

const ruin: Question = ({ data, ink }) => {
  const { next } = random('ruin-5');
  const path = [3];
  while (at(path, -1) > 0 && at(path, -1) < 6) path.push(at(path, -1) + (next() < 0.5 ? 1 : -1));
  const x = scale([0, path.length - 1], [0, WIDTH]);
  const y = scale([0, 6], [HEIGHT - 4, 4]);
  return (
    segment([0, y(0)], [WIDTH, y(0)], ink, 7) +
    segment([0, y(6)], [WIDTH, y(6)], ink, 7) +
    stroke(line(path.map((value, i): Point => [x(i), y(value)])), data, 8)
  );
};

const coupons: Question = ({ data, ink }) => {
  const times6 = cumulative([6, 5, 4, 3, 2, 1].map((left) => 6 / left));
  const x = scale([0, at(times6, -1)], [0, WIDTH]);
  return times(6, (i) =>
    rect(
      x(at(times6, i)),
      HEIGHT - (i + 1) * 25,
      x(at(times6, i + 1)) - x(at(times6, i)) - 3,
      (i + 1) * 25,
      i === 5 ? ink : data,
    ),
  ).join('');
};

const needle: Question = ({ data, ink }) =>
  [8, 75, 142].map((y) => segment([0, y], [WIDTH, y], ink, 7)).join('') +
  segment([24, 104], [62, 34], data, 12) +
  segment([96, 116], [164, 92], data, 12, { 'stroke-opacity': 0.45 }) +
  segment([150, 56], [186, 20], data, 12, { 'stroke-opacity': 0.45 });

const chords: Question = ({ data, ink }) => {
  const { next } = random('chords-5');
  const point = (): Point => {
    const angle = 2 * Math.PI * next();
    return [100 + 71 * Math.cos(angle), 75 + 71 * Math.sin(angle)];
  };
  return (
    times(8, () => segment(point(), point(), data, 6)).join('') +
    dot([100, 75], 71, 'none', { stroke: ink, 'stroke-width': 8 })
  );
};

const quarterCircle: Question = ({ data, ink }) => {
  const { next } = random('quarter');
  const points = times(42, (): Point => [next(), next()]);
  return (
    points
      .map(([x, y]) =>
        dot([28 + x * 144, HEIGHT - 3 - y * 144], 5.5, x * x + y * y < 1 ? data : ink),
      )
      .join('') + stroke('M28 3H172V147H28ZM28 3A144 144 0 0 1 172 147', ink, 5)
  );
};

const lunch: Question = ({ data, ink }) =>
  area('M28 3L64 3L172 111V147H136L28 39Z', data, { transform: 'matrix(1 0 0 -1 0 150)' }) +
  rect(28, 3, 144, 144, 'none', { stroke: ink, 'stroke-width': 8 });

const records: Question = ({ data, soft }) => {
  const { next } = random('records-3');
  let best = 0;
  return times(14, (i) => {
    const value = next();
    const record = value > best;
    best = Math.max(best, value);
    return rect(i * 14.4, HEIGHT - value * HEIGHT, 10.5, value * HEIGHT, record ? data : soft, {
      'fill-opacity': record ? 1 : 0.5,
    });
  }).join('');
};

const pascal: Question = ({ data, ink, ground }) =>
  times(5, (row) =>
    times(row + 1, (i) =>
      dot([100 + (i - row / 2) * 44, 15 + row * 30], 13, row === 4 ? data : ground, {
        stroke: row === 4 ? data : ink,
        'stroke-width': 5,
      }),
    ),
  )
    .flat()
    .join('');

/** Twelve interview questions in the order of the picture. */
export const QUESTIONS: readonly Question[] = [
  twoDice,
  threeDoors,
  birthdays,
  needle,
  brokenStick,
  ruin,
  chords,
  coupons,
  lunch,
  records,
  pascal,
  quarterCircle,
];
