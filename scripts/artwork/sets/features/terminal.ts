import { performance } from '../../lib/backtest.ts';
import { mean } from '../../lib/samples.ts';
import { percent } from '../tools/format.ts';
import { bars, type Run, vwapReclaim } from '../tools/intraday.ts';
import { card } from './card.ts';

const TIGHT = 0.002;

const tight = vwapReclaim(undefined, (bar) => bar.close * (1 - TIGHT));
const fixed = vwapReclaim();

/** Share of fifteen-minute bars whose range is wider than the tight stop. */
const wide = mean(bars.flat().map(({ high, low, close }) => (high - low > TIGHT * close ? 1 : 0)));

const stopped = ({ trades }: Run) =>
  percent(trades.filter(({ multiple }) => multiple <= -0.999).length / trades.length, 0);
const worst = ({ daily }: Run) => percent(performance(daily).worst);

export const CSS = `
.terminal{height:744px;border:2px solid var(--stone-rule-2);border-radius:8px;background:var(--stone-panel);padding:38px 0;display:flex;flex-direction:column;justify-content:space-between;font:400 38px/1.5 "Spline Sans Mono"}
.terminal>*{padding:0 42px;white-space:pre}
.diff{border:solid var(--stone-rule);border-width:2px 0;padding:0}.diff div{padding:13px 42px}
.diff .down{background:#1f1f33}.diff .up{background:#142a37}
.why{font:italic 340 46px/1.22 Newsreader;white-space:normal}
.numbers{display:grid;grid-template-columns:1fr auto auto;column-gap:64px;font-size:38px;text-align:right}.numbers .dim:nth-child(3n+1){text-align:left}.numbers b{font-weight:500}
.caret{display:inline-block;width:18px;height:38px;background:var(--vermilion);vertical-align:-7px}
`;

const row = (name: string, of: (run: Run) => string) =>
  `<span class="dim">${name}</span><span class="dim">${of(tight)}</span><b>${of(fixed)}</b>`;

export const markup = (): string =>
  card(
    `<div class="terminal"><div><span class="dim">$</span> nikash fix vwap_reclaim.py</div>
<div class="diff"><div class="down">- stop = b.close * ${1 - TIGHT}</div><div class="up">+ stop = b.day_low</div></div>
<div class="why">Why: ${percent(wide, 0)} of bars move further than a ${percent(TIGHT)} stop.</div>
<div class="numbers"><span></span><span class="dim">was</span><span class="dim">is</span>${row('stopped out', stopped)}${row('worst fall', worst)}</div>
<div>apply? <span class="dim">y/n</span> <span class="caret"></span></div></div>`,
  );
