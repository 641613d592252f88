import { at, times } from '../../../lib/drawing/at.ts';
import { figure, mark, STONE, segment } from '../../../lib/drawing/figure.ts';
import { random } from '../../../lib/drawing/random.ts';
import { put } from '../../lib/black-scholes.ts';
import { figures, label } from '../../lib/letters.ts';
import { sharpe } from '../../lib/samples.ts';
import { waveform } from './waveform.ts';

const DAYS = 76;
const CRASH = 63;
const VOLATILITY = 0.08;

/** Daily returns of selling puts 4 % below the market again and again, priced above what comes. */
function returns(): number[] {
  const { normal } = random('polite-4');
  const day = 1 / 252;
  const terms = { maturity: 21 * day, volatility: 0.26, rate: 0 };
  return times(DAYS, (i) => {
    const jump = i === CRASH ? -0.03 : 0;
    const move = VOLATILITY * Math.sqrt(day) * normal() + jump;
    const sold = put(100, { ...terms, strike: 96 }).value;
    const bought = put(100 * Math.exp(move), {
      ...terms,
      strike: 96,
      maturity: terms.maturity - day,
    }).value;
    return (sold - bought) / 100;
  });
}

/** A Sharpe ratio that is polite until the day it is not. */
export function markup(): string {
  const daily = returns();
  const before = sharpe(daily.slice(0, CRASH));
  const after = sharpe(daily.slice(0, CRASH + 1));
  const middle = 190;
  const unit = 480 / Math.max(...daily.map(Math.abs));
  const bars = daily.map((value, i) => ({
    up: Math.max(0, value) * unit,
    down: Math.max(0, -value) * unit,
    fill: i === CRASH ? STONE.signal : i < CRASH ? STONE.data : STONE.soft,
  }));
  const x = ((CRASH + 0.5) * 1280) / DAYS;
  return figure(
    STONE,
    1280,
    720,
    segment([0, middle], [1280, middle], STONE.rule, 3),
    waveform(bars, middle),
    mark(STONE, [x, middle - at(daily, CRASH) * unit], 20),
    label('Sharpe', [64, 654], { size: 68, fill: STONE.ink }),
    figures(before.toFixed(1), [292, 654], { size: 150, fill: STONE.data }),
    figures(after.toFixed(1).replace('-', '−'), [x - 50, 654], {
      size: 150,
      anchor: 'end',
      fill: STONE.signalText,
      halo: STONE.ground,
    }),
  );
}
