import { BIN, density, FAN, type Fan } from './fan.ts';
import { compactPath } from './path.ts';

/** The chart's units: 1000 by 1000, stretched to its box. */
export const SIZE = 1000;
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
/** Units to a percentage of the box, for elements that are positioned in the box but keep their size. */
export const percent = (value: number) => `${Math.round(value) / 10}%`;

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

/** The background's steps in the chart's units: coarser, because thin grey lines do not need more; saves bytes. */
export const COARSE = 2;

/** The grey background of the chart, a line for each path, in coarse units. */
export const fanGround = ({ background }: Fan): string =>
  background
    .map((path) => overTime(path.filter((_, i) => i % 6 === 0)))
    .map((places) => compactPath(places.map(([x, y]) => [x / COARSE, y / COARSE])))
    .join('');
