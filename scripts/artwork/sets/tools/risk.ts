import { at, times } from '../../../lib/drawing/at.ts';
import { dot, mark, mix, rect, STONE, segment, stroke } from '../../../lib/drawing/figure.ts';
import { palette } from '../../../lib/drawing/palette.ts';
import { line, type Point, scale, text } from '../../../lib/drawing/svg.ts';
import { histogram } from '../../lib/samples.ts';
import { columns, plot, RULE, SOFT, TEAL } from './charts.ts';
import { head, phoneScreen, toned, wideScreen } from './desk.ts';
import { day, number, percent, signed, signedPercent } from './format.ts';
import * as book from './risk-books.ts';

const largest = book.riskShares.indexOf(Math.max(...book.riskShares));

const LIMITS = [
  ['VaR 99%, one day', book.valueAtRisk, 75, (v: number) => `${number(v, 1)} lakh`],
  ['Expected shortfall', book.shortfall, 90, (v: number) => `${number(v, 1)} lakh`],
  ['Net index', book.netIndex, 25, (v: number) => `${number(v, 1)} cr`],
  ['Below its high', book.belowHigh, 0.05, (v: number) => percent(v)],
  [
    `Largest risk, ${at(book.books, largest).code}`,
    at(book.riskShares, largest),
    0.33,
    (v: number) => percent(v, 0),
  ],
] as const;

/** A limit and how much of it is used; the one that is nearly gone asks to be acted on. */
const limit = ([name, value, most, shown]: (typeof LIMITS)[number]): string => {
  const used = value / most;
  return `<div class="limit${used > 0.9 ? ' near' : ''}"><span>${name}</span><b>${shown(value)}</b><i><u style="width:${100 * used}%"></u></i><small>${percent(used, 0)} of ${shown(most)}</small></div>`;
};

const BIN = 5;
const BINS_BEYOND = 8;
const BINS = 40;

/** Profits of the window, the tail beyond the VaR in red, the shortfall marked. */
function tailChart(width: number, height: number): string {
  const { valueAtRisk, shortfall } = book;
  // A bin ends exactly at the VaR, which itself belongs to the tail.
  const from = -valueAtRisk - BINS_BEYOND * BIN + 1e-9;
  const to = from + BINS * BIN;
  const counts = histogram(book.recent, from, to, BINS);
  const x = scale([from, to], [6, width - 6]);
  const y = scale([0, Math.max(...counts)], [height - 28, 12]);
  const base = y(0);
  return plot(
    width,
    height,
    columns(
      counts,
      (bin) => x(from + bin * BIN),
      y,
      (bin) => (bin < BINS_BEYOND ? palette.down : TEAL),
    ),
    segment([6, base], [width - 6, base], SOFT, 1),
    segment([x(-valueAtRisk), base], [x(-valueAtRisk), height * 0.3], palette.chalk, 1.2),
    text('VaR', x(-valueAtRisk) + 9, height * 0.3 + 10, { class: 'lit' }),
    text(number(-valueAtRisk, 1), x(-valueAtRisk) + 9, height * 0.3 + 28, { class: 'lit' }),
    segment([x(-shortfall), base], [x(-shortfall), height * 0.62], RULE, 1.2),
    mark(STONE, [x(-shortfall), height * 0.62], 5.5),
    text('ES', x(-shortfall) - 12, height * 0.62 - 2, { class: 'lit', 'text-anchor': 'end' }),
    text(number(-shortfall, 1), x(-shortfall) - 12, height * 0.62 + 16, {
      class: 'lit',
      'text-anchor': 'end',
    }),
    ...[-80, -40, 0, 40, 80].map((value) =>
      text(signed(value), x(value), height - 7, { 'text-anchor': 'middle' }),
    ),
  );
}

/** One bar a factor, from the middle; the unexplained rest below them. */
function factors(): string {
  const rows = [...book.exposures, { name: 'Not explained', lakh: book.unexplained }];
  const most = Math.max(...rows.map(({ lakh }) => Math.abs(lakh)));
  return rows
    .map(({ name, lakh }, i) => {
      const rest = i === rows.length - 1;
      const share = (Math.abs(lakh) / most) * 100;
      return `<div class="factor${rest ? ' rest' : ''}"><span>${name}</span><i><u style="width:${share}%;${lakh < 0 ? 'opacity:.55' : ''}"></u></i><b>${rest ? `±${number(lakh, 1)}` : signed(lakh, 1)}</b></div>`;
    })
    .join('');
}

/** Correlations of the books as a triangle: teal together, red apart. */
const correlationTable = `<table class="corr"><tbody>${book.matrix
  .map(
    (row, i) =>
      `<tr><td>${at(book.books, i).code}</td>${row
        .map((value, j) =>
          j < i
            ? `<td style="background:${mix(palette.stonePanel, value > 0 ? palette.graphLit : palette.chalk3, Math.min(0.75, Math.abs(value) * 1.7))}">${signed(value, 2)}</td>`
            : j === i
              ? `<td class="one">1</td>`
              : '<td></td>',
        )
        .join('')}</tr>`,
  )
  .join(
    '',
  )}<tr><td></td>${book.books.map(({ code }) => `<td class="code">${code}</td>`).join('')}</tr></tbody></table>`;

const cell = (lakh: number) =>
  Math.abs(lakh) < 0.05 ? '<td class="dim">·</td>' : `<td>${toned(lakh, signed(lakh, 1))}</td>`;

const replayTable = `<table class="replay"><thead><tr><th>Day</th><th>KSX 50</th>${book.books.map(({ code }) => `<th>${code}</th>`).join('')}<th>Book</th></tr></thead><tbody>${book.replays
  .map(
    ({ date, index, parts, total }) =>
      `<tr><td>${day(date)}</td><td>${toned(index, signedPercent(index))}</td>${parts.map(cell).join('')}${cell(total).replace('<td>', '<td class="sum">')}</tr>`,
  )
  .join('')}</tbody></table>`;

const broken = book.exceptions.filter(({ profit, forecast }) => profit < -forecast);

/** A year of daily profits against the loss forecast the evening before. */
function forecastChart(width: number, height: number): string {
  const x = scale([0, book.exceptions.length - 1], [40, width - 6]);
  const y = scale([-90, 100], [height - 8, 8]);
  const zero = y(0);
  return plot(
    width,
    height,
    ...[-80, -40, 0, 40, 80].map(
      (value) =>
        segment([40, y(value)], [width - 6, y(value)], value === 0 ? SOFT : RULE, 1) +
        text(signed(value), 32, y(value) + 5, { 'text-anchor': 'end' }),
    ),
    ...book.exceptions.map(({ profit }, i) =>
      rect(x(i) - 0.9, Math.min(y(profit), zero), 1.8, Math.abs(y(profit) - zero), TEAL),
    ),
    stroke(
      line(book.exceptions.map(({ forecast }, i): Point => [x(i), y(-forecast)])),
      palette.down,
      1.8,
    ),
    ...broken.map((entry) =>
      dot([x(book.exceptions.indexOf(entry)), y(entry.profit)], 5, 'none', {
        stroke: palette.chalk,
        'stroke-width': 1.6,
      }),
    ),
  );
}

export const CSS = `
.risk{grid:118px 1fr 306px/1fr}
.limits{display:grid;grid-template-columns:repeat(5,1fr);border-bottom:1px solid var(--stone-rule)}
.limit{padding:14px 22px;border-left:1px solid var(--stone-rule)}.limit:first-child{border:0}
.limit span,.limit small{display:block;color:var(--chalk-2);font-size:14.5px}.limit b{font:450 23px/1.35 "Spline Sans Mono"}
.limit i{display:block;height:5px;background:var(--stone-rule);margin:3px 0 4px}.limit u{display:block;height:5px;background:var(--teal-lit)}
.near{background:var(--stone-panel)}.near u{background:var(--vermilion)}.near small{color:var(--vermilion-lit)}
.middle{display:grid;grid-template-columns:480px 416px 1fr}.middle>*+*,.lower>*+*{border-left-width:1px}
.lower{display:grid;grid-template-columns:852px 1fr;border-top:1px solid var(--stone-rule)}
.factor{display:grid;grid-template-columns:152px 1fr 62px;align-items:center;gap:12px;height:48px;border-top:1px solid var(--stone-rule)}
.factor span{color:var(--chalk-2);font-size:15.5px}.factor b{font:500 15px "Spline Sans Mono";text-align:right}
.factor u{display:block;height:12px;background:var(--teal-lit)}.rest u{background:var(--chalk-3)}
.corr{table-layout:fixed;border-collapse:separate;border-spacing:3px}.corr td{border:0;text-align:center;height:38px;font-size:13.5px}
.corr td:first-child{color:var(--chalk-2)}.corr .one{color:var(--chalk-3);background:var(--stone-panel)}.corr .code{color:var(--chalk-2);height:24px}
.replay td{line-height:40px;font-size:14.5px}.replay .sum{font-weight:650}
.risk-phone{grid:auto/1fr;align-content:space-between;padding:16px 14px 14px}
.risk-phone h1{font:340 25px/1.1 Newsreader}
.risk-phone .limits{grid-template-columns:1fr 1fr;margin:0 -14px;border-top:1px solid var(--stone-rule);border-bottom:0}
.risk-phone .limit{padding:10px 14px;border-left:0;border-bottom:1px solid var(--stone-rule)}.risk-phone .limit:nth-child(2n){border-left:1px solid var(--stone-rule)}
.risk-phone .limit b{font-size:20px}.risk-phone p{color:var(--chalk-2);font-size:14.5px}
`;

export const wide = (): string =>
  wideScreen({
    path: 'risk',
    tabs: ['firm', 'by book', 'limits'],
    layout: 'risk',
    body: `<section class="limits">${LIMITS.map(limit).join('')}</section>
<div class="middle"><section class="pane">${head('One day’s profit, Rs lakh', `last ${book.WINDOW} days`)}${tailChart(436, 352)}</section>
<section class="pane">${head('A one-deviation day', 'Rs lakh')}${factors()}<p class="dim" style="margin-top:12px">Five factors explain ${percent(book.explained, 0)} of the variance. The rest is what the strategies are for.</p></section>
<section class="pane">${head('Do the books fall together?', 'correlation')}${correlationTable}</section></div>
<div class="lower"><section class="pane">${head('The index’s five worst days, replayed on today’s capital', 'Rs lakh')}${replayTable}</section>
<section class="pane">${head('Forecast, then tested', `${broken.length} of ${book.exceptions.length} days beyond; ${number(book.exceptions.length / 100, 1)} expected`)}${forecastChart(542, 222)}</section></div>`,
  });

const shown = times(4, (i) => at(LIMITS, [0, 1, 2, 4][i] ?? 0));

export const phone = (): string =>
  phoneScreen(
    'risk',
    'risk-phone',
    `<h1>What a bad day costs</h1>${tailChart(362, 212)}<p>One day’s profit in Rs lakh, last ${book.WINDOW} days, on Rs ${book.CAPITAL} cr.</p><div class="limits">${shown.map(limit).join('')}</div>`,
  );
