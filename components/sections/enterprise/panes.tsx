import type { ReactNode } from 'react';
import { decode } from '../figures/decoding.ts';
import { percent } from '../figures/fanGeometry.ts';
import { netOrders } from '../figures/netting.ts';
import { compactPath } from '../figures/path.ts';
import { random } from '../figures/random.ts';
import { sourceLines } from '../figures/sourceLines.ts';

/** Every pane draws on 1000 by 1000 units, stretched to its box; lines and words keep their size. */
const SIZE = 1000;

function Pane({ children, words }: { children: ReactNode; words?: ReactNode }) {
  return (
    <svg aria-hidden="true" className="size-full overflow-visible">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        preserveAspectRatio="none"
        className="overflow-visible fill-none *:[vector-effect:non-scaling-stroke]"
      >
        {children}
      </svg>
      {words}
    </svg>
  );
}

/** A sentence becoming code: the candidates for every token, the way taken, and where it asks. */
export function DecodingPane() {
  const { steps, chosen, leastSure } = decode();
  const x = (step: number) => Math.round(((step + 0.5) / steps.length) * SIZE);
  const y = (candidate: number) => Math.round(((candidate + 0.5) / (steps[0]?.length ?? 1)) * SIZE);
  const way = chosen.map((candidate, i) => [x(i), y(candidate)] as const);
  const weighed = (low: number, high: number) =>
    steps
      .flatMap((step, i) => step.map((p, k) => (p >= low && p < high ? `M${x(i)} ${y(k)}h0` : '')))
      .join('');
  const fans = way
    .slice(0, -1)
    .flatMap(([fx, fy], i) =>
      (steps[i + 1] ?? []).map((_, k) => `M${fx} ${fy}L${x(i + 1)} ${y(k)}`),
    )
    .join('');
  const [askX, askY] = way[leastSure] ?? [0, 0];
  const sure = steps[leastSure]?.[chosen[leastSure] ?? 0] ?? 0;
  return (
    <Pane
      words={
        <>
          <circle
            cx={percent(askX)}
            cy={percent(askY)}
            r="6"
            strokeWidth="1.6"
            className="fill-ground stroke-vermilion-lit"
          />
          <circle cx={percent(askX)} cy={percent(askY)} r="2.2" className="fill-vermilion-lit" />
          <text
            x={percent(askX)}
            y={percent(askY)}
            dx="14"
            dy="-8"
            strokeWidth="7"
            className="stroke-ground [paint-order:stroke]"
          >
            <tspan className="label-italic fill-text">it asks</tspan>
            <tspan dx="8" className="label-mono fill-text-2 max-md:hidden">
              p = {sure.toFixed(2)}
            </tspan>
          </text>
        </>
      }
    >
      <path d={fans} className="stroke-rule" />
      <g className="stroke-text-3 *:[vector-effect:non-scaling-stroke]" strokeLinecap="round">
        <path d={weighed(0.02, 0.1)} strokeWidth="3" />
        <path d={weighed(0.1, 0.3)} strokeWidth="6" />
        <path d={weighed(0.3, 1.01)} strokeWidth="10" />
      </g>
      <path d={compactPath(way)} className="stroke-data" strokeWidth="2" strokeLinejoin="round" />
    </Pane>
  );
}

const ACCOUNTS = 72;

/** Seventy-two accounts' orders as bars, and the one order that they net to. */
export function NettingPane() {
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
          {gross} lots in, {net} out
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

const MARKETS = 5;
const BROKERS = 4;

/** Every market to every broker; one route lit. */
export function RoutingPane() {
  const at = (i: number, count: number) => Math.round(((i + 0.5) / count) * SIZE);
  const route = (market: number, broker: number) => {
    const [from, to] = [at(market, MARKETS), at(broker, BROKERS)];
    return `M30 ${from}C400 ${from} 600 ${to} 970 ${to}`;
  };
  const all = Array.from({ length: MARKETS * BROKERS }, (_, i) =>
    route(i % MARKETS, Math.floor(i / MARKETS)),
  );
  const ends = (x: number, count: number) =>
    Array.from({ length: count }, (_, i) => `M${x} ${at(i, count)}h0`).join('');
  return (
    <Pane>
      <path d={all.join('')} className="stroke-edge" />
      <path d={route(3, 1)} className="stroke-data" strokeWidth="2" />
      <path
        d={ends(30, MARKETS) + ends(970, BROKERS)}
        className="stroke-text-2"
        strokeWidth="7"
        strokeLinecap="square"
      />
    </Pane>
  );
}

const RUN = { bars: 64, replicas: 3, seed: 'replica' } as const;

/** The same strategy on three machines: the same trace, and the same last figure. */
export function ReplicasPane() {
  const { normal } = random(RUN.seed);
  const values = [1];
  for (let i = 1; i < RUN.bars; i++)
    values.push((values[i - 1] ?? 1) * Math.exp(0.004 + 0.02 * normal()));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const row = SIZE / RUN.replicas;
  const bottom = (replica: number) => Math.round((replica + 0.9) * row);
  const last = (values.at(-1) ?? 1).toFixed(4);
  const trace = (replica: number) =>
    compactPath(
      values.map((value, i) => [
        (i / (RUN.bars - 1)) * 640,
        bottom(replica) - ((value - low) / (high - low)) * row * 0.75,
      ]),
    );
  const replicas = Array.from({ length: RUN.replicas }, (_, i) => i);
  return (
    <Pane
      words={replicas.map((replica) => (
        <text
          key={replica}
          x="100%"
          y={percent(bottom(replica))}
          dy="-7"
          textAnchor="end"
          className="label-mono fill-text-2"
        >
          {last}
        </text>
      ))}
    >
      <path
        d={replicas.map((replica) => `M0 ${bottom(replica)}H${SIZE}`).join('')}
        className="stroke-rule"
      />
      <path d={replicas.map(trace).join('')} className="stroke-data" strokeWidth="1.6" />
    </Pane>
  );
}

const MODULE = { columns: 4, lines: 14, width: 44 } as const;

/** A module from afar, a tick in the margin for every line that a test runs through. */
export function SourcePane() {
  const { columns, lines, width } = MODULE;
  const place = (i: number) => ({
    left: (Math.floor(i / lines) * SIZE) / columns,
    top: Math.round((((i % lines) + 0.5) / lines) * SIZE),
  });
  const unit = SIZE / columns / width;
  const source = sourceLines('source', columns * lines).map((line, i) => ({
    ...line,
    ...place(i),
  }));
  return (
    <Pane>
      <path
        d={source
          .filter(({ width: long }) => long > 0)
          .map(
            ({ indent, width: long, left, top }) =>
              `M${Math.round(left + (indent + 3) * unit)} ${top}h${Math.round(Math.min(long, width - indent - 6) * unit)}`,
          )
          .join('')}
        className="stroke-text-3"
        strokeWidth="4"
      />
      <path
        d={source
          .filter(({ width: long }) => long > 0)
          .map(({ left, top }) => `M${Math.round(left)} ${top}h8`)
          .join('')}
        className="stroke-data"
        strokeWidth="4"
      />
    </Pane>
  );
}
