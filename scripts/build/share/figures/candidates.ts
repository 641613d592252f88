import { CANDIDATES, stackCandidates } from '../../../../components/sections/figures/candidates.ts';
import { dot, mark, PAPER, stroke } from '../../../../renderer/drawing/figure.ts';
import { scale } from '../../../../renderer/drawing/svg.ts';
import { lettering } from '../lettering.ts';
import type { CardFigure } from '../shareCard.ts';

/** The hiring page's own figure: four hundred papers marked, and the few that are put forward. */
export function candidates(): CardFigure {
  const { dots, bins, tallest, threshold, forward } = stackCandidates();
  const x = scale([0, bins], [684, 1190]);
  const y = scale([0, tallest], [548, 190]);
  return {
    ground: PAPER,
    drawing: [
      ...dots.map(({ bin, level, forward: isForward }) =>
        dot([x(bin + 0.5), y(level + 0.5)], 4.4, isForward ? PAPER.data : PAPER.soft, {
          opacity: isForward ? undefined : 0.5,
        }),
      ),
      stroke('M684 554H1200', PAPER.ink, 1.5),
      stroke(`M${x(threshold)} 554V176`, PAPER.signalText, 1.5, { 'stroke-dasharray': '5 5' }),
      mark(PAPER, [x(threshold), 176], 10),
      lettering(`${forward} of ${CANDIDATES.count}`, [x(threshold), 148], {
        font: 'mono',
        size: 20,
        fill: PAPER.soft,
        anchor: 'middle',
      }),
    ].join(''),
  };
}
