import { at, times } from '../../../lib/drawing/at.ts';
import { area, figure, MIST, mark, mix, segment, stroke } from '../../../lib/drawing/figure.ts';
import { random } from '../../../lib/drawing/random.ts';
import { line, linspace, type Point, scale } from '../../../lib/drawing/svg.ts';
import { figures, label } from '../../lib/letters.ts';

const MONTHS = 40;
const TENORS = linspace(Math.sqrt(0.25), Math.sqrt(30), 90).map((root) => root * root);

/** Nelson–Siegel yield in per cent at a tenor in years. */
export function nelsonSiegel(
  tenor: number,
  [level, slope, curve]: readonly [number, number, number],
  decay = 1.9,
): number {
  const x = tenor / decay;
  const loading = (1 - Math.exp(-x)) / x;
  return level + slope * loading + curve * (loading - Math.exp(-x));
}

/** Forty months of yield curves, one behind the other, while the slope turns over and back. */
export function markup(): string {
  const { normal } = random('yields-2');
  let drift = [0, 0, 0];
  const factors = times(MONTHS, (month) => {
    drift = drift.map((value, i) => 0.8 * value + at([0.05, 0.12, 0.28], i) * normal());
    const cycle = Math.cos((2 * Math.PI * (month + 1)) / 37);
    return [
      6.7 + at(drift, 0),
      -0.35 - 2.1 * cycle + at(drift, 1),
      -0.6 - 1.4 * cycle + at(drift, 2),
    ] as const;
  });
  const x = scale([Math.sqrt(0.25), Math.sqrt(30)], [0, 1200]);
  const base = scale([0, MONTHS - 1], [350, 960]);
  const spread = (month: number) =>
    nelsonSiegel(10, at(factors, month)) - nelsonSiegel(0.25, at(factors, month));
  const deepest = factors.reduce(
    (best, _, month) => (spread(month) < spread(best) ? month : best),
    0,
  );
  const height = (month: number, tenor: number) =>
    base(month) - (nelsonSiegel(tenor, at(factors, month)) - 4.6) * 82;
  const curve = (month: number) =>
    TENORS.map((tenor): Point => [x(Math.sqrt(tenor)), height(month, tenor)]);

  const ridges = factors.map((_, month) => {
    const points = curve(month);
    const inverted = spread(month) < 0;
    const isDeepest = month === deepest;
    return (
      area(`${line(points)}V900H0Z`, inverted ? mix(MIST.ground, MIST.wash, 0.85) : MIST.ground) +
      stroke(
        line(points),
        isDeepest ? MIST.signal : inverted ? MIST.data : MIST.ink,
        isDeepest ? 7 : 2.6,
      )
    );
  });
  const ten: Point = [x(Math.sqrt(10)), height(deepest, 10)];

  return figure(
    MIST,
    1200,
    900,
    ...ridges,
    ...[1, 2, 5, 10, 20].map((tenor) =>
      // The longest tenor stands under the words, and begins below them.
      segment(
        [x(Math.sqrt(tenor)), tenor === 20 ? 196 : 0],
        [x(Math.sqrt(tenor)), 900],
        MIST.ink,
        1.5,
        { 'stroke-dasharray': '2 12' },
      ),
    ),
    mark(MIST, ten, 16),
    label('inverted', [1150, 118], {
      size: 60,
      halo: MIST.ground,
      anchor: 'end',
      fill: MIST.signalText,
    }),
    figures(`10 y − 3 mo = ${spread(deepest).toFixed(2).replace('-', '−')} %`, [1150, 168], {
      anchor: 'end',
      size: 34,
      halo: MIST.ground,
    }),
    ...[1, 2, 5, 10, 20].map((tenor) =>
      figures(`${tenor} y`, [x(Math.sqrt(tenor)) + (tenor === 20 ? -20 : 10), 36], {
        size: 28,
        fill: MIST.soft,
        halo: MIST.ground,
      }),
    ),
  );
}
