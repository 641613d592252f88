import { at, times } from '../../../lib/drawing/at.ts';
import { figure, mark, STONE, segment } from '../../../lib/drawing/figure.ts';
import { random } from '../../../lib/drawing/random.ts';
import { figures, label } from '../../lib/letters.ts';
import { waveform } from './waveform.ts';

const BARS = 72;
const CHANGE = 35;
const SLABS = [5, 10, 15, 20, 25, 30];

/** Vasicek's short rate in per cent, started at the top slab and pulled to 9. */
function shortRates(count: number): number[] {
  const { normal } = random('rates-6');
  let rate = 30;
  return times(count, () => {
    rate += 0.16 * (9 - rate) + 2.1 * normal();
    return rate;
  });
}

/** From the steps of a tax table to the wandering of a rate. */
export function markup(): string {
  const slabs = times(CHANGE, (i) => at(SLABS, Math.floor((i * SLABS.length) / CHANGE)));
  const rates = shortRates(BARS - CHANGE);
  const middle = 372;
  const unit = 9.4;
  const bars = [...slabs, ...rates].map((value, i) => ({
    up: Math.max(value, 0.5) * unit,
    down: Math.max(value, 0.5) * unit,
    fill: i < CHANGE ? STONE.soft : i === CHANGE ? STONE.signal : STONE.data,
  }));
  const x = ((CHANGE + 0.5) * 1280) / BARS;
  return figure(
    STONE,
    1280,
    720,
    segment([0, middle], [1280, middle], STONE.rule, 3),
    waveform(bars, middle),
    mark(STONE, [x, middle - at(rates, 0) * unit], 20),
    label('slabs', [56, 130], { size: 108, fill: STONE.ink }),
    label('rates', [1224, 130], { size: 108, anchor: 'end', fill: STONE.data }),
    figures(`${at(SLABS, 0)}–${at(SLABS, -1)} %`, [56, 668], { size: 46, fill: STONE.soft }),
    figures('dr = κ(θ − r) dt + σ dW', [1224, 668], { size: 38, anchor: 'end', fill: STONE.soft }),
  );
}
