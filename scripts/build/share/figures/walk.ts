import { planeWalk } from '../../../../components/sections/figures/planeWalk.ts';
import { dot, mark, PAPER, stroke } from '../../../../renderer/drawing/figure.ts';
import { line, type Point } from '../../../../renderer/drawing/svg.ts';
import type { CardFigure } from '../shareCard.ts';

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
