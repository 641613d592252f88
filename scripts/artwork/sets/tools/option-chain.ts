import { forward, type Kind, quote } from '../../lib/option-chain.ts';
import { sum } from '../../lib/samples.ts';
import * as chain from './chain.ts';
import { head, phoneScreen, table, toned, wideScreen } from './desk.ts';
import { number, percent, signed } from './format.ts';
import { payoff, smile } from './option-charts.ts';

/** A price of the chain; outlined, with the lots, where the position stands on it. */
function price(kind: Kind, side: 'bid' | 'ask', strike: number): string {
  const leg = chain.held(kind, strike);
  const touched = leg && (leg.quantity > 0 ? side === 'ask' : side === 'bid');
  const shown = number(quote(chain.expiry, kind, strike)[side], 2);
  const inTheMoney = kind === 'call' ? strike < chain.expiry.spot : strike > chain.expiry.spot;
  return `<td class="${inTheMoney ? 'in' : ''}">${touched ? `<em>${shown}</em>` : shown}</td>`;
}

const deepest = Math.max(
  ...chain
    .strikes(7)
    .flatMap((strike) => [chain.openInterest('call', strike), chain.openInterest('put', strike)]),
);

const interest = (kind: Kind, strike: number) => {
  const value = chain.openInterest(kind, strike);
  return `<td class="oi ${kind}"><i style="width:${(value / deepest) * 74}px"></i><s>${number(value, 1)}</s></td>`;
};

const position = (strike: number) => {
  const leg = chain.held('put', strike) ?? chain.held('call', strike);
  return leg ? `<sup>${signed(leg.quantity / chain.LOT)}</sup>` : '';
};

const chainRow = (strike: number): string => {
  const volatility = `<td class="iv">${number(100 * chain.volatilityAt(strike), 1)}</td>`;
  const crossed = strike > chain.expiry.spot && strike - chain.STEP <= chain.expiry.spot;
  return `<tr class="${crossed ? 'spot' : ''}">${interest('call', strike)}${volatility}${price('call', 'bid', strike)}${price('call', 'ask', strike)}<td class="strike">${number(strike)}${position(strike)}</td>${price('put', 'bid', strike)}${price('put', 'ask', strike)}${volatility}${interest('put', strike)}</tr>`;
};

const greek = (name: string, shown: string, unit: string) =>
  `<div><span>${name}</span><b>${shown}</b><small>${unit}</small></div>`;

const GREEKS = [
  greek('Delta', signed(chain.position.delta), 'units'),
  greek('Gamma', number(chain.position.gamma, 3), 'a point'),
  greek('Vega', number(chain.position.vega / 100), 'Rs a vol pt'),
  greek('Theta', signed(chain.position.theta / 365), 'Rs a day'),
].join('');

const totals = (kind: Kind) =>
  sum(chain.strikes(7).map((strike) => chain.openInterest(kind, strike)));

const FACTS = [
  ['Forward', number(forward(chain.expiry), 2)],
  ['To expiry', `${chain.DAYS} days`],
  ['IV at the money', percent(chain.expiry.atTheMoney)],
  ['Put/call OI', number(totals('put') / totals('call'), 2)],
]
  .map(([name, shown]) => `<div><span>${name}</span><b>${shown}</b></div>`)
  .join('');

const SUMMARY = [
  ['Credit', `Rs ${number(chain.credit)}`],
  ['At most', toned(1, signed(chain.most))],
  ['At worst', toned(-1, number(chain.least))],
  ['Chance of profit', percent(chain.chance, 0)],
]
  .map(([name, shown]) => `<div><span>${name}</span><b>${shown}</b></div>`)
  .join('');

const LEGS = chain.legs
  .map(
    ({ kind, strike, quantity, price: paid }) =>
      `<code>${signed(quantity / chain.LOT)} × ${number(strike)} ${kind} @ ${number(paid, 2)}</code>`,
  )
  .join('');

export const CSS = `
.options{grid:1fr/868px 1fr}
.chain{border-right-width:1px;padding:0;display:flex;flex-direction:column}
.facts{display:flex;justify-content:space-between;padding:14px 22px;border-bottom:1px solid var(--stone-rule)}
.facts div>span,.greeks div>span{display:block;color:var(--chalk-2);font-size:14.5px}.facts b{font:500 17px/1.3 "Spline Sans Mono"}
.chain th{text-align:right;white-space:nowrap;padding:9px 12px 7px;color:var(--chalk-2)}.chain th:first-child{padding-left:22px;text-align:left}.chain th:last-child{text-align:right;padding-right:22px}
.chain td{height:42.6px;padding:0 12px;font-size:14.5px}
.chain td.strike,.chain th.strike{text-align:center;font-weight:600;font-size:15.5px;background:var(--stone-panel);width:138px;position:relative;padding:0 34px 0 0}
.chain th.strike{font-weight:400;font-size:13.5px}
.strike sup{position:absolute;right:9px;top:15px;font-size:12px;line-height:1;color:var(--teal-lit)}
.chain .in{background:#0e1728}.chain em{font-style:normal;border:1.5px solid var(--teal-lit);border-radius:3px;padding:3px 6px;margin-right:-7px}
.iv{color:var(--chalk-2)}.oi{position:relative;width:150px}.oi i{position:absolute;top:13px;height:16px;background:#24525b}
.oi s{position:relative;text-decoration:none;color:var(--chalk-2)}.oi.call{text-align:left}.oi.call i{right:0}.oi.put i{left:0}
.chain .oi.call{padding-left:22px}.chain .oi.put{padding-right:22px}
.spot td{border-top:1.5px solid var(--vermilion)}
.built{border-top:1px solid var(--stone-rule-2);padding:15px 22px;display:flex;align-items:center;justify-content:space-between;margin-top:auto}
.built div{display:grid;grid-template-columns:auto auto;gap:5px 30px}.built code{font-size:14.5px}
.shape{padding:18px 22px;display:flex;flex-direction:column;justify-content:space-between}
.greeks{display:grid;grid-template-columns:repeat(4,auto);justify-content:space-between;border-top:1px solid var(--stone-rule);padding-top:10px}
.greeks b{display:block;font:450 20px/1.25 "Spline Sans Mono"}.greeks small{color:var(--chalk-2);font-size:13.5px}
.shape .facts{padding:10px 0 0;border:0;border-top:1px solid var(--stone-rule)}
.options-phone{grid:auto/1fr;align-content:space-between;padding:14px}
.options-phone h1{font:340 25px/1.1 Newsreader}.options-phone h1 small{float:right;font:400 14px/27px "Spline Sans Mono";color:var(--chalk-2)}.options-phone table{width:calc(100% + 28px);margin:0 -14px}
.options-phone td{line-height:28px;font-size:15px;padding:0 14px}.options-phone th{padding:0 14px 3px}
.options-phone td.strike,.options-phone th.strike{text-align:center;padding-right:30px;background:var(--stone-panel);font-weight:600;position:relative}.options-phone th.strike{font-weight:400}
.options-phone .strike sup{top:9px;right:5px;font-size:12px}
.options-phone td:first-child{text-align:right}.options-phone th:first-child{text-align:right}
.options-phone em{font-style:normal;color:var(--teal-lit);font-weight:600}
.options-phone .facts{padding:0;border:0}.options-phone .facts b{font-size:15.5px}
`;

export const wide = (): string =>
  wideScreen({
    path: 'option-chain',
    tabs: ['27 Nov', '25 Dec', '29 Jan'],
    layout: 'options',
    body: `<section class="pane chain"><div class="facts">${FACTS}</div><table><thead><tr><th>Call OI, lakh</th><th>IV</th><th>Bid</th><th>Ask</th><th class="strike">Strike</th><th>Bid</th><th>Ask</th><th>IV</th><th>Put OI, lakh</th></tr></thead><tbody>${chain
      .strikes(7)
      .map(chainRow)
      .join(
        '',
      )}</tbody></table><div class="built"><div>${LEGS}</div><span class="button go">Send four legs</span></div></section>
<section class="pane shape"><div>${head('The smile', 'implied volatility, %')}${smile(526, 214)}</div>
<div>${head(`Iron condor, ${chain.LOTS} lots of ${chain.LOT}`, 'profit, Rs lakh')}${payoff(526, 272)}</div>
<div class="greeks">${GREEKS}</div><div class="facts">${SUMMARY}</div></section>`,
  });

const phoneRows = chain
  .strikes(5)
  .filter((_, i) => i % 2 === 0)
  .map((strike) => {
    const side = (kind: Kind) => {
      const leg = chain.held(kind, strike);
      const shown = number(
        quote(chain.expiry, kind, strike)[leg && leg.quantity < 0 ? 'bid' : 'ask'],
        2,
      );
      return leg ? `<em>${shown}</em>` : shown;
    };
    return [
      number(100 * chain.volatilityAt(strike), 1),
      side('call'),
      `${number(strike)}${position(strike)}`,
      side('put'),
    ];
  });

export const phone = (): string =>
  phoneScreen(
    'options',
    'options-phone',
    `<h1>Iron condor, ${chain.DAYS} days<small>Rs lakh</small></h1>${payoff(362, 188)}${table([['IV', 'Call', 'Strike', 'Put'], ...phoneRows]).replaceAll(/<(td|th)>([\d,]{6}(<sup>.*?<\/sup>)?|Strike)</g, '<$1 class="strike">$2<')}<div class="facts">${SUMMARY.replace('Chance of profit', 'Chance')}</div>`,
  );
