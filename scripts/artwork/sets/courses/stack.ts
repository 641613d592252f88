import { at } from '../../../lib/drawing/at.ts';
import {
  figure,
  type Ground,
  MIST,
  mark,
  PAPER,
  PAPER_2,
  rect,
  STONE,
  segment,
} from '../../../lib/drawing/figure.ts';
import { el } from '../../../lib/drawing/svg.ts';
import { figures } from '../../lib/letters.ts';
import { averages, candles, drawdown, impact, intensity } from './stack/markets.ts';
import type { Miniature } from './stack/miniature.ts';
import { kelly, lorenz, payoff, tree } from './stack/pricing.ts';
import {
  autocorrelation,
  bell,
  copula,
  heatMap,
  logistic,
  regression,
} from './stack/statistics.ts';

/** Fifteen projects in the order of the cover, row by row. */
const MINIATURES: readonly Miniature[] = [
  candles,
  regression,
  tree,
  bell,
  drawdown,
  averages,
  payoff,
  heatMap,
  intensity,
  logistic,
  copula,
  autocorrelation,
  kelly,
  lorenz,
  impact,
];

/** Where growth is greatest on the panel of the Kelly stake: 2p − 1 with p = 0.6. */
const KELLY_PEAK = { index: 12, share: 0.2 / 0.48 };

const CELL = { width: 240, height: 300 };
const INSET = { x: 26, top: 74, width: 188, height: 196 };
/** Grounds of the fifteen panels, row by row. */
const GROUNDS: readonly Ground[] = [
  PAPER,
  PAPER_2,
  MIST,
  PAPER,
  STONE,
  MIST,
  STONE,
  PAPER,
  PAPER_2,
  PAPER,
  PAPER_2,
  PAPER,
  PAPER,
  STONE,
  MIST,
];

const origin = (index: number) =>
  [(index % 5) * CELL.width, Math.floor(index / 5) * CELL.height] as const;

/** Fifteen projects, five by three, each a figure of its own. */
export function markup(): string {
  const panels = MINIATURES.map((miniature, index) => {
    const ground = at(GROUNDS, index);
    const [x, y] = origin(index);
    return el(
      'g',
      { transform: `translate(${x} ${y})` },
      rect(0, 0, CELL.width, CELL.height, ground.ground),
      figures(String(index + 1).padStart(2, '0'), [INSET.x, 48], { size: 28, fill: ground.soft }),
      el(
        'g',
        { transform: `translate(${INSET.x} ${INSET.top})` },
        miniature(ground, INSET.width, INSET.height),
      ),
    );
  });
  const [x, y] = origin(KELLY_PEAK.index);

  return figure(
    PAPER,
    1200,
    900,
    ...panels,
    ...[1, 2, 3, 4].map((i) => segment([i * CELL.width, 0], [i * CELL.width, 900], PAPER.ink, 2.5)),
    ...[1, 2].map((i) => segment([0, i * CELL.height], [1200, i * CELL.height], PAPER.ink, 2.5)),
    mark(PAPER, [x + INSET.x + KELLY_PEAK.share * INSET.width, y + INSET.top], 14),
  );
}
