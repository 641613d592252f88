import { at } from '../../../lib/drawing/at.ts';
import {
  figure,
  type Ground,
  MIST,
  PAPER,
  PAPER_2,
  rect,
  STONE,
} from '../../../lib/drawing/figure.ts';
import { el } from '../../../lib/drawing/svg.ts';
import { QUESTIONS } from './twelve-figures.ts';

const GROUNDS: readonly Ground[] = [
  PAPER,
  STONE,
  MIST,
  PAPER_2,
  MIST,
  PAPER_2,
  PAPER,
  STONE,
  STONE,
  PAPER,
  MIST,
  PAPER,
];

/** Probability for interviews in twelve questions, four by three. */
export const markup = (): string =>
  figure(
    PAPER,
    1280,
    720,
    ...QUESTIONS.map((question, index) => {
      const ground = at(GROUNDS, index);
      return el(
        'g',
        { transform: `translate(${(index % 4) * 320} ${Math.floor(index / 4) * 240})` },
        rect(0, 0, 320, 240, ground.ground),
        el('g', { transform: 'translate(60 45)' }, question(ground)),
      );
    }),
  );
