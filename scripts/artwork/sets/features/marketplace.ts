import { at } from '../../../lib/drawing/at.ts';
import { area, dot, stroke } from '../../../lib/drawing/figure.ts';
import { palette } from '../../../lib/drawing/palette.ts';
import { band, line, type Point, scale } from '../../../lib/drawing/svg.ts';
import { underwater } from '../../lib/backtest.ts';
import { plot, TEAL, thin } from '../tools/charts.ts';
import { percent, signedPercent } from '../tools/format.ts';
import { type Strategy, strategy } from '../tools/strategies.ts';
import { card } from './card.ts';

const SHELF = ['Bank pair', 'VWAP reclaim', 'Weekly strangle', 'Two-speed trend', 'Gap fade'];
const DEEPEST = -0.3;

/** Five years of a strategy, its falls hanging below on one scale for all. */
function trace({ curve }: Strategy, width: number, height: number): string {
  const x = scale([0, curve.length - 1], [3, width - 7]);
  const low = Math.min(...curve);
  const y = scale([low, Math.max(...curve)], [height * 0.52, 6]);
  const sea = height * 0.62;
  const yDepth = scale([0, DEEPEST], [sea, height - 2]);
  const upper = thin(
    curve.map((value, i): Point => [x(i), y(value)]),
    170,
  );
  const floor = thin(
    underwater(curve).map((value, i): Point => [x(i), yDepth(value)]),
    170,
  );
  return plot(
    width,
    height,
    area(
      band(
        floor,
        floor.map(([px]): Point => [px, sea]),
      ),
      palette.down,
      { 'fill-opacity': 0.75 },
    ),
    stroke(line(upper), TEAL, 3.2),
    dot(at(upper, -1), 5.5, TEAL),
  );
}

export const CSS = `
.shelf{width:100%;border-collapse:collapse}
.shelf svg{position:static}
.shelf th{font:400 38px "Spline Sans Mono";color:var(--chalk-2);text-align:right;padding-bottom:14px}
.shelf td{height:135px;border-top:2px solid var(--stone-rule);text-align:right;font:400 38px "Spline Sans Mono"}
.shelf th:nth-child(-n+2),.shelf td:first-child{text-align:left}
.shelf td:first-child{font:500 40px "Hanken Grotesk"}
`;

export const markup = (): string =>
  card(
    `<table class="shelf"><thead><tr><th>Strategy</th><th>Five years</th><th>CAGR</th><th>Worst</th></tr></thead><tbody>${SHELF.map(
      strategy,
    )
      .map(
        (entry) =>
          `<tr><td>${entry.name}</td><td>${trace(entry, 400, 112)}</td><td class="${entry.result.cagr < 0 ? 'down' : 'up'}">${signedPercent(entry.result.cagr)}</td><td class="down">${percent(entry.result.worst)}</td></tr>`,
      )
      .join('')}</tbody></table>`,
  );
