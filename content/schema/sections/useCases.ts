import { z } from 'zod';
import { between } from '../between.ts';
import { choice, heading, line, list, paragraph, sourceNote, whole } from '../fields.ts';
import { section } from '../section.ts';

/** Drawings of a claim: a share on top of 100 %, a multiple of one length, a row of days. */
export const CLAIM_DRAWINGS = ['share', 'multiple', 'days'] as const;

interface Drawn {
  drawing?: unknown;
  amount?: unknown;
}

const amountIsDrawn = between<Drawn>(
  'amount',
  ({ drawing, amount }) => Boolean(drawing) === (amount !== undefined),
  {
    rule: 'and “Drawing” go together',
    fix: 'Fill in both, or clear both.',
  },
);

/** A claimed number (specification 9) with the words around it, and its drawing. */
const claim = () =>
  z
    .strictObject({
      before: line('Before the figure', { max: 30 }).optional(),
      figure: line('Figure', { max: 16, isTitle: true, number: 'claimed' }),
      after: line('After the figure', { max: 60 }),
      note: sourceNote(),
      drawing: choice('Drawing', CLAIM_DRAWINGS, {
        help: 'Share: a percentage on top of a hundred. Multiple: so many times one length. Days: a row of them, open at its end.',
      }).optional(),
      amount: whole('Number drawn', {
        min: 1,
        max: 500,
        help: 'The 25 of 25%, the 10 of 10x, the 30 days of a month.',
      }).optional(),
      people: whole('People drawn', {
        min: 1,
        max: 10_000,
        help: 'Stand above the drawing, a dot each.',
      }).optional(),
    })
    .check(amountIsDrawn);

/** Use cases, each with its claimed numbers (specification 2, Enterprise). */
export const useCases = section('useCases', 'Use cases', {
  heading: heading('Heading'),
  cards: list('Cards', [1, 8], {
    title: line('Who', { max: 50, isTitle: true }),
    text: paragraph('Text', { max: 320 }),
    claims: list('Figures', [1, 3], claim()),
  }),
});
