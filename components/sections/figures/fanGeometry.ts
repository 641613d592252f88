import { BIN, density, FAN, type Fan } from './fan.ts';
import { compactPath, SIZE } from './path.ts';

/** Where twelve months end, and where the histogram begins. */
export const TIME_END = 740;
export const AXIS = 752;

const PRICE = { high: 186, low: 52 };
const DENSITY_WIDTH = 130;
/** The density's mode, where its bar is longest and fills the width. */
const MODE = FAN.start * Math.exp(FAN.drift - 1.5 * FAN.volatility ** 2);

/** A point in the chart's own units. */
export type Point = readonly [x: number, y: number];

/** Years to units. */
export const x = (t: number) => t * TIME_END;
/** Price to units. */
export const y = (price: number) => ((PRICE.high - price) / (PRICE.high - PRICE.low)) * SIZE;

/** Prices at equal intervals as points. */
export const overTime = (prices: readonly number[]): Point[] =>
  prices.map((price, i) => [x(i / (prices.length - 1)), y(price)]);

const densityWidth = (value: number) => (value / density(MODE)) * DENSITY_WIDTH;

/** The right edge of the density at a price. */
export const densityEdge = (price: number) => AXIS + densityWidth(density(price));

/** The lognormal density next to the axis. */
export const densityLine = () =>
  compactPath(
    Array.from({ length: 34 }, (_, i) => 52 + i * 4).map((price) => [densityEdge(price), y(price)]),
  );

/** The terminal prices next to the axis, a bar for each bin. */
export const histogramBars = ({ histogram }: Fan) =>
  histogram
    .map((count, i) => {
      const width = Math.round(densityWidth(count / (FAN.paths * BIN.width)));
      const low = BIN.start + i * BIN.width;
      const top = Math.round(y(low + BIN.width)) + 3;
      return count === 0 ? '' : `M${AXIS} ${Math.round(y(low))}h${width}V${top}H${AXIS}z`;
    })
    .join('');

/** The grey background of the chart, a line for each path. */
export const fanGround = ({ background }: Fan): string =>
  background.map((path) => compactPath(overTime(path.filter((_, i) => i % 6 === 0)))).join('');
