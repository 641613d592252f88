import { Pane, SIZE } from './Pane.tsx';

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
