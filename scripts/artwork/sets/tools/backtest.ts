import { at, times } from '../../../lib/drawing/at.ts';
import { mark, mix, STONE, segment } from '../../../lib/drawing/figure.ts';
import { palette } from '../../../lib/drawing/palette.ts';
import { scale, text } from '../../../lib/drawing/svg.ts';
import { drawdowns, SESSIONS_A_YEAR } from '../../lib/backtest.ts';
import { histogram, mean } from '../../lib/samples.ts';
import { columns, equityChart, legend, plot, RULE, SOFT, TEAL } from './charts.ts';
import { head, phoneScreen, table, toned, wideScreen } from './desk.ts';
import { day, month, monthYear, number, percent, signed, signedPercent } from './format.ts';
import { CHARGES, SLIPPAGE } from './intraday.ts';
import { sessions } from './market.ts';
import { before, benchmark, curve, dates, index, result, run } from './reclaim.ts';

const YEARS = [2021, 2022, 2023, 2024, 2025];

const compound = (chosen: (date: Date) => boolean): number | undefined => {
  const kept = run.daily.filter((_, i) => chosen(at(sessions, i).date));
  return kept.length > 0 ? kept.reduce((value, change) => value * (1 + change), 1) - 1 : undefined;
};

/** A month's return on a ground as strong as the month; the deepest colour is six per cent. */
function heat(value: number | undefined): string {
  if (value === undefined) return '<td class="none">·</td>';
  const strength = 0.62 * Math.min(1, Math.abs(value) / 0.06);
  const ground = mix(palette.stone, value < 0 ? palette.down : palette.up, strength);
  return `<td style="background:${ground}">${signed(100 * value, 1)}</td>`;
}

const monthly = (years: readonly number[], from = 0, to = 12): string =>
  `<table class="heat"><thead><tr><th></th>${times(to - from, (m) => `<th>${month(from + m)}</th>`).join('')}<th>Year</th></tr></thead><tbody>${years
    .map(
      (year) =>
        `<tr><td>${year}</td>${times(to - from, (m) =>
          heat(
            compound((date) => date.getUTCFullYear() === year && date.getUTCMonth() === from + m),
          ),
        ).join(
          '',
        )}<td>${signed(100 * (compound((date) => date.getUTCFullYear() === year) ?? 0), 1)}</td></tr>`,
    )
    .join('')}</tbody></table>`;

const perYear = run.trades.length / (sessions.length / SESSIONS_A_YEAR);
const costs = mean(run.trades.map(({ cost }) => cost)) * perYear;
const charges = (costs * CHARGES) / (CHARGES + SLIPPAGE);

const row = (name: string, of: (r: typeof result) => string) => [
  name,
  of(before),
  `<b>${of(result)}</b>`,
  of(index),
];

const STATISTICS = table([
  ['', 'Gross', 'Net', 'KSX 50'],
  row('CAGR', (r) => signedPercent(r.cagr)),
  row('Worst fall', (r) => toned(-1, percent(r.worst))),
  row('Volatility', (r) => percent(r.volatility)),
  row('Sharpe', (r) => number(r.sharpe, 2)),
  row('Sortino', (r) => number(r.sortino, 2)),
  row('Calmar', (r) => number(r.calmar, 2)),
  row('Worst day', (r) => toned(-1, percent(r.worstDay))),
]);

const COSTS = table([
  ['What trading takes', 'of equity a year'],
  [`Charges, ${number(CHARGES * 10_000, 1)} bp a side`, percent(charges)],
  [`Slippage, ${number(SLIPPAGE * 10_000, 1)} bp a side`, percent(costs - charges)],
  [`Both, on ${number(run.turnover)}× turnover`, `<b>${percent(costs)}</b>`],
]);

/** Outcomes of the trades in units of what each risked. */
function outcomes(width: number, height: number): string {
  const bins = 26;
  const counts = histogram(
    run.trades.map(({ multiple }) => multiple),
    -1.4,
    2.3,
    bins,
  );
  const value = scale([0, bins], [-1.4, 2.3]);
  const bin = scale([0, bins], [4, width - 4]);
  const x = scale([-1.4, 2.3], [4, width - 4]);
  const y = scale([0, Math.max(...counts)], [height - 26, 26]);
  const average = mean(run.trades.map(({ multiple }) => multiple));
  return plot(
    width,
    height,
    columns(counts, bin, y, (k) => (value(k + 0.5) < 0 ? palette.down : palette.up)),
    segment([4, y(0)], [width - 4, y(0)], SOFT, 1),
    ...[-1, 0, 1, 2].map((r) =>
      text(`${signed(r)}R`, x(r), height - 6, { 'text-anchor': 'middle' }),
    ),
    segment([x(average), y(0)], [x(average), 34], RULE, 1.5),
    mark(STONE, [x(average), 34], 5.5),
    text(`mean ${signed(average, 2)}R`, x(average) + 14, 39, { class: 'lit' }),
  );
}

const worst = drawdowns(curve).slice(0, 3);

const FALLS = table([
  ['Deepest falls', 'Depth', 'Days back'],
  ...worst.map(({ peak, trough, recovery, depth }) => [
    `${monthYear(at(dates, peak))} – ${monthYear(at(dates, trough))}`,
    toned(-1, percent(depth)),
    recovery === undefined ? 'not yet' : number(recovery - trough),
  ]),
]);

export const CSS = `
.report{grid:516px 1fr/1fr 452px}
.equity{border-right-width:1px}
.equity .head h2{font:340 33px/1.1 Newsreader}
.side{display:flex;flex-direction:column;justify-content:space-between}
.side td{line-height:36px}.side td:first-child{font-family:"Hanken Grotesk";color:var(--chalk-2);font-size:15.5px}
.side b{font-weight:600;color:var(--chalk)}.side td:nth-child(2),.side td:nth-child(4){color:var(--chalk-2)}
.low{border-top-width:1px}.low .side td{line-height:33px}
.heat{border-collapse:separate;border-spacing:3px}
.heat th{text-align:center;padding-bottom:4px}.heat td{border:0;text-align:center;line-height:40px;font-size:14.5px}
.heat td:first-child{color:var(--chalk-2)}.heat td:last-child{font-weight:600}.heat th:last-child,.heat td:last-child{text-align:right;padding-left:8px}
.heat .none{color:var(--chalk-3)}
.report-phone{grid:auto/1fr;align-content:space-between;padding:14px}
.four{display:grid;grid-template-columns:repeat(4,auto);justify-content:space-between}
.four b{display:block;font:450 21px/1.3 "Spline Sans Mono"}.four span{color:var(--chalk-2);font-size:14px}
.report-phone .heat{border-spacing:2px}.report-phone .heat td{line-height:27px;font-size:13.5px}.report-phone .heat th{padding:0}
.report-phone h1{font:340 25px/1.1 Newsreader}
`;

const chart = (width: number, height: number, more = {}) =>
  equityChart({ width, height, dates, curve, benchmark, ...more });

export const wide = (): string =>
  wideScreen({
    path: 'back-test',
    tabs: ['vwap_reclaim', 'trades', 'parameters'],
    layout: 'report',
    body: `<section class="pane equity">${head('The same return, for less than half the fall', `${day(at(sessions, 0).date)} – ${day(at(sessions, -1).date)}`)}<div>${legend(
      [
        [TEAL, 'VWAP reclaim, after costs'],
        [SOFT, 'KSX 50, held'],
        [palette.down, 'below its high'],
      ],
    )}</div>${chart(942, 398, { depth: 0.27 })}</section>
<section class="pane side">${STATISTICS}${COSTS}</section>
<section class="pane low" style="border-right-width:1px">${head('Monthly returns, %', 'after costs')}${monthly(YEARS)}</section>
<section class="pane low">${head('Outcome of a trade', `${number(run.trades.length)} trades`)}${outcomes(408, 122)}<div class="side" style="margin-top:14px">${FALLS}</div></section>`,
  });

const STRIP = [
  ['CAGR', signedPercent(result.cagr), 'up'],
  ['Worst', percent(result.worst), 'down'],
  ['Sharpe', number(result.sharpe, 2), ''],
  ['Costs a year', percent(costs), ''],
]
  .map(([name, shown, tone]) => `<div><span>${name}</span><b class="${tone}">${shown}</b></div>`)
  .join('');

export const phone = (): string =>
  phoneScreen(
    'back-test',
    'report-phone',
    `<h1>VWAP reclaim, after costs</h1><div class="four">${STRIP}</div>${chart(362, 236, { left: 42, right: 44, everyYear: 1, fontSize: 13 })}<div>${monthly([2023, 2024, 2025], 4, 10)}</div>`,
  );
