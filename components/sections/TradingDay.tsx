import { useNumber } from '../ui/Language.tsx';
import { Stretched } from '../ui/Stretched.tsx';
import { compactPath, percent, SIZE } from './figures/path.ts';
import { random } from './figures/random.ts';
import type { ViewProps } from './view.ts';

const MINUTES = 375;
const OPEN = 24_812;
const DAILY_VOLATILITY = 0.0085;

/**
 * Simulates a day of an index, with one price per minute: volatility is high at the open and the close and low at noon,
 * as on every exchange. The result is always the same.
 */
function simulateSession(seed: string) {
  const { normal } = random(seed);
  const prices = [OPEN];
  for (let i = 1; i <= MINUTES; i++) {
    const place = (2 * i) / MINUTES - 1;
    const u = 0.7 + 0.9 * place * place;
    const step = (DAILY_VOLATILITY / Math.sqrt(MINUTES)) * u * normal();
    prices.push((prices[i - 1] ?? OPEN) * Math.exp(step));
  }
  const high = Math.max(...prices);
  return { prices, high, highAt: prices.indexOf(high) };
}

// Computed once: it does not depend on content.
const DAY = simulateSession('streak');

/** The most parts of the axis, and the unit of a part in minutes. */
const PARTS = 5;
const STEP = 5;

const minutesOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};
const padded = (number: number) => String(number).padStart(2, '0');

/** Times at equal distances from the first to the last. */
function hoursBetween(opens: string, closes: string): string[] {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  const fits = (parts: number) => ((to - from) / parts) % STEP === 0;
  const parts = Array.from({ length: PARTS }, (_, i) => PARTS - i).find(fits) ?? 1;
  return Array.from({ length: parts + 1 }, (_, i) => {
    const minutes = from + (i * (to - from)) / parts;
    return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
  });
}

/** One day's price, as wide as the window, between a light and a dark section. */
export function TradingDay({ id, section }: ViewProps<'tradingDay'>) {
  const { prices, high, highAt } = DAY;
  const number = useNumber();
  const low = Math.min(...prices);
  const x = (i: number) => (i / (prices.length - 1)) * SIZE;
  const y = (price: number) => 150 + ((high - price) / (high - low)) * (SIZE - 330);
  const trace = compactPath(prices.map((price, i) => [x(i), y(price)] as const));
  const open = Math.round(y(prices[0] ?? high));
  const [hx, hy] = [percent(x(highAt)), percent(y(high))];
  const { opens, closes } = section;
  const hours = opens && closes ? hoursBetween(opens, closes) : [];
  const last = hours.length - 1;
  return (
    <div id={id} data-theme="light" data-print="hide">
      <svg aria-hidden="true" className="block h-36 w-full md:h-48">
        <Stretched units={[SIZE, SIZE]}>
          <path d={`${trace}V${SIZE}H0z`} className="fill-stone" />
          <path d={`M0 ${open}H${SIZE}`} className="stroke-text-3" strokeDasharray="1 5" />
          <path
            d={trace}
            className="fill-none stroke-graph"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </Stretched>
        <circle cx={hx} cy={hy} r="5" className="fill-ground stroke-act" strokeWidth="1.5" />
        <text
          x={hx}
          y={hy}
          dx={x(highAt) > SIZE * 0.7 ? -10 : 10}
          dy="-10"
          textAnchor={x(highAt) > SIZE * 0.7 ? 'end' : 'start'}
          className="label-mono fill-text"
        >
          {section.high} {number(high, 2)}
        </text>
      </svg>
      <div data-theme="dark">
        {/* As wide as the curve. */}
        <svg aria-hidden="true" className="label-mono block h-6 w-full">
          {hours.map((hour, i) => (
            <text
              key={hour}
              x={percent((i / last) * SIZE)}
              y="1em"
              dx={i === 0 ? 12 : i === last ? -12 : 0}
              textAnchor={i === 0 ? 'start' : i === last ? 'end' : 'middle'}
              className={`fill-text-3 ${i % last === 0 ? '' : i % 2 === 0 ? 'max-sm:hidden' : 'max-md:hidden'}`}
            >
              {hour}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}
