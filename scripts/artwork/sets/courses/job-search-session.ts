import { at, times } from '../../../lib/drawing/at.ts';
import { figure, grid, mark, PAPER, rect, segment, stroke } from '../../../lib/drawing/figure.ts';
import { random } from '../../../lib/drawing/random.ts';
import { line, linspace, type Point, scale } from '../../../lib/drawing/svg.ts';
import { figures, label } from '../../lib/letters.ts';
import { sum } from '../../lib/samples.ts';

const CANDIDATES = 30;

/** Chance of ending with the best of n when the first `skipped` are only watched. */
export const chanceOfBest = (skipped: number, n: number): number =>
  skipped === 0 ? 1 / n : (skipped / n) * sum(times(n - skipped, (i) => 1 / (skipped + i)));

/** The secretary problem: how long to look before leaping, and one search that did so. */
export function markup(): string {
  const chances = times(CANDIDATES, (skipped) => chanceOfBest(skipped, CANDIDATES));
  const best = chances.indexOf(Math.max(...chances));
  const x = scale([0, CANDIDATES], [72, 1128]);
  const y = scale([0, 0.4], [520, 156]);
  const limit = linspace(0.002, 1, 200).map(
    (share): Point => [x(share * CANDIDATES), y(-share * Math.log(share))],
  );
  const points = chances.map((chance, skipped): Point => [x(skipped), y(chance)]);
  const apex = at(points, best);

  const { next } = random('search-8');
  const offers = times(CANDIDATES, () => 0.12 + 0.88 * next());
  const bar = Math.max(...offers.slice(0, best));
  const taken = offers.findIndex((offer, i) => i >= best && offer > bar);
  const height = scale([0, 1], [0, 230]);
  const base = 838;

  return figure(
    PAPER,
    1200,
    900,
    grid(PAPER, linspace(0, CANDIDATES, 7).map(x), [0.1, 0.2, 0.3, 0.4].map(y), [0, 0, 1200, 560]),
    stroke(`${line(limit)}V520H72Z`, 'none', 0, { fill: PAPER.wash, 'fill-opacity': 0.45 }),
    stroke(line(limit), PAPER.data, 5),
    ...points.map(([px, py]) => rect(px - 5, py - 5, 10, 10, PAPER.ink)),
    segment([0, 520], [1200, 520], PAPER.ink, 2.5),
    segment(apex, [apex[0], base], PAPER.signal, 3, { 'stroke-dasharray': '3 8' }),
    mark(PAPER, apex, 15),
    label(`look at ${best}, then leap`, [apex[0] - 110, 96], {
      size: 56,
      halo: PAPER.ground,
    }),
    figures(`P = ${at(chances, best).toFixed(3)}`, [1128, 96], {
      size: 36,
      anchor: 'end',
      fill: PAPER.signalText,
      halo: PAPER.ground,
    }),
    label('−x ln x', [x(13.2), y(0.18)], { size: 46, fill: PAPER.data }),
    segment([0, base], [1200, base], PAPER.ink, 2.5),
    segment([x(0), base - height(bar)], [x(taken + 1), base - height(bar)], PAPER.ink, 2, {
      'stroke-dasharray': '9 7',
    }),
    ...offers.map((offer, i) =>
      rect(
        x(i) + 4,
        base - height(offer),
        x(1) - x(0) - 8,
        height(offer),
        i === taken ? PAPER.signal : i < best ? PAPER.data : PAPER.rule,
      ),
    ),
    label('watched', [x(0) + 4, base + 44], { size: 38, fill: PAPER.data }),
    label('taken', [x(taken) + 14, base + 44], {
      size: 38,
      anchor: 'middle',
      fill: PAPER.signalText,
    }),
  );
}
