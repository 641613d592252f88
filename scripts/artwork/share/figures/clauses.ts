import type { Legal } from '../../../../content/schema/pages/legal.ts';
import { mark, PAPER, rect, stroke } from '../../lib/figure.ts';
import { scale } from '../../lib/svg.ts';
import { lettering } from '../lettering.ts';
import type { CardFigure } from '../shareCard.ts';

const LEFT = 748;

const wordsOf = ({ paragraphs, points = [] }: Legal['sections'][number]) =>
  [...paragraphs, ...points].reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

/** The sections of a legal page by their numbers, as long as their words are many, the longest marked. */
export function clauses({ sections }: Legal): CardFigure {
  const words = sections.map(wordsOf);
  const longest = Math.max(...words);
  const x = scale([0, longest], [LEFT, 1140]);
  const step = Math.min(42, 440 / sections.length);
  const y = (row: number) => 112 + row * step;
  return {
    ground: PAPER,
    drawing: [
      ...words.map((count, row) => {
        const number = lettering(String(row + 1).padStart(2, '0'), [LEFT - 44, y(row) + 6], {
          face: 'mono',
          size: 18,
          fill: PAPER.soft,
        });
        const bar = rect(LEFT, y(row) - 5, x(count) - LEFT, 10, PAPER.data);
        return number + bar + (count === longest ? mark(PAPER, [x(count), y(row)], 11) : '');
      }),
      stroke(`M${LEFT} 84V${y(sections.length - 1) + 28}`, PAPER.ink, 1.5),
    ].join(''),
  };
}
