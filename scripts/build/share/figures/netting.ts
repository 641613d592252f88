import { netOrders } from '../../../../components/sections/figures/netting.ts';
import { mark, rect, STONE, stroke } from '../../../../renderer/drawing/figure.ts';
import { line, type Point, scale } from '../../../../renderer/drawing/svg.ts';
import { lettering } from '../lettering.ts';
import type { CardFigure } from '../shareCard.ts';

const ACCOUNTS = 44;

/** One signal, many accounts: what each buys or sells, and the one order that is left after netting. */
export function netting(): CardFigure {
  const { orders, running, net, gross } = netOrders('share', ACCOUNTS);
  const x = scale([0, ACCOUNTS], [700, 1150]);
  const most = Math.max(...running.map(Math.abs));
  const y = scale([0, most], [470, 150]);
  const bar = scale([0, Math.max(...orders.map(Math.abs))], [0, 110]);
  const steps = running.map((sum, i): Point => [x(i + 0.5), y(sum)]);
  const end = steps.at(-1) as Point;
  return {
    ground: STONE,
    drawing: [
      ...orders.map((order, i) =>
        rect(x(i) + 2, 470 - Math.max(bar(order), 0), 6, Math.abs(bar(order)), STONE.rule),
      ),
      stroke('M690 470H1200', STONE.soft, 1.5),
      stroke(line(steps), STONE.data, 3),
      mark(STONE, end, 11),
      lettering(`net ${net} of ${gross}`, [end[0] + 4, end[1] + 46], {
        font: 'mono',
        size: 20,
        fill: STONE.ink,
        anchor: 'end',
      }),
    ].join(''),
  };
}
