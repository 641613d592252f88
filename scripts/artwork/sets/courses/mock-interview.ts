import { at } from '../../../lib/drawing/at.ts';
import { area, dot, figure, grid, mark, PAPER, rect, stroke } from '../../../lib/drawing/figure.ts';
import { linspace, type Point, round, scale } from '../../../lib/drawing/svg.ts';
import { figures, label } from '../../lib/letters.ts';
import { absorptionTimes, expectedSteps } from '../../lib/markov.ts';

/** Waiting for heads, tails, heads: nothing yet, H, HT; the last step absorbs. */
const WAITING = [
  [0.5, 0.5, 0],
  [0, 0.5, 0.5],
  [0.5, 0, 0],
];
/** The same for heads, tails, tails, where a wrong toss after HT keeps its head. */
const RIVAL = [
  [0.5, 0.5, 0],
  [0, 0.5, 0.5],
  [0, 0.5, 0],
];
const TOSSES = 28;
const RADIUS = 78;

const arrow = ([x, y]: Point, angle: number, color: string) =>
  area('M0 0L-24 -10L-24 10Z', color, {
    transform: `translate(${round(x)} ${round(y)}) rotate(${angle})`,
  });

/** The chain of a classic brain-teaser; a state stands as high as the tosses that it still needs. */
export function markup(): string {
  const expected = [...expectedSteps(WAITING), 0];
  const height = scale([0, 10], [770, 150]);
  const xs = [150, 422, 694, 1060];
  const centres = expected.map((value, i): Point => [at(xs, i), height(value)]);
  const [none, h, ht, hth] = [0, 1, 2, 3].map((i) => at(centres, i)) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const hop = ([x0, y0]: Point, [x1, y1]: Point, color = PAPER.ink) => {
    const angle = Math.atan2(y1 - y0, x1 - x0);
    const from: Point = [x0 + RADIUS * Math.cos(angle), y0 + RADIUS * Math.sin(angle)];
    const to: Point = [x1 - (RADIUS + 5) * Math.cos(angle), y1 - (RADIUS + 5) * Math.sin(angle)];
    const end: Point = [to[0] - 14 * Math.cos(angle), to[1] - 14 * Math.sin(angle)];
    return (
      stroke(`M${round(from[0])} ${round(from[1])}L${round(end[0])} ${round(end[1])}`, color, 4) +
      arrow(to, (angle * 180) / Math.PI, color)
    );
  };
  const loop = ([x, y]: Point) =>
    stroke(
      `M${x + 30} ${y - 74}C${x + 70} ${y - 170} ${x + 170} ${y - 120} ${x + 88} ${y - 34}`,
      PAPER.ink,
      4,
    ) + arrow([x + 77, y - 24], 130, PAPER.ink);
  const back = `M${ht[0] - 52} ${ht[1] + 60}C${ht[0] - 190} ${ht[1] + 190} ${none[0]} ${ht[1] + 190} ${none[0]} ${none[1] + RADIUS + 18}`;

  const probabilities = absorptionTimes(WAITING, TOSSES);
  const bar = scale([1, TOSSES + 1], [72, 900]);
  const rise = scale([0, Math.max(...probabilities)], [0, 190]);
  const base = 838;
  const typical = Math.round(at(expected, 0));
  const meanX = bar(typical + 0.5);

  return figure(
    PAPER,
    1200,
    900,
    grid(
      PAPER,
      linspace(0, 1200, 17).slice(1, -1),
      expected.slice(0, 3).map(height),
      [0, 0, 1200, 900],
    ),
    ...probabilities.map((p, i) =>
      rect(
        bar(i + 1) + 3,
        base - rise(p),
        23,
        rise(p),
        i + 1 === typical ? PAPER.signal : i + 1 < typical ? PAPER.data : PAPER.wash,
      ),
    ),
    stroke(`M72 ${base}H900`, PAPER.ink, 2.5),
    stroke(`M${meanX} ${base}V${base - 150}`, PAPER.signal, 4),
    mark(PAPER, [meanX, base - 150]),
    label(`E[T] = ${typical}`, [meanX + 30, base - 138], {
      size: 54,
      fill: PAPER.signalText,
      halo: PAPER.ground,
    }),
    figures('tosses until HTH', [meanX + 30, base - 86], {
      fill: PAPER.soft,
      halo: PAPER.ground,
    }),
    stroke(back, PAPER.ink, 4),
    arrow([none[0], none[1] + RADIUS + 4], -90, PAPER.ink),
    loop(none),
    loop(h),
    label(`HTT takes only ${at(expectedSteps(RIVAL), 0).toFixed(0)}`, [1136, 150], {
      size: 46,
      anchor: 'end',
      fill: PAPER.soft,
      halo: PAPER.ground,
    }),
    label('why?', [1136, 204], { size: 46, anchor: 'end', fill: PAPER.soft, halo: PAPER.ground }),
    hop(none, h),
    hop(h, ht),
    hop(ht, hth, PAPER.data),
    figures('½', [none[0] + 100, none[1] + 116], { size: 40 }),
    figures('½', [h[0] + 100, h[1] + 116], { size: 40 }),
    figures('½', [none[0] + 140, none[1] - 92], { size: 40 }),
    figures('½', [h[0] + 140, h[1] - 92], { size: 40 }),
    figures('½', [ht[0] + 170, ht[1] + 110], { size: 40, fill: PAPER.data }),
    figures('½', [250, 560], { size: 40 }),
    ...['start', 'H', 'HT'].map((name, i) => {
      const [x, y] = at(centres, i);
      return (
        dot([x, y], RADIUS, PAPER.ground, { stroke: PAPER.ink, 'stroke-width': 4 }) +
        label(name, [x, y + 8], { size: name === 'start' ? 48 : 62, anchor: 'middle' }) +
        figures(at(expected, i).toFixed(0), [x, y + 50], {
          size: 32,
          anchor: 'middle',
          fill: PAPER.soft,
        })
      );
    }),
    dot(hth, RADIUS + 12, PAPER.data),
    label('HTH', [hth[0], hth[1] + 20], { size: 66, anchor: 'middle', fill: PAPER.ground }),
  );
}
