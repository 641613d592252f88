import { at, times } from '../../../lib/drawing/at.ts';
import { drawdowns, SESSIONS_A_YEAR } from '../../lib/backtest.ts';
import { sum } from '../../lib/samples.ts';
import { equityChart, sparkline } from './charts.ts';
import { head, phoneScreen, table, toned, wideScreen } from './desk.ts';
import { monthYear, number, percent, signedPercent } from './format.ts';
import { sessions } from './market.ts';
import { benchmark, dates } from './reclaim.ts';
import { type Strategy, strategies, strategy } from './strategies.ts';

const DEEPEST = 0.3;

const lastYear = ({ curve }: Strategy) => curve.slice(-SESSIONS_A_YEAR);

/** The worst fall as a bar from the right, on one scale for the whole shelf. */
const fall = ({ result }: Strategy) =>
  `<div class="fall"><i style="width:${(result.worst / -DEEPEST) * 100}%"></i></div>${toned(-1, percent(result.worst))}`;

const chosen = strategy('Weekly strangle');

const rows = strategies
  .map(
    (entry) => `<tr class="${entry === chosen ? 'chosen' : ''}">
<td><b>${entry.name}</b><small>${entry.market}</small></td>
<td>${sparkline(lastYear(entry), 132, 36)}</td>
<td>${toned(entry.result.cagr, signedPercent(entry.result.cagr))}</td>
<td><div class="pair">${fall(entry)}</div></td>
<td>${number(entry.result.sharpe, 2)}</td>
<td>${number(entry.capacity)} cr</td>
<td class="by">${entry.author}</td></tr>`,
  )
  .join('');

/** Gains of the weeks between one sale and the next. */
const weeks = times(Math.floor((chosen.daily.length - 1) / 5), (week) =>
  sum(chosen.daily.slice(1 + 5 * week, 6 + 5 * week)),
);
const won = weeks.filter((gain) => gain > 0);
const lost = weeks.filter((gain) => gain <= 0);

const WEEKS = [
  ['weeks won', percent(won.length / weeks.length, 0)],
  ['a week won', signedPercent(sum(won) / won.length, 2)],
  ['a week lost', percent(sum(lost) / lost.length, 2)],
  ['worst week', percent(Math.min(...weeks))],
]
  .map(
    ([name = '', shown = '']) =>
      `<div><b class="${shown.startsWith('−') ? 'down' : shown.startsWith('+') ? 'up' : ''}">${shown}</b><span>${name}</span></div>`,
  )
  .join('');

const FALLS = table([
  ['Deepest falls', 'Depth', 'Days down', 'Days back'],
  ...drawdowns(chosen.curve)
    .slice(0, 3)
    .map(({ peak, trough, recovery, depth }) => [
      `from ${monthYear(at(dates, peak))}`,
      toned(-1, percent(depth)),
      number(trough - peak),
      recovery === undefined ? 'not yet' : number(recovery - trough),
    ]),
]);

const years = number(sessions.length / SESSIONS_A_YEAR, 1);

export const CSS = `
.market{grid:1fr/1fr 478px}
.shelf{border-right-width:1px;padding:24px 0 0}
.shelf h1,.plate h1{font:340 36px/1.1 Newsreader;letter-spacing:-.01em}
.shelf .top{display:flex;align-items:flex-end;justify-content:space-between;padding:0 22px 22px}
.chips{display:flex;gap:8px}.chips span{border:1px solid var(--stone-rule-2);border-radius:4px;padding:6px 13px;font-size:14.5px;color:var(--chalk-2)}
.chips .on{color:var(--chalk);background:var(--stone-panel)}
.shelf th{padding:0 12px 9px}.shelf td{padding:0 12px;height:81px;font-size:15.5px}
.shelf th:first-child,.shelf td:first-child{padding-left:22px}.shelf th:last-child,.shelf td:last-child{padding-right:22px}
.shelf td:first-child b{font:550 17px/1.3 "Hanken Grotesk";display:block}.shelf small{font:400 14.5px/1.3 "Hanken Grotesk";color:var(--chalk-2)}
.shelf .by{font:400 15px "Hanken Grotesk";color:var(--chalk-2)}.shelf th:nth-child(2){text-align:left}
.chosen{background:var(--stone-panel)}.chosen td:first-child{box-shadow:inset 3px 0 var(--vermilion)}
.pair{display:flex;align-items:center;justify-content:flex-end;gap:12px}
.fall{width:86px;height:7px;display:flex;justify-content:flex-end}.fall i{background:var(--down)}
.shelf p{padding:18px 22px;color:var(--chalk-2);border-top:1px solid var(--stone-rule)}
.plate{padding:24px;display:flex;flex-direction:column;justify-content:space-between}
.plate p{color:var(--chalk-2);font-size:16px;margin-top:8px}
.weeks{display:grid;grid-template-columns:repeat(4,auto);justify-content:space-between;border:solid var(--stone-rule);border-width:1px 0;padding:12px 0}
.weeks b{display:block;font:450 20px/1.3 "Spline Sans Mono"}.weeks span{color:var(--chalk-2);font-size:14.5px}
.plate td{line-height:36px}
.row{display:flex;gap:10px}
.market-phone{grid:auto 1fr auto/1fr;padding:16px 0 0}
.market-phone h1{font:340 25px/1.1 Newsreader;padding:0 14px 12px}
.market-phone table{align-self:stretch;height:100%}
.market-phone th{padding:0 14px 6px 0}.market-phone td{padding:0 14px 0 0;font-size:15px;vertical-align:middle}
.market-phone th:first-child,.market-phone td:first-child{padding-left:14px}
.market-phone td b{font:500 15.5px/1.25 "Hanken Grotesk";display:block}
.market-phone footer{border-top:1px solid var(--stone-rule-2);padding:12px 14px;display:flex;justify-content:space-between;align-items:center;color:var(--chalk-2)}
`;

export const wide = (): string =>
  wideScreen({
    path: 'marketplace',
    tabs: ['all', 'futures', 'options', 'shares'],
    layout: 'market',
    body: `<section class="pane shelf"><div class="top"><h1>Eight strategies, losses showing</h1><div class="chips"><span class="on">by Sharpe</span><span>by worst fall</span><span>by capacity</span></div></div>
<table><thead><tr><th>Strategy</th><th>Last 12 months</th><th>CAGR</th><th>Worst fall</th><th>Sharpe</th><th>Capacity</th><th>By</th></tr></thead><tbody>${rows}</tbody></table>
<p>After costs, ${years} years to 31 Oct 2025. Capacity keeps orders under 2% of the day’s volume.</p></section>
<section class="pane plate"><div>${head('Weekly strangle', `by ${chosen.author}`)}<h1>Wins often. Loses large.</h1><p>Sells a call and a put 0.85 deviations away, every week, on twice the capital. Read the red part before the teal.</p></div>
${equityChart({ width: 430, height: 318, dates, curve: chosen.curve, benchmark, depth: 0.48, right: 46, left: 46 })}
<div class="weeks">${WEEKS}</div>${FALLS}
<div class="row"><span class="button go">Paper-trade it first</span><span class="button">Read the code</span></div></section>`,
  });

export const phone = (): string =>
  phoneScreen(
    'marketplace',
    'market-phone',
    `<h1>Strategies, losses showing</h1><table><thead><tr><th>Strategy</th><th>12 mo</th><th>CAGR</th><th>Worst</th></tr></thead><tbody>${strategies
      .filter(({ name }) => name !== 'Overnight hold')
      .map(
        (entry) =>
          `<tr class="${entry === chosen ? 'chosen' : ''}"><td><b>${entry.name}</b></td><td>${sparkline(lastYear(entry), 64, 28)}</td><td>${toned(entry.result.cagr, signedPercent(entry.result.cagr))}</td><td>${toned(-1, percent(entry.result.worst))}</td></tr>`,
      )
      .join(
        '',
      )}</tbody></table><footer>Weekly strangle<span class="button go">Paper-trade it first</span></footer>`,
  );
