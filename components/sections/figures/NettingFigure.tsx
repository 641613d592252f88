import { netOrders } from './netting.ts';
import { compactPath } from './path.ts';

const ACCOUNTS = 72;
const WIDTH = 640;
const ROW = 5;
const CENTRE = 120;
const LOT = 4;
const RUN = { left: 300, right: 600 };

/** What the box does with one signal: seventy-two accounts' orders, netted into the one that leaves. */
export function NettingFigure() {
  const { orders, running, net, gross } = netOrders('netting', ACCOUNTS);
  const height = ACCOUNTS * ROW;
  const reach = Math.max(...running.map(Math.abs));
  const x = (sum: number) =>
    RUN.left + 40 + (Math.max(0, sum + 20) / (reach + 20)) * (RUN.right - RUN.left - 60);
  const y = (i: number) => i * ROW + ROW / 2;
  const bars = (isBuy: boolean) =>
    orders
      .map((order, i) =>
        order > 0 === isBuy && order !== 0 ? `M${CENTRE} ${y(i)}h${order * LOT}` : '',
      )
      .join('');
  const endY = height + 2;
  return (
    <svg viewBox={`0 -30 ${WIDTH} ${height + 70}`} aria-hidden="true" className="h-auto w-full">
      <text x={CENTRE} y="-14" textAnchor="middle" fontSize="13" className="figures fill-text-2">
        {ACCOUNTS} accounts, {gross} lots
      </text>
      <text x={x(0)} y="-14" fontSize="13" className="figures fill-text-2">
        running net
      </text>
      <g fill="none" strokeWidth="3">
        <path d={bars(true)} className="stroke-data" />
        <path d={bars(false)} className="stroke-chalk-3" />
      </g>
      <path d={`M${CENTRE} 0V${height}`} className="stroke-edge" />
      <path d={`M${x(0)} 0V${height}`} className="stroke-edge" strokeDasharray="2 4" />
      <path
        d={compactPath(running.map((sum, i) => [x(sum), y(i)] as const))}
        className="fill-none stroke-data"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle
        cx={x(net)}
        cy={endY - 4}
        r="6"
        className="fill-ground stroke-vermilion-lit"
        strokeWidth="2"
      />
      <circle cx={x(net)} cy={endY - 4} r="2.2" className="fill-vermilion-lit" />
      <text
        x={x(net) - 14}
        y={endY + 24}
        textAnchor="end"
        fontSize="17"
        className="fill-text font-display italic"
      >
        one order leaves: {net} lots
      </text>
    </svg>
  );
}
