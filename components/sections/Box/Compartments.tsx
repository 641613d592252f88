import { fill } from '../../../content/schema/fill.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';
import type { Site } from '../../../content/schema/site.ts';
import { useNumber } from '../../ui/Language.tsx';
import { Stretched } from '../../ui/Stretched.tsx';
import { compactPath, percent, SIZE } from '../figures/path.ts';
import { random } from '../figures/random.ts';
import { DecodingPane, Pane, SourcePane } from './panes.tsx';

const RUN = { bars: 64, replicas: 3, seed: 'replica' } as const;

/** The same strategy on three machines: the same line and the same last number. */
function ReplicasPane() {
  const { normal } = random(RUN.seed);
  const values = [1];
  for (let i = 1; i < RUN.bars; i++)
    values.push((values[i - 1] ?? 1) * Math.exp(0.004 + 0.02 * normal()));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const row = SIZE / RUN.replicas;
  const bottom = (replica: number) => Math.round((replica + 0.9) * row);
  const last = useNumber()(values.at(-1) ?? 1, 4);
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

const ACCOUNTS = 72;

/**
 * One signal for many accounts of different sizes; some close what others open. Returns the lots of each account,
 * bought or (negative) sold, and the running sum after each.
 */
function netOrders(seed: string, accounts: number) {
  const { normal } = random(seed);
  let net = 0;
  const orders = Array.from({ length: accounts }, () => Math.round(2 + normal() * 9));
  const running = orders.map((order) => {
    net += order;
    return net;
  });
  return { orders, running, net, gross: orders.reduce((sum, order) => sum + Math.abs(order), 0) };
}

/** The orders of 72 accounts as bars, and the one order that they net to. */
function NettingPane({ words }: { words: Site['figures'] }) {
  const number = useNumber();
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
          {fill(words.netting.orders, { gross: number(gross), net: number(net) })}
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

/** Every market connected to every broker; one route highlighted. */
function RoutingPane() {
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

const DRAWINGS = {
  decoding: DecodingPane,
  netting: NettingPane,
  routing: RoutingPane,
  replicas: ReplicasPane,
  source: SourcePane,
} as const;

const WHOLE = ['lg:col-span-12'];
const UNEVEN = ['lg:col-span-7', 'lg:col-span-5 lg:border-s'];
const TURNED = ['lg:col-span-5', 'lg:col-span-7 lg:border-s'];
const THREE = ['lg:col-span-4', 'lg:col-span-4 lg:border-s', 'lg:col-span-4 lg:border-s'];

/** Rows of two compartments, then of three, so that no row has only one; a single compartment fills the box. */
function rowsOf(count: number): string[][] {
  if (count === 1) return [WHOLE];
  const pairs = [[], [UNEVEN, TURNED], [UNEVEN]][count % 3] ?? [];
  return [...pairs, ...Array(Math.floor((count - 2 * pairs.length) / 3)).fill(THREE)];
}

interface CompartmentsProps extends Pick<SectionOf<'box'>, 'chips'> {
  words: Site['figures'];
}

/** The box itself, open at the top: a chip and a graphic in each compartment. */
export function Compartments({ chips, words }: CompartmentsProps) {
  const rows = rowsOf(chips.length);
  const places = rows.flatMap((spans, row) =>
    spans.map((span) => ({
      className: `${span} ${row < rows.length - 1 ? 'lg:border-b' : ''}`,
      height: spans.length < 3 ? 'lg:h-52' : 'lg:h-40',
    })),
  );
  return (
    <div>
      <Stretched units={[100, 10]} className="block h-6 w-full fill-panel stroke-edge md:h-10">
        <path d="M0 10 4 0H96L100 10z" />
      </Stretched>
      <ul className="grid border border-edge lg:grid-cols-12">
        {chips.map(({ label, drawing }, i) => {
          const Drawing = DRAWINGS[drawing];
          return (
            <li
              key={label}
              className={`grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] items-center gap-x-5 border-rule p-4 not-last:max-lg:border-b sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:flex lg:flex-col lg:items-start lg:p-6 ${places[i]?.className}`}
            >
              <span className="label-mono justify-self-start wrap-anywhere rounded-[3px] border border-edge bg-panel px-2.5 py-1 text-text">
                {label}
              </span>
              <div className={`h-24 w-full sm:h-28 lg:mt-6 ${places[i]?.height}`}>
                <Drawing words={words} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
