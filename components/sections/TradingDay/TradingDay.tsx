import { LOCALE } from '../../../content/schema/place.ts';
import { useLocale } from '../../ui/Language.tsx';
import { percent } from '../figures/fanGeometry.ts';
import { compactPath } from '../figures/path.ts';
import { simulateSession } from '../figures/session.ts';
import type { ViewProps } from '../view.ts';

// Drawn once: it depends on nothing that anybody edits.
const DAY = simulateSession('streak');

const WIDTH = 1000;
const HEIGHT = 1000;
const HOURS = ['09:15', '10:30', '11:45', '13:00', '14:15', '15:30'];
const LAST_HOUR = HOURS.length - 1;

/** The boundary between paper and desk: one day's price, full bleed, ink below it. */
export function TradingDay({ id, section }: ViewProps<'tradingDay'>) {
  const { prices, high, highAt } = DAY;
  const locale = useLocale() ?? LOCALE;
  const low = Math.min(...prices);
  const x = (i: number) => (i / (prices.length - 1)) * WIDTH;
  const y = (price: number) => 150 + ((high - price) / (high - low)) * (HEIGHT - 330);
  const trace = compactPath(prices.map((price, i) => [x(i), y(price)] as const));
  const open = Math.round(y(prices[0] ?? high));
  const [hx, hy] = [percent(x(highAt)), percent(y(high))];
  return (
    <div id={id} data-theme="light" data-print="hide">
      <svg aria-hidden="true" className="block h-36 w-full md:h-48">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="*:[vector-effect:non-scaling-stroke]"
        >
          <path d={`${trace}V${HEIGHT}H0z`} className="fill-stone" />
          <path d={`M0 ${open}H${WIDTH}`} className="stroke-text-3" strokeDasharray="1 5" />
          <path
            d={trace}
            className="fill-none stroke-graph"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </svg>
        <circle cx={hx} cy={hy} r="5" className="fill-ground stroke-accent" strokeWidth="1.5" />
        <text
          x={hx}
          y={hy}
          dx={x(highAt) > WIDTH * 0.7 ? -10 : 10}
          dy="-10"
          textAnchor={x(highAt) > WIDTH * 0.7 ? 'end' : 'start'}
          className="label-mono fill-text"
        >
          {section.high}{' '}
          {high.toLocaleString(locale, { maximumFractionDigits: 2, minimumFractionDigits: 2 })}
        </text>
      </svg>
      <div data-theme="dark">
        {/* As wide as the curve. */}
        <svg aria-hidden="true" className="label-mono block h-6 w-full">
          {HOURS.map((hour, i) => (
            <text
              key={hour}
              x={percent((i / LAST_HOUR) * WIDTH)}
              y="1em"
              dx={i === 0 ? 12 : i === LAST_HOUR ? -12 : 0}
              textAnchor={i === 0 ? 'start' : i === LAST_HOUR ? 'end' : 'middle'}
              className={`fill-text-3 ${i % LAST_HOUR === 0 ? '' : i % 2 === 0 ? 'max-sm:hidden' : 'max-md:hidden'}`}
            >
              {hour}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}
