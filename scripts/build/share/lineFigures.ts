import {
  expectedError,
  INTERVALS,
  intervalWords,
  simulateHedges,
} from '../../../components/sections/figures/hedge.ts';
import { numberText } from '../../../components/sections/figures/numberText.ts';
import { planeWalk } from '../../../components/sections/figures/planeWalk.ts';
import { random } from '../../../components/sections/figures/random.ts';
import type { Content } from '../../../content/schema/collections.ts';
import { localeOf } from '../../../content/schema/place.ts';
import { contours, levels, sample } from '../../../renderer/drawing/contours.ts';
import {
  area,
  dot,
  mark,
  mix,
  PAPER,
  palette,
  rect,
  STONE,
  stroke,
} from '../../../renderer/drawing/figure.ts';
import { at, band, el, line, type Point, scale, times } from '../../../renderer/drawing/svg.ts';
import { surface, twins } from '../../../renderer/drawing/terrain.ts';
import { lettering } from './lettering.ts';
import type { CardFigure } from './shareCard.ts';

/** Running totals, the start included: one value more than the steps. */
function cumulative(steps: readonly number[]): number[] {
  const path = [0];
  for (const step of steps) path.push(at(path, -1) + step);
  return path;
}

const TRACE_STEPS = 400;
/** Annual drift and volatility of the trace, over one year. */
const DRIFT = 0.16;
const VOLATILITY = 0.24;
/** Searched for a year that is low under the words and highest next to them. */
const TRACE_SEED = 'share-34631';

/** A year of geometric Brownian motion as the edge between paper and stone. */
export function trace({ brand }: Content): CardFigure {
  const { normal } = random(TRACE_SEED);
  const step = 1 / TRACE_STEPS;
  const logs = times(
    TRACE_STEPS,
    () => (DRIFT - VOLATILITY ** 2 / 2) * step + VOLATILITY * Math.sqrt(step) * normal(),
  );
  const prices = cumulative(logs).map((log) => 100 * Math.exp(log));
  const high = Math.max(...prices);
  const x = scale([0, TRACE_STEPS], [0, 1200]);
  const y = scale([Math.min(...prices), high], [545, 124]);
  const points = prices.map((price, i): Point => [x(i), y(price)]);
  const peak = points[prices.indexOf(high)] as Point;
  return {
    ground: PAPER,
    foot: STONE,
    drawing: [
      area(
        band(points, [
          [0, 630],
          [1200, 630],
        ]),
        STONE.ground,
      ),
      stroke(line(points), STONE.data, 2.5),
      mark(PAPER, peak, 10),
      lettering(numberText(high, localeOf(brand), 1), [peak[0] - 20, peak[1] - 10], {
        font: 'mono',
        size: 20,
        fill: PAPER.soft,
        anchor: 'end',
      }),
    ].join(''),
  };
}

const TOUCHSTONE_STEPS = 160;
const STREAKS = [
  { y: 530, drift: 0, tone: palette.chalk3, width: 1.6 },
  { y: 400, drift: -0.1, tone: palette.chalk3, width: 1.6 },
  { y: 440, drift: 1.7, tone: STONE.data, width: 3.4 },
] as const;

/** The touchstone: three ideas drawn over dark slate, one of them worth something. */
export function touchstone(): CardFigure {
  const x = scale([0, TOUCHSTONE_STEPS], [740, 1120]);
  const lines = STREAKS.map(({ y, drift }) => {
    const { normal } = random(`share-${y}`);
    let level = 0;
    return times(TOUCHSTONE_STEPS, (i): Point => {
      level += drift + 4.2 * normal();
      return [x(i), y - level];
    });
  });
  return {
    ground: PAPER,
    drawing: [
      rect(690, 104, 560, 600, STONE.ground, { rx: 10 }),
      ...STREAKS.map(({ tone, width }, i) => stroke(line(lines[i] ?? []), tone, width)),
      mark(STONE, lines.at(-1)?.at(-1) ?? [0, 0], 11),
    ].join(''),
  };
}

const TERRAIN_BOX = { x: 700, y: 96, width: 500, height: 534 } as const;
const LINES = 26;
const TERRAIN_SEED = 'share';

/** The contour lines that portraits are drawn on, the summit marked. */
export function terrain(): CardFigure {
  const { width, height } = TERRAIN_BOX;
  const field = surface(twins(random(TERRAIN_SEED)), width, height);
  const grid = sample(field, width, height, 4);
  const paths = levels(grid, LINES).map((level) => contours(grid, level).map(line).join(''));
  return {
    ground: PAPER,
    drawing: el(
      'g',
      { transform: `translate(${TERRAIN_BOX.x} ${TERRAIN_BOX.y})` },
      stroke(paths.filter((_, i) => i % 5 !== 2).join(''), mix(PAPER.ground, PAPER.ink, 0.6), 1),
      stroke(paths.filter((_, i) => i % 5 === 2).join(''), PAPER.ink, 1.8),
      mark(PAPER, summit(field, width, height), 11),
    ),
  };
}

/** The highest place of a surface. */
function summit(field: (x: number, y: number) => number, width: number, height: number) {
  let best: readonly [number, number] = [0, 0];
  for (let x = 0; x < width; x += 4)
    for (let y = 0; y < height; y += 4) if (field(x, y) > field(...best)) best = [x, y];
  return best;
}

/** The education page's own figure: the more seldom a call is hedged, the more is left to chance. */
export function hedges({ site, brand }: Content): CardFigure {
  const x = scale([0, INTERVALS.length - 1], [724, 1150]);
  const y = scale([-1.6, 1.1], [552, 124]);
  const months = simulateHedges();
  const errors = INTERVALS.map(({ hedges }) => expectedError(hedges));
  const edge = (side: number) => errors.map((error, i): Point => [x(i), y(side * error)]);
  const spots = months.flatMap((column, i) =>
    column.map((left, n): Point => [x(i) + ((n * 7) % 13) - 6, y(Math.max(-1.6, left))]),
  );
  const worst = spots.reduce((low, spot) => (spot[1] > low[1] ? spot : low));
  return {
    ground: PAPER,
    drawing: [
      area(band(edge(1), edge(-1)), PAPER.wash, { opacity: 0.6 }),
      stroke(line(edge(1)) + line(edge(-1)), PAPER.data, 2),
      stroke(`M700 ${y(0)}H1200`, PAPER.ink, 1.5),
      ...spots.map((spot) => dot(spot, 2.6, PAPER.ink, { opacity: 0.6 })),
      mark(PAPER, worst, 9),
      ...INTERVALS.map((interval, i) =>
        lettering(intervalWords(interval, site.figures.hedge, localeOf(brand)), [x(i), 592], {
          font: 'mono',
          size: 15,
          fill: PAPER.soft,
          anchor: 'middle',
        }),
      ),
    ].join(''),
  };
}

/** A walk that has not come home yet; the seed was searched for one. */
const SEED = 'lost-171';
const STEPS = 900;
const BOX = { x: 700, y: 110, width: 470, height: 480 } as const;

/** A random walk in the plane, its start marked: what an unknown address is like. */
export function walk(): CardFigure {
  const { places } = planeWalk(SEED, STEPS);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const unit = Math.min(BOX.width / (Math.max(...xs) - left), BOX.height / (Math.max(...ys) - top));
  const slack = (BOX.height - (Math.max(...ys) - top) * unit) / 2;
  const at = ([x, y]: readonly [number, number]): Point => [
    BOX.x + (x - left) * unit,
    BOX.y + (y - top) * unit + slack,
  ];
  return {
    ground: PAPER,
    drawing: [
      stroke(line(places.map(at)), PAPER.data, 2.5),
      dot(at(places.at(-1) ?? [0, 0]), 8, PAPER.ink),
      mark(PAPER, at([0, 0]), 12),
    ].join(''),
  };
}
