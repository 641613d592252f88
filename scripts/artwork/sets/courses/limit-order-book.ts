import { at, times } from '../../../lib/drawing/at.ts';
import {
  area,
  figure,
  mark,
  mix,
  rect,
  STONE,
  segment,
  stroke,
} from '../../../lib/drawing/figure.ts';
import { palette } from '../../../lib/drawing/palette.ts';
import { round } from '../../../lib/drawing/svg.ts';
import { label } from '../../lib/letters.ts';
import { simulateBook } from '../../lib/order-book.ts';
import { sum } from '../../lib/samples.ts';

const LEVELS = 44;
/** The part of the book in view. */
const LOWEST = 11;
const SHOWN = 30;
const COLUMNS = 132;
/** Snapshots before the book has forgotten how it was filled. */
const WARM_UP = 10;
const WIDTH = 800;

/** Tone of a queue: four steps, so that the picture stays a picture of queues. */
const tone = (lots: number) => {
  const step = Math.min(5, Math.floor(Math.log2(1 + lots)));
  return mix(palette.stonePanel, palette.graphLit, [0, 0.1, 0.2, 0.36, 0.6, 0.95][step] ?? 0);
};

/** The book as a heat map of resting lots; the mid price through it; its profile at the close. */
export function markup(): string {
  const book = simulateBook({
    seed: 'book-20',
    levels: LEVELS,
    snapshots: WARM_UP + COLUMNS,
    eventsEach: 55,
  }).slice(WARM_UP);
  const cell = 900 / SHOWN;
  const column = WIDTH / COLUMNS;
  const y = (tick: number) => 900 - (tick - LOWEST + 0.5) * cell;

  const rows = times(SHOWN, (row) => {
    const tick = LOWEST + row;
    const runs: string[] = [];
    let start = 0;
    const color = (i: number) => tone(Math.abs(at(at(book, i).depth, tick)));
    for (let i = 1; i <= COLUMNS; i++) {
      if (i < COLUMNS && color(i) === color(start)) continue;
      runs.push(
        rect(
          start * column,
          y(tick) - cell / 2 + 0.75,
          (i - start) * column + 0.3,
          cell - 1.5,
          color(start),
        ),
      );
      start = i;
    }
    return runs.join('');
  });

  const mid = book.map(({ bid, ask }) => (bid + ask) / 2);
  const trace = mid
    .map(
      (tick, i) =>
        `${i === 0 ? `M0 ${round(y(tick))}` : `V${round(y(tick))}`}H${round((i + 1) * column)}`,
    )
    .join('');
  const sweep = book.reduce(
    (best, { traded }, i) =>
      i > 12 && Math.abs(traded) > Math.abs(at(book, best).traded) ? i : best,
    13,
  );
  const last = at(book, -1);

  const side = (sign: 1 | -1) => sum(last.depth.map((lots) => Math.max(0, sign * lots)));
  const most = Math.max(side(1), side(-1));
  const profile = (side: 1 | -1) => {
    let total = 0;
    let d = '';
    const ticks =
      side > 0
        ? times(last.bid + 1, (i) => last.bid - i)
        : times(LEVELS - last.ask, (i) => last.ask + i);
    for (const tick of ticks) {
      total += Math.max(0, side * at(last.depth, tick));
      const edge = y(tick) - (side * cell) / 2;
      const x = WIDTH + (total / most) * 350;
      d += `${d === '' ? `M${WIDTH} ${round(edge)}` : `V${round(edge)}`}H${round(x)}`;
    }
    return `${d}V${side > 0 ? 900 : 0}H${WIDTH}Z`;
  };
  const size = Math.abs(at(book, sweep).traded);
  const bought = at(book, sweep).traded > 0;
  const point = [sweep * column + column / 2, y(at(mid, sweep))] as const;

  return figure(
    STONE,
    1200,
    900,
    rect(0, 0, WIDTH, 900, palette.stonePanel),
    ...rows,
    area(profile(-1), palette.stoneRule, { stroke: STONE.ink, 'stroke-width': 4 }),
    area(profile(1), STONE.wash, { stroke: STONE.data, 'stroke-width': 4 }),
    segment([WIDTH, 0], [WIDTH, 900], STONE.ground, 10),
    stroke(trace, STONE.ground, 13),
    stroke(trace, STONE.ink, 5),
    segment([WIDTH, y(at(mid, -1))], [1200, y(at(mid, -1))], STONE.ink, 2.5, {
      'stroke-dasharray': '3 9',
    }),
    label('asks', [WIDTH + 34, 76], { size: 56, fill: STONE.ink }),
    label('bids', [WIDTH + 34, 864], { size: 56, fill: STONE.data }),
    mark(STONE, point, 17),
    label(`a run of ${size} lots ${bought ? 'bought' : 'sold'}`, [40, 76], {
      size: 50,
      fill: STONE.ink,
      halo: palette.stonePanel,
    }),
  );
}
