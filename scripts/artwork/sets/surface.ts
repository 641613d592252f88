import { at } from '../../lib/drawing/at.ts';
import { palette } from '../../lib/drawing/palette.ts';
import { el, linspace, type Point } from '../../lib/drawing/svg.ts';
import { ssviVolatility } from '../lib/svi.ts';

const WIDTH = 640;
const HEIGHT = 420;
const STRIKES = linspace(-0.4, 0.34, 31);
const EXPIRIES = linspace(0.28, 1.4, 19).map((root) => root * root);
const SMILE = { near: 0.14, far: 0.2, decay: 0.8, rho: -0.62, eta: 0.9, gamma: 0.46 };

/** Log-moneyness runs to the right, maturity away from us, volatility up; whole units save bytes. */
function project(k: number, t: number): Point {
  const u = (k + 0.4) / 0.74;
  const v = (Math.sqrt(t) - 0.28) / 1.12;
  return [
    Math.round(16 + u * 400 + v * 200),
    Math.round(388 - u * 40 - v * 120 - (ssviVolatility(k, t, SMILE) - 0.13) * 1250),
  ];
}

const through = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : ' '}${x} ${y}`).join('');

/** Strips from far to near: each hides what lies behind it. */
const strips = () =>
  EXPIRIES.slice(0, -1)
    .map((near, j) => ({ near, far: at(EXPIRIES, j + 1) }))
    .reverse()
    .map(({ near, far }) => {
      const front = STRIKES.map((k) => project(k, near));
      const back = STRIKES.map((k) => project(k, far));
      const ribs = front.map((point, i) => `M${point.join(' ')} ${at(back, i).join(' ')}`).join('');
      return el('path', { d: `${through([...front, ...back.toReversed()])}z${ribs}` });
    });

const atTheMoney = () => through(EXPIRIES.map((t) => project(0, t)));

/** The home page's About figure: an implied-volatility surface, the money marked along it. */
export const vectors = {
  'images/figures/surface.svg': () =>
    el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
      el(
        'g',
        {
          fill: palette.paper2,
          stroke: palette.ink,
          'stroke-width': '.5',
          'stroke-linejoin': 'round',
        },
        ...strips(),
      ),
      el('path', {
        d: atTheMoney(),
        fill: 'none',
        stroke: palette.accent,
        'stroke-width': '1.8',
      }),
    ),
};
