import { at } from '../../../lib/drawing/at.ts';
import { palette } from '../../../lib/drawing/palette.ts';
import { drawdowns, SESSIONS_A_YEAR } from '../../lib/backtest.ts';
import { equityChart, legend, TEAL } from './charts.ts';
import { CODE_CSS, highlight } from './code.ts';
import { head, phoneScreen, table, toned, wideScreen } from './desk.ts';
import { monthYear, number, percent, signedPercent } from './format.ts';
import { sessions } from './market.ts';
import { benchmark, curve, dates, index, otherResult, result, run } from './reclaim.ts';

/** A phrase of the brief, tied by its number to the lines that it became. */
const phrase = (words: string, rule: number) => `<u>${words}<sup>${rule}</sup></u>`;

const ENGLISH = `Buy KSX 50 futures when a 15-minute bar ${phrase('closes back above VWAP', 1)}, but only if ${phrase('the trend is up', 2)}. Stop at ${phrase('the day’s low', 3)}, target ${phrase('twice the risk', 4)}. Risk ${phrase('0.75% of equity', 5)} a trade.`;
const HINGLISH = `Aur agar ${phrase('din mein do baar SL hit', 6)} ho jaye toh bas, us din trading band. ${phrase('3:15 tak sab square off', 7)}, kuch carry nahi karna.`;

/** Lines of the program, each with the rules of the brief that it carries out. */
const PROGRAM: readonly (readonly [string, string])[] = [
  ['# from the brief at left; edit either side', ''],
  ['from desk import Strategy, crosses_up, ema, vwap', ''],
  ['', ''],
  ['class VwapReclaim(Strategy):', ''],
  ['    market = "KSX50-FUT"', ''],
  ['    bars   = "15m"', ''],
  ['    risk   = 0.0075            # of equity, each trade', '5'],
  ['', ''],
  ['    def on_bar(self, b):', ''],
  ['        done = self.stops_today >= 2', '6'],
  ['        if done or b.time >= "15:15":', '7'],
  ['            return self.square_off()', ''],
  ['        reclaim = crosses_up(b.close, vwap(b))', '1'],
  ['        trend = ema(b, 20) > ema(b, 50)', '2'],
  ['        if reclaim and trend and self.flat:', ''],
  ['            self.buy(stop=b.day_low, target=2.0)', '3 4'],
];

const ASKED = 13;

const program = (from: number, to: number, indent = 0) =>
  PROGRAM.slice(from, to)
    .map(
      ([source, rules], i) =>
        `<div class="line${from + i === ASKED ? ' asked' : ''}"><b>${from + i + 1}</b><span>${highlight(source.slice(indent))}</span><em>${rules}</em></div>`,
    )
    .join('');

const CHOICES = table([
  ['Tested both', 'CAGR', 'Worst', 'Sharpe'],
  ...(
    [
      ['EMA 20 over 50', result],
      ['Close over 200', otherResult],
    ] as const
  ).map(([name, r]) => [name, percent(r.cagr), toned(-1, percent(r.worst)), number(r.sharpe, 2)]),
]);

const BUTTONS = `<div class="row"><span class="button go">Keep 20 over 50</span><span class="button">Use EMA 200</span></div>`;

const perYear = Math.round(run.trades.length / (sessions.length / SESSIONS_A_YEAR));

const worst = at(drawdowns(curve), 0);
const WARNING = `Worst stretch: ${percent(worst.depth)}, from ${monthYear(at(dates, worst.peak))} to ${monthYear(at(dates, worst.trough))}. The index itself fell ${percent(-index.worst)} at its worst. Shall I halve the risk after three losing days?`;

const STATISTICS = table([
  ['Back-test', `${number(sessions.length)} days`],
  ['CAGR', toned(1, signedPercent(result.cagr))],
  ['Worst fall', toned(-1, percent(result.worst))],
  ['Sharpe', number(result.sharpe, 2)],
  ['Sortino', number(result.sortino, 2)],
  ['Calmar', number(result.calmar, 2)],
  ['Volatility', percent(result.volatility)],
  ['Days won', percent(result.upDays)],
  ['Worst day', toned(-1, percent(result.worstDay))],
  ['Trades a year', number(perYear)],
]);

export const CSS = `${CODE_CSS}
.copilot{grid:520px 1fr/416px 1fr 252px}
.brief{grid-row:1/3;border-right-width:1px;display:flex;flex-direction:column;gap:16px}
.brief .head{margin:0}
.say{border-left:2px solid var(--vermilion);padding-left:16px;font-size:17.5px;line-height:1.52}
.say u{text-decoration:none;border-bottom:1.5px solid var(--teal-lit)}
.say sup{font:500 11.5px/0 "Spline Sans Mono";color:var(--teal-lit);padding-left:2px}
.ask{border:1px solid var(--stone-rule-2);background:var(--stone-panel);border-radius:4px;padding:18px;display:flex;flex-direction:column;gap:14px}
.ask h3{font:400 24px/1.15 Newsreader}
.ask p{color:var(--chalk-2);font-size:15.5px}.ask p b{color:var(--chalk);font-weight:500}
.ask td{line-height:37px}.row{display:flex;gap:10px}
.note{color:var(--chalk-2);font-size:15.5px;border-left:1px solid var(--stone-rule-2);padding-left:17px}
.type{margin-top:auto;border:1px solid var(--stone-rule-2);border-radius:4px;padding:12px 16px;color:var(--chalk-2);font-size:15.5px}
.type:after{content:"";border-right:2px solid var(--vermilion);margin-left:3px}
.line{display:grid;grid-template-columns:42px 1fr auto;padding-right:22px}
.line b{font-weight:400;color:var(--chalk-3);text-align:right;padding-right:16px}
.line em{font-style:normal;color:var(--teal-lit);letter-spacing:.05em}
.asked{background:var(--stone-panel);box-shadow:inset 2px 0 var(--vermilion)}
.listing{padding:18px 0 0}.listing .head{padding:0 22px}.listing .line{font-size:15.5px;line-height:28px}
.figures{border-left-width:1px}.figures td,.figures th{line-height:44px;padding:0}.figures td:last-child{font-size:17px}
.figures td:first-child{font-family:"Hanken Grotesk";color:var(--chalk-2)}
.strip{grid-column:2/4;border-top-width:1px;padding-bottom:0}
.copilot-phone{grid:auto/1fr;align-content:space-between;padding:15px 14px 14px}
.copilot-phone .say{font-size:16px;line-height:1.45;padding-left:12px}
.copilot-phone .code{border:1px solid var(--stone-rule);border-width:1px 0;margin:0 -14px;padding:7px 0;font-size:13.5px;line-height:23px}
.copilot-phone .line{grid-template-columns:34px 1fr auto;padding-right:14px}.copilot-phone .line b{padding-right:10px}
.copilot-phone .ask{padding:13px 14px;gap:10px}.copilot-phone .ask h3{font-size:20px}.copilot-phone .ask p{display:none}
.copilot-phone .ask td{line-height:31px}.copilot-phone .button{flex:1;justify-content:center;padding:0}
`;

export const wide = (): string =>
  wideScreen({
    path: 'copilot',
    tabs: ['vwap_reclaim.py', 'weekly_strangle.py', 'bank_pair.py'],
    layout: 'copilot',
    body: `<section class="pane brief">${head('Brief', 'saved 14:31')}<p class="say">${ENGLISH}</p><p class="say">${HINGLISH}</p>
<div class="ask"><h3>Which trend do you mean?</h3><p>Seven rules read, one unclear. I took <b>“the trend is up”</b> as EMA 20 over EMA 50. Others say it of a close over EMA 200; that one falls deeper.</p>${CHOICES}${BUTTONS}</div><p class="note">${WARNING}</p><div class="type">Ask for a change</div></section>
<section class="pane listing">${head('vwap_reclaim.py', 'rule')}<div class="code">${program(0, PROGRAM.length)}</div></section>
<section class="pane figures">${STATISTICS}</section>
<section class="pane strip"><div class="head"><div>${legend([
      [TEAL, 'strategy'],
      [palette.chalk2, 'KSX 50, held'],
      [palette.down, 'below its high'],
    ])}</div><span>growth of 1, after costs, log scale</span></div>${equityChart({
      width: 976,
      height: 270,
      dates,
      curve,
      benchmark,
    })}</section>`,
  });

export const phone = (): string =>
  phoneScreen(
    'copilot',
    'copilot-phone',
    `<p class="say">Buy when a bar ${phrase('closes back above VWAP', 1)}, only if ${phrase('the trend is up', 2)}. Aur agar ${phrase('din mein do baar SL hit', 6)} ho jaye toh bas, us din trading band. ${phrase('3:15 tak sab square off', 7)}.</p>
<div class="code">${program(9, 14, 8)}</div>
<div class="ask"><h3>Which trend do you mean?</h3>${CHOICES}${BUTTONS}</div>`,
  );
