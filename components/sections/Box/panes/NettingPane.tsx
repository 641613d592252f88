import { fill } from '../../../../content/schema/fill.ts';
import type { Site } from '../../../../content/schema/site.ts';
import { percent } from '../../figures/fanGeometry.ts';
import { netOrders } from '../../figures/netting.ts';
import { compactPath } from '../../figures/path.ts';
import { Pane, SIZE } from './Pane.tsx';

const ACCOUNTS = 72;

/** Seventy-two accounts' orders as bars, and the one order that they net to. */
export function NettingPane({ words }: { words: Site['figures'] }) {
  const { orders, running, net, gross } = netOrders('netting', ACCOUNTS);
  const reach = Math.max(...running.map(Math.abs));
  const x = (i: number) => ((i + 0.5) / ACCOUNTS) * SIZE;
  const centre = 820;
  const bars = (isBuy: boolean) =>
    orders
      .map((order, i) =>
        order !== 0 && order > 0 === isBuy
          ? `M${Math.round(x(i))} ${centre}v${Math.round(order * -8)}`
          : '',
      )
      .join('');
  const trace = running.map((sum, i) => [x(i), centre - (sum / reach) * 600] as const);
  const last = trace.at(-1) ?? [0, 0];
  return (
    <Pane
      words={
        <text
          x="100%"
          y={percent(last[1])}
          dy="-10"
          textAnchor="end"
          strokeWidth="7"
          className="label-mono fill-text stroke-ground [paint-order:stroke] max-[23rem]:hidden"
        >
          {fill(words.netting.orders, { gross, net })}
        </text>
      }
    >
      <path d={`M0 ${centre}H${SIZE}`} className="stroke-edge" />
      <path d={bars(true)} className="stroke-data/50" strokeWidth="3" />
      <path d={bars(false)} className="stroke-text-3" strokeWidth="3" />
      <path d={compactPath(trace)} className="stroke-data" strokeWidth="2" strokeLinejoin="round" />
    </Pane>
  );
}
