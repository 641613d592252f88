import { times } from '../../lib/at.ts';
import { figure, PAPER, STONE, stroke } from '../../lib/figure.ts';
import { palette } from '../../lib/palette.ts';
import { random } from '../../lib/random.ts';
import { cumulative } from '../../lib/samples.ts';
import { band, el, line, type Point, scale, text } from '../../lib/svg.ts';
import { mark } from './mark.ts';

export const SHARE = { width: 1200, height: 630 } as const;

const { width, height } = SHARE;
const LEFT = 64;
const STEPS = 400;
/** Annual drift and volatility of the trace, over one year. */
const DRIFT = 0.16;
const VOLATILITY = 0.24;
const SERIF = 'Newsreader';
const MONO = 'Spline Sans Mono';

/** A year of geometric Brownian motion from 100. */
function trace(seed: string): number[] {
  const { normal } = random(seed);
  const step = 1 / STEPS;
  const logs = times(
    STEPS,
    () => (DRIFT - VOLATILITY ** 2 / 2) * step + VOLATILITY * Math.sqrt(step) * normal(),
  );
  return cumulative(logs).map((log) => 100 * Math.exp(log));
}

const headline = (words: string, y: number, style: string): string =>
  text(words, LEFT - 6, y, {
    fill: palette.ink,
    'font-family': SERIF,
    'font-size': 124,
    'font-weight': 340,
    'font-style': style,
    'letter-spacing': -3.6,
  });

/** The picture that a shared link shows: the claim on paper, the trace as the edge of the stone. */
export function share(seed: string): string {
  const prices = trace(seed);
  const high = Math.max(...prices);
  const x = scale([0, STEPS], [0, width]);
  const y = scale([Math.min(...prices), high], [530, 120]);
  const points = prices.map((price, i): Point => [x(i), y(price)]);
  const [peakX, peakY] = points[prices.indexOf(high)] as Point;
  return figure(
    PAPER,
    width,
    height,
    stroke(
      times(12, (i) => `M0 ${i * 54}H${width}`).join('') +
        times(22, (i) => `M${LEFT + i * 54} 0V${height}`).join(''),
      palette['paper-rule'],
      0.5,
      { opacity: 0.6 },
    ),
    headline('Assay the idea,', 160, 'normal'),
    headline('then trade it.', 288, 'italic'),
    el('path', {
      d: band(points, [
        [0, height],
        [width, height],
      ]),
      fill: STONE.ground,
    }),
    stroke(line(points), STONE.data, 2.5),
    el('circle', {
      cx: peakX,
      cy: peakY,
      r: 8,
      fill: palette.paper,
      stroke: palette.vermilion,
      'stroke-width': 4,
    }),
    text(`high ${high.toFixed(1)}`, peakX - 20, peakY - 14, {
      fill: palette.ink,
      'font-family': MONO,
      'font-size': 22,
      'text-anchor': 'end',
    }),
    el('g', { transform: `translate(${LEFT - 5} 552) scale(1.4)` }, mark(palette.chalk)),
    text('Nikash', LEFT + 48, 594, {
      fill: palette.chalk,
      'font-family': SERIF,
      'font-size': 46,
      'font-weight': 400,
      'letter-spacing': -0.9,
    }),
    text('Quantitative finance, taught and traded', width - LEFT, 592, {
      fill: palette['chalk-2'],
      'font-family': MONO,
      'font-size': 22,
      'text-anchor': 'end',
    }),
  );
}
