import { at, times } from '../../../lib/drawing/at.ts';
import { figure, mark, STONE, segment } from '../../../lib/drawing/figure.ts';
import { random } from '../../../lib/drawing/random.ts';
import { figures, label } from '../../lib/letters.ts';
import { sum } from '../../lib/samples.ts';
import { waveform } from './waveform.ts';

const TRADES = 64;

/** Trades in multiples of the risk taken: 62 in 100 are stopped out, the others run. */
function trades(): number[] {
  const { next } = random('losing-3');
  return times(TRADES, () => (next() < 0.62 ? -1 : -2.1 * Math.log(1 - next())));
}

/** Losing money well: every loss has the same length. */
export function markup(): string {
  const results = trades();
  const losses = results.filter((result) => result < 0).length;
  const middle = 430;
  const unit = 118;
  const best = results.indexOf(Math.max(...results));
  const scaleUp = 380 / at(results, best);
  const up = Math.min(unit, scaleUp);
  const bars = results.map((result) => ({
    up: Math.max(0, result) * up,
    down: Math.max(0, -result) * up,
    fill: result < 0 ? STONE.soft : STONE.data,
  }));
  return figure(
    STONE,
    1280,
    720,
    segment([0, middle], [1280, middle], STONE.rule, 3),
    waveform(bars, middle),
    segment([0, middle + up + 12], [1280, middle + up + 12], STONE.ink, 4),
    mark(STONE, [((best + 0.5) * 1280) / TRADES, middle - at(results, best) * up], 20),
    label(`${losses} small losses`, [56, 652], { size: 88, fill: STONE.ink }),
    figures(`+${sum(results).toFixed(0)} R`, [1224, 652], {
      size: 96,
      anchor: 'end',
      fill: STONE.data,
    }),
  );
}
