import { simulateFan } from '../../../components/sections/figures/fan.ts';
import { fanGround, SIZE } from '../../../components/sections/figures/fanGeometry.ts';
import { palette } from '../lib/palette.ts';
import { el } from '../lib/svg.ts';

/** Grounds that figures of the pages lay their ink over: many lines, no words. */
export const vectors = {
  'images/figures/fan-ground.svg': () =>
    el(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${SIZE} ${SIZE}`,
        preserveAspectRatio: 'none',
        fill: 'none',
        stroke: palette['ink-3'],
        'stroke-opacity': '0.28',
        'stroke-width': '0.8',
      },
      ...fanGround(simulateFan()).map((d) =>
        el('path', { d, 'vector-effect': 'non-scaling-stroke' }),
      ),
    ),
};
