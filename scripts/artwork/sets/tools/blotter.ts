import { at } from '../../../lib/drawing/at.ts';
import { palette } from '../../../lib/drawing/palette.ts';
import { legend, SOFT, TEAL } from './charts.ts';
import { head, phoneScreen, table, wideScreen } from './desk.ts';
import * as desk from './execution.ts';
import { latencyChart, priceChart, slippageChart } from './execution-charts.ts';
import { number, percent, signed } from './format.ts';
import { clock } from './market.ts';
import { type Order, open, orders, toFlatten } from './orders.ts';
import { CAPITAL, total } from './risk-books.ts';
import { quantile, venues } from './venues.ts';

const bar = ({ filled, quantity }: Order) =>
  `<i class="fill"><u style="width:${(100 * filled) / quantity}%"></u></i>`;

const action = ({ state }: Order) =>
  state === 'rejected' ? 'resize' : state === 'filled' || state === 'cancelled' ? '' : 'cancel';

const orderRow = (order: Order) => `<tr class="${order.state}">
<td>${clock(order.minute)}</td><td class="name">${order.strategy}</td><td>${order.side}</td><td class="left">${order.instrument}</td>
<td>${number(order.filled)} / ${number(order.quantity)}</td><td>${bar(order)}</td><td>${number(order.price, 2)}</td><td class="dim">${order.style}</td>
<td class="state">${order.state}${order.note ? `<small>${order.note}</small>` : ''}</td><td class="act">${action(order) ? `<span>${action(order)}</span>` : ''}</td></tr>`;

const LATENCY = venues
  .map(
    (venue) =>
      `<div class="venue"><span>${venue.name}</span><b>p50 ${number(quantile(venue, 0.5))} µs</b>${latencyChart(venue, 402, 70)}</div>`,
  )
  .join('');

const yardsticks = [
  ['against VWAP', desk.vwap],
  ['against TWAP', desk.twap],
  ['against arrival', desk.arrival],
] as const;

const RESULT = yardsticks
  .map(
    ([name, yardstick]) =>
      `<div><b>${signed(desk.slippage(yardstick), 2)} bp</b><span>${name}</span></div>`,
  )
  .join('');

/** The loss of a day, as a share of capital, that stops all trading. */
const TRIGGER = 0.015;
const loss = Math.max(0, -(total.at(-1) ?? 0) / (CAPITAL * 100));
const used = loss / TRIGGER;
const held = new Set(orders.filter(({ filled }) => filled > 0).map(({ strategy }) => strategy))
  .size;

const FLATTEN = table([
  ['To be flat', 'it would'],
  ...toFlatten.map(({ instrument, lots }) => [
    instrument,
    `${lots > 0 ? 'sell' : 'buy'} ${number(Math.abs(lots))}`,
  ]),
]);

const SWITCH = `<div class="kill"><div class="head"><h2>Kill switch</h2><span>armed</span></div>
<div class="gauge"><i><u style="width:${100 * used}%"></u></i><span>day’s loss ${percent(loss, 2)}</span><span>trips at ${percent(TRIGGER)}</span></div>
<p>Cancels ${open.length} open orders, flattens ${held} books, refuses new ones.</p>${FLATTEN}<span class="button go">Hold two seconds to stop everything</span></div>`;

export const CSS = `
.blotter{grid:412px 1fr/1fr 446px}
.orders{grid-column:1/2;padding:18px 0 0;border-right-width:1px}.orders .head{padding:0 22px}
.orders td{height:41.5px;padding:0 9px}.orders th{padding:0 9px 8px;text-align:right}.orders .left,.orders .name,.orders th:nth-child(-n+4){text-align:left}
.orders td:nth-child(3){text-align:left}.orders td:first-child,.orders th:first-child{padding-left:22px}
.orders .name{font:400 15.5px "Hanken Grotesk"}.orders .state{text-align:left}.orders th:nth-last-child(2){text-align:left}
.orders small{display:block;font:400 13px/1.2 "Hanken Grotesk";color:var(--chalk-2)}
.fill{display:block;width:64px;height:5px;background:var(--stone-rule)}.fill u{display:block;height:5px;background:var(--teal-lit)}
.working .state,.part .state{color:var(--teal-lit)}.queued .state,.cancelled td,.filled .state{color:var(--chalk-2)}
.act{text-align:right}.act span{color:var(--vermilion-lit);border-bottom:1px solid var(--vermilion);font:500 14.5px "Hanken Grotesk"}.orders .act{padding-right:22px}
.rejected{background:var(--stone-panel)}
.parent{border-right-width:1px;border-top-width:1px;padding-bottom:8px}
.gains{display:flex;gap:26px}.gains b{font:500 15.5px "Spline Sans Mono";margin-right:8px}.gains div{white-space:nowrap}.gains span{color:var(--chalk-2);font-size:14.5px}
.venues{grid-column:2;grid-row:1}.venue{display:grid;grid-template-columns:1fr auto;border-top:1px solid var(--stone-rule);padding:8px 0 11px}
.venue span{font-size:15.5px}.venue b{white-space:nowrap;font:500 14.5px "Spline Sans Mono"}.venue svg{grid-column:1/3}
.kill{display:flex;flex-direction:column;gap:11px;height:100%}.kill .head{margin:0}
.kill p{color:var(--chalk-2);font-size:16.5px}.kill td{line-height:30px}.kill .go{height:56px;justify-content:center;font-size:18px;margin-top:auto}
.kill h2{font:340 32px/1.1 Newsreader}.kill .head span{color:var(--teal-lit)}
.gauge{display:grid;grid-template-columns:1fr auto;gap:6px;font:400 14.5px "Spline Sans Mono";color:var(--chalk-2)}
.gauge i{grid-column:1/3;height:8px;background:var(--stone-rule)}.gauge u{display:block;height:8px;background:var(--down)}
.stop{border-top-width:1px}
.blotter-phone{grid:auto/1fr;align-content:space-between;padding:0 0 14px}
.blotter-phone table td{height:50px;padding:0 6px;font-size:14.5px}.blotter-phone td:first-child{padding-left:14px;text-align:left}.blotter-phone td:last-child{padding-right:14px}
.blotter-phone tr:first-child td{border-top:0}.blotter-phone b{font:500 15.5px/1.2 "Hanken Grotesk";display:block}.blotter-phone small{font:400 14px/1.2 "Hanken Grotesk";color:var(--chalk-2);display:block}
.blotter-phone .mid{padding:10px 14px 0;border-top:1px solid var(--stone-rule)}.blotter-phone .mid .head{margin-bottom:4px}
.blotter-phone .kill{height:auto;padding:12px 14px 0;gap:10px;border-top:1px solid var(--stone-rule)}.blotter-phone .kill h2{font-size:23px}
.blotter-phone .kill p,.blotter-phone .kill table{display:none}.blotter-phone .kill td{line-height:30px}.kill .go{height:50px;font-size:16.5px}
`;

export const wide = (): string =>
  wideScreen({
    path: 'blotter',
    tabs: ['orders', 'fills', 'positions'],
    layout: 'blotter',
    body: `<section class="pane orders">${head('Orders', `${open.length} open of ${orders.length}`)}<table><thead><tr><th>Time</th><th>Book</th><th>Side</th><th>Instrument</th><th>Filled</th><th></th><th>Price</th><th>Style</th><th>State</th><th></th></tr></thead><tbody>${orders.map(orderRow).join('')}</tbody></table></section>
<section class="pane venues">${head('How fast the venues answer', 'round trip')}${LATENCY}</section>
<section class="pane parent"><div class="head"><h2>Buy ${number(desk.PARENT_LOTS)} lots KSX 50 Nov, VWAP</h2><div class="gains">${RESULT}</div></div>${legend(
      [
        [SOFT, 'market'],
        [TEAL, 'fills, and our average'],
        [palette.chalk, 'market VWAP'],
      ],
    )}${priceChart(948, 226)}${slippageChart(948, 118)}</section>
<section class="pane stop">${SWITCH}</section>`,
  });

const phoneRow = (order: Order) =>
  `<tr class="${order.state}"><td><b>${order.side} ${order.instrument}</b><small>${order.strategy}</small></td><td>${bar(order)}</td><td class="state">${order.state}</td></tr>`;

export const phone = (): string =>
  phoneScreen(
    'blotter',
    'blotter-phone',
    `<table class="orders"><tbody>${[1, 2, 4, 7].map((i) => phoneRow(at(orders, i))).join('')}</tbody></table>
<div class="mid"><div class="head"><h2>Slippage to VWAP</h2><span>bp</span></div>${slippageChart(362, 108, 42)}</div>${SWITCH.replace('Hold two seconds to stop everything', 'Hold to stop everything')}`,
  );
