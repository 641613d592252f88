import { fill } from '../../../content/schema/fill.ts';
import type { Site } from '../../../content/schema/site.ts';
import { useNumber } from '../../ui/Language.tsx';
import { Stretched } from '../../ui/Stretched.tsx';
import { BIN, density, FAN, type Fan, QUANTILES, quantile, quantileLines } from './fan.ts';
import { compactPath, percent, SIZE } from './path.ts';
import { RingedPoint } from './RingedPoint.tsx';

/** Where twelve months end, and where the histogram begins. */
const TIME_END = 740;
const AXIS = 752;

const PRICE = { high: 186, low: 52 };
const DENSITY_WIDTH = 130;
/** The density's mode, where its bar is longest and fills the width. */
const MODE = FAN.start * Math.exp(FAN.drift - 1.5 * FAN.volatility ** 2);

/** A point in the chart's own units. */
type Point = readonly [x: number, y: number];

/** Years to units. */
const x = (t: number) => t * TIME_END;
/** Price to units. */
const y = (price: number) => ((PRICE.high - price) / (PRICE.high - PRICE.low)) * SIZE;

/** Prices at equal intervals as points. */
const overTime = (prices: readonly number[]): Point[] =>
  prices.map((price, i) => [x(i / (prices.length - 1)), y(price)]);

const densityWidth = (value: number) => (value / density(MODE)) * DENSITY_WIDTH;

/** The right edge of the density at a price. */
const densityEdge = (price: number) => AXIS + densityWidth(density(price));

/** The lognormal density next to the axis. */
const densityLine = () =>
  compactPath(
    Array.from({ length: 34 }, (_, i) => 52 + i * 4).map((price) => [densityEdge(price), y(price)]),
  );

/** The terminal prices next to the axis, a bar for each bin. */
const histogramBars = ({ histogram }: Fan) =>
  histogram
    .map((count, i) => {
      const width = Math.round(densityWidth(count / (FAN.paths * BIN.width)));
      const low = BIN.start + i * BIN.width;
      const top = Math.round(y(low + BIN.width)) + 3;
      return count === 0 ? '' : `M${AXIS} ${Math.round(y(low))}h${width}V${top}H${AXIS}z`;
    })
    .join('');

/** The grey background of the chart, a line for each path. */
const fanGround = ({ background }: Fan): string =>
  background.map((path) => compactPath(overTime(path.filter((_, i) => i % 7 === 0)))).join('');

/** The months that the axis names. */
const QUARTERS = [0, 3, 6, 9, 12];

interface LabelProps {
  at: Point;
  anchor?: 'start' | 'middle' | 'end';
  dy?: number;
  dx?: number;
  words?: string;
  figure?: string;
}

/** Words in italics and a number below them, with offsets in pixels, at a point of the chart. */
function Label({ at, anchor = 'start', dx = 0, dy = 0, words, figure }: LabelProps) {
  return (
    <text x={percent(at[0])} y={percent(at[1])} textAnchor={anchor} dx={dx} dy={dy}>
      {words && <tspan className="label-italic fill-text">{words}</tspan>}
      {figure && (
        <tspan
          className="label-mono fill-text-2"
          {...(words && { x: percent(at[0]), dx, dy: '1.35em' })}
        >
          {figure}
        </tspan>
      )}
    </text>
  );
}

/**
 * Fig. 1: four thousand simulated prices of one share. Lines stretch with the box, text keeps its size, so one chart
 * fits a phone and a wide screen.
 */
export function FanFigure({ fan, words }: { fan: Fan; words: Site['figures']['fan'] }) {
  const number = useNumber();
  const lines = quantileLines(24).map(overTime);
  const [q05, q25, q50, q75, q95] = lines as [Point[], Point[], Point[], Point[], Point[]];
  const area = (upper: Point[], lower: Point[]) =>
    `${compactPath([...upper, ...[...lower].reverse()])}z`;
  const chosen = compactPath(overTime(fan.chosen.filter((_, i) => i % 2 === 0)));
  const peak = [x(fan.peak / FAN.steps), y(fan.chosen[fan.peak] ?? 0)] as const;
  const trough = [x(fan.trough / FAN.steps), y(fan.chosen[fan.trough] ?? 0)] as const;
  const today = [0, y(FAN.start)] as const;
  return (
    <svg aria-hidden="true" className="size-full overflow-visible">
      <Stretched units={[SIZE, SIZE]} className="overflow-visible">
        <path
          d={fanGround(fan)}
          className="fill-none stroke-text-3"
          strokeOpacity="0.35"
          strokeWidth="0.8"
        />
        <path d={area(q95, q05)} className="fill-graph/6" />
        <path d={area(q75, q25)} className="fill-graph/10" />
        <path
          d={[q95, q75, q25, q05].map(compactPath).join('')}
          className="fill-none stroke-text-2"
          strokeDasharray="2 4"
        />
        <path d={compactPath(q50)} className="fill-none stroke-text" />
        <path d={histogramBars(fan)} className="fill-graph-wash" />
        <path d={densityLine()} className="fill-none stroke-graph" strokeWidth="1.4" />
        <path d={`M${AXIS} 0V${SIZE}`} className="stroke-text" />
        <path
          d={`M${peak.map(Math.round).join(' ')}H${Math.round(trough[0])}V${Math.round(trough[1])}`}
          className="fill-none stroke-accent-ink"
          strokeDasharray="3 3"
        />
        <path
          d={`M0 ${Math.round(today[1])}V840M${trough.map(Math.round).join(' ')}V880`}
          className="stroke-text-3"
        />
        <path d={chosen} className="fill-none stroke-ground" strokeWidth="5" />
        <path
          d={chosen}
          className="fill-none stroke-graph"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path
          d={`M0 ${SIZE}H${TIME_END}${[0, 0.25, 0.5, 0.75, 1].map((t) => `M${x(t)} ${SIZE}v-14`).join('')}`}
          className="stroke-text"
        />
      </Stretched>
      {QUANTILES.map(({ q, z }) => {
        const price = quantile(z, 1);
        const figure = fill(words.quantile, {
          quantile: number(q * 100, 0).padStart(2, number(0)),
          price: number(price, 1),
        });
        return (
          <g
            key={q}
            // In a narrow box the numbers are over the density: a stroke in the background colour separates them.
            className={`stroke-ground stroke-5 [paint-order:stroke] ${q === 0.25 || q === 0.75 ? 'max-md:hidden' : ''}`}
          >
            <circle cx={percent(TIME_END)} cy={percent(y(price))} r="2.5" className="fill-text" />
            <g className="xl:hidden">
              <Label at={[SIZE, y(price)]} anchor="end" dy={4} figure={figure} />
            </g>
            <g className="max-xl:hidden">
              <Label at={[densityEdge(price), y(price)]} dx={14} dy={4} figure={figure} />
            </g>
          </g>
        );
      })}
      <g className="max-[23.75rem]:hidden">
        <Label
          at={[0, 840]}
          dy={20}
          words={words.start}
          figure={fill(words.price, { price: number(FAN.start, 1) })}
        />
      </g>
      <Label
        at={peak}
        anchor="middle"
        dy={-34}
        words={words.peak}
        figure={fill(words.day, { day: number(fan.peak) })}
      />
      <Label
        at={[trough[0], 880]}
        anchor="middle"
        dy={20}
        words={words.trough}
        figure={fill(words.drawdown, { percent: number(fan.drawdown * -100, 1) })}
      />
      {QUARTERS.map((months, i) => (
        <g key={months} className={i % 2 === 1 ? 'max-sm:hidden' : undefined}>
          <Label
            at={[x(i / 4), SIZE]}
            anchor={i === 0 ? 'start' : i === 4 ? 'end' : 'middle'}
            dy={20}
            figure={i === 0 ? words.now : fill(words.months, { count: number(months) })}
          />
        </g>
      ))}
      <RingedPoint x={percent(today[0])} y={percent(today[1])} />
      <RingedPoint x={percent(peak[0])} y={percent(peak[1])} />
      <RingedPoint x={percent(trough[0])} y={percent(trough[1])} />
      <RingedPoint x={percent(TIME_END)} y={percent(y(fan.chosen.at(-1) ?? 0))} />
    </svg>
  );
}
