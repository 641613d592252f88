import { at } from '../../../lib/drawing/at.ts';
import { area, dot, figure, mark, mix, PAPER_2, stroke } from '../../../lib/drawing/figure.ts';
import { random } from '../../../lib/drawing/random.ts';
import { line, linspace, type Point, scale } from '../../../lib/drawing/svg.ts';
import { figures, label } from '../../lib/letters.ts';
import { minimise } from '../../lib/nelder-mead.ts';
import { type Svi, sviVariance } from '../../lib/svi.ts';

const HOURS = ['12:30', '13:00', '13:30', '14:00', '14:30', '15:00'];
const YEARS = 24 / 365;

const parameters = ([a = 0, b = 0, rho = 0, m = 0, sigma = 0]: readonly number[]): Svi => ({
  a,
  b,
  rho,
  m,
  sigma,
});
const volatility = (k: number, svi: Svi) => Math.sqrt(Math.max(1e-6, sviVariance(k, svi)) / YEARS);

/** Quotes of one half hour, the smile lifting and leaning as the afternoon goes on, and their fit. */
function afternoon() {
  const { normal } = random('afternoon');
  return HOURS.map((_, i) => {
    const truth = parameters([
      0.0007 + 0.00022 * i,
      0.021 + 0.0022 * i,
      -0.15 - 0.07 * i,
      0.006,
      0.055,
    ]);
    const quotes = linspace(-0.2, 0.2, 15).map(
      (k): Point => [k, volatility(k, truth) + 0.0028 * normal()],
    );
    const loss = (x: readonly number[]) => {
      const svi = parameters(x);
      if (svi.b < 0 || Math.abs(svi.rho) >= 1 || svi.sigma <= 0) return 1e9;
      return quotes.reduce((total, [k, quote]) => total + (volatility(k, svi) - quote) ** 2, 0);
    };
    const fit = parameters(
      minimise(loss, [0.001, 0.02, -0.2, 0, 0.06], [0.0005, 0.01, 0.1, 0.01, 0.02]),
    );
    return { quotes, fit };
  });
}

/** An afternoon with the SVI surface: six fits, the last in front. */
export function markup(): string {
  const slices = afternoon();
  const x = scale([-0.24, 0.24], [0, 1280]);
  const y = (value: number, layer: number) => 300 + 82 * layer - (value - 0.16) * 1650;
  const tones = HOURS.map((_, i) =>
    i < 3 ? mix(PAPER_2.wash, PAPER_2.data, i / 2) : mix(PAPER_2.data, PAPER_2.ink, (i - 2) / 3),
  );
  const front = HOURS.length - 1;
  const { quotes, fit } = at(slices, front);
  const level = volatility(0, fit);
  return figure(
    PAPER_2,
    1280,
    720,
    ...slices.map(({ fit: svi }, layer) => {
      const points = linspace(-0.24, 0.24, 90).map(
        (k): Point => [x(k), y(volatility(k, svi), layer)],
      );
      return (
        area(`${line(points)}L1280 720L0 720Z`, at(tones, layer)) +
        stroke(line(points), PAPER_2.ground, 5)
      );
    }),
    ...quotes.map(([k, quote]) => dot([x(k), y(quote, front)], 10, PAPER_2.ground)),
    mark(PAPER_2, [x(0), y(level, front)], 21),
    figures(`${(100 * level).toFixed(1)} %`, [x(0) + 44, y(level, front) + 96], {
      size: 64,
      fill: PAPER_2.ground,
    }),
    label(at(HOURS, 0), [640, 108], { size: 66, anchor: 'middle' }),
    label(at(HOURS, -1), [56, 676], { size: 66, fill: PAPER_2.ground }),
  );
}
