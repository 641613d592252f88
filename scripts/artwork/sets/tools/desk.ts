import { palette } from '../../../lib/drawing/palette.ts';
import { el } from '../../../lib/drawing/svg.ts';
import { MARK_SIZE, mark } from '../brand/mark.ts';
import { number, signedPercent } from './format.ts';
import { clock, NOW, previousClose, shares, spot, today } from './market.ts';

/** What every screen of the desk is set in: one rule, one type scale, no shadows. */
export const DESK_CSS = `
:root{${Object.entries(palette)
  .map(([name, hex]) => `--${name}:${hex}`)
  .join(';')}}
body{background:var(--stone);color:var(--chalk);font:400 15px/1.45 "Hanken Grotesk"}
.mono,td,th,.tick,code{font-family:"Spline Sans Mono";font-variant-numeric:tabular-nums}
.desk{width:100%;height:100%;border:1px solid var(--stone-rule-2);display:flex;flex-direction:column}
.bar{flex:none;height:52px;display:flex;align-items:stretch;border-bottom:1px solid var(--stone-rule-2)}
.brand{display:flex;align-items:center;gap:9px;padding:0 22px;font:400 21px/1 Newsreader;letter-spacing:-.01em;border-right:1px solid var(--stone-rule)}
.brand code{font-size:13.5px;color:var(--teal-lit);letter-spacing:0;padding-left:10px}
.tab{display:flex;align-items:center;padding:0 20px;border-right:1px solid var(--stone-rule);color:var(--chalk-2);font:400 14px "Spline Sans Mono"}
.tab.on{color:var(--chalk);background:var(--stone-panel);box-shadow:inset 0 2px var(--vermilion)}
.tick{margin-left:auto;display:flex;align-items:center;gap:20px;padding:0 20px;white-space:nowrap;font-size:13.5px;color:var(--chalk-2)}
.tick b{font-weight:550;color:var(--chalk)}
.body{flex:1;min-height:0;display:grid}
.body>*{min-width:0;min-height:0}
.pane{padding:18px 22px;border-color:var(--stone-rule);border-style:solid;border-width:0}
.head{display:flex;justify-content:space-between;align-items:baseline;gap:16px;margin-bottom:12px;white-space:nowrap}
.head h2{font:550 16px/1.2 "Hanken Grotesk"}
.head span{color:var(--chalk-2);font:400 13.5px "Spline Sans Mono"}
.up{color:var(--up)}.down{color:var(--down)}.dim{color:var(--chalk-2)}.teal{color:var(--teal-lit)}
table{width:100%;border-collapse:collapse}
th{font-weight:400;font-size:13.5px;color:var(--chalk-2);text-align:right;padding:0 0 8px}
td{font-size:14.5px;text-align:right;padding:0;border-top:1px solid var(--stone-rule);white-space:nowrap}
th:first-child,td:first-child{text-align:left}
.button{display:inline-flex;align-items:center;height:40px;padding:0 18px;border:1px solid var(--stone-rule-2);border-radius:4px;font:550 15px "Hanken Grotesk";white-space:nowrap}
.button.go{background:var(--vermilion);border-color:var(--vermilion);color:var(--ink)}
svg text{font-family:"Spline Sans Mono";font-size:13.5px;fill:var(--chalk-2)}
svg .lit{fill:var(--chalk)}
.phone{font-size:15px}
.phone .bar{height:48px}.phone .brand{padding:0 14px;font-size:19px;flex:1;border:0}
.phone .tick{padding:0 14px;font-size:14px;gap:8px}
.phone .pane{padding:13px 14px}
`;

const MARK = el(
  'svg',
  { viewBox: `0 0 ${MARK_SIZE} ${MARK_SIZE}`, width: 22, height: 22 },
  mark(palette.chalk),
);

const direction = (change: number) => (change < 0 ? 'down' : 'up');

function quote(name: string, price: number, before: number): string {
  const change = price / before - 1;
  return `<span>${name} <b>${number(price, 2)}</b> <i class="${direction(change)}" style="font-style:normal">${signedPercent(change, 2)}</i></span>`;
}

const bank = shares[0]?.closes ?? [];

/** The last prices, the same on every screen, and that no market made them. */
const TICKER = `${quote('KSX 50', spot, previousClose)}${quote('SAMBNK', bank.at(-1) ?? 0, bank.at(-2) ?? 1)}<span>IV <b>${number(100 * today.implied, 1)}</b></span><span>${clock(NOW)} simulated</span>`;

export interface Screen {
  path: string;
  /** The first is open. */
  tabs: readonly string[];
  /** Contents of the grid below the bar, and the class that lays it out. */
  layout: string;
  body: string;
}

const brand = (path: string) => `<div class="brand">${MARK}Nikash Desk<code>/${path}</code></div>`;

/** A screen as the browser shows it at 1440 px. */
export const wideScreen = ({ path, tabs, layout, body }: Screen): string =>
  `<main class="desk"><header class="bar">${brand(path)}${tabs
    .map((tab, i) => `<div class="tab${i === 0 ? ' on' : ''}">${tab}</div>`)
    .join(
      '',
    )}<div class="tick">${TICKER}</div></header><div class="body ${layout}">${body}</div></main>`;

/** A screen as a phone shows it: one panel under the brand, and the index beside it. */
export const phoneScreen = (path: string, layout: string, body: string): string =>
  `<main class="desk phone"><header class="bar"><div class="brand">${MARK}Desk<code>/${path}</code></div><div class="tick"><b>KSX 50</b>simulated</div></header><div class="body ${layout}">${body}</div></main>`;

export const head = (title: string, note = ''): string =>
  `<div class="head"><h2>${title}</h2><span>${note}</span></div>`;

/** A ruled table; the first row is its head. */
export function table(rows: readonly (readonly string[])[]): string {
  const [first = [], ...rest] = rows;
  return `<table><thead><tr>${first.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rest
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;
}

/** A figure in the colour of its sign. */
export const toned = (value: number, shown: string): string =>
  `<span class="${direction(value)}">${shown}</span>`;
