import { contours, levels, sample } from '../../../../renderer/drawing/contours.ts';
import { mark, mix, PAPER, stroke } from '../../../../renderer/drawing/figure.ts';
import { random } from '../../../../renderer/drawing/random.ts';
import { el, line } from '../../../../renderer/drawing/svg.ts';
import { surface, TERRAINS } from '../../../../renderer/drawing/terrain.ts';
import type { CardFigure } from '../shareCard.ts';

const BOX = { x: 700, y: 96, width: 500, height: 534 } as const;
const LINES = 26;
const SEED = 'share';

/** The contour lines that portraits are drawn on, the summit marked. */
export function terrain(): CardFigure {
  const { width, height } = BOX;
  const field = surface(TERRAINS.twins(random(SEED)), width, height);
  const grid = sample(field, width, height, 4);
  const paths = levels(grid, LINES).map((level) => contours(grid, level).map(line).join(''));
  return {
    ground: PAPER,
    drawing: el(
      'g',
      { transform: `translate(${BOX.x} ${BOX.y})` },
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
