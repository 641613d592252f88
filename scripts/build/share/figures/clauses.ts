import type { Page } from '../../../../content/schema/pages.ts';
import { TYPE } from '../../../../content/schema/section.ts';
import { mark, PAPER, rect, stroke } from '../../../../renderer/drawing/figure.ts';
import { scale } from '../../../../renderer/drawing/svg.ts';
import { lettering } from '../lettering.ts';
import type { CardFigure } from '../shareCard.ts';

const LEFT = 748;

const wordsIn = (value: unknown): number => {
  if (typeof value === 'string') return value.split(/\s+/).length;
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, inner) => sum + wordsIn(inner), 0)
    : 0;
};

/** The parts of a page's terms, or else its sections, as long as their words are many, the longest marked. */
export function clauses({ sections }: Page): CardFigure {
  const terms = sections.find((section) => section[TYPE] === 'terms');
  const parts = terms && TYPE in terms && terms[TYPE] === 'terms' ? terms.parts : sections;
  const words = parts.map(({ ...part }) => wordsIn({ ...part, title: '', note: '' }));
  const longest = Math.max(...words);
  const x = scale([0, longest], [LEFT, 1140]);
  const step = Math.min(42, 440 / parts.length);
  const y = (row: number) => 112 + row * step;
  return {
    ground: PAPER,
    drawing: [
      ...words.map((count, row) => {
        const number = lettering(String(row + 1).padStart(2, '0'), [LEFT - 44, y(row) + 6], {
          font: 'mono',
          size: 18,
          fill: PAPER.soft,
        });
        const bar = rect(LEFT, y(row) - 5, x(count) - LEFT, 10, PAPER.data);
        return number + bar + (count === longest ? mark(PAPER, [x(count), y(row)], 11) : '');
      }),
      stroke(`M${LEFT} 84V${y(parts.length - 1) + 28}`, PAPER.ink, 1.5),
    ].join(''),
  };
}
