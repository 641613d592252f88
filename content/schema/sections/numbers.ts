import { z } from 'zod';
import { between, type Given } from '../between.ts';
import {
  choice,
  heading,
  line,
  list,
  paragraph,
  sourceNote,
  statistic,
  timeOfDay,
  whole,
} from '../fields.ts';
import { section } from '../section.ts';

// Numbers with graphics.

/** Numbers that count up when they become visible, each with a graphic (specification 2, Home page). */
export const counters = section('counters', 'Counters', {
  items: list('Counters', [1, 4], statistic),
});

/** Products in numbers: a ruled table with all numbers on one scale. */
export const products = section('products', 'Products in figures', {
  title: line('Heading', { max: 60, isTitle: true }),
  products: list('What you get, in figures', [1, 12], {
    name: line('Product', { max: 40, isTitle: true }),
    figure: line('Figure', { max: 16 }),
    unit: line('Unit', { max: 40 }),
    text: line('What it is', { max: 140 }),
    count: whole('Number drawn', {
      min: 1,
      max: 500,
      help: 'The 50 of 50 + 10.',
      number: 'counted',
    }),
    extra: whole('Number drawn after it', {
      min: 1,
      max: 500,
      help: 'The 10 of 50 + 10; in another colour.',
    }).optional(),
  }),
});

const hoursGoTogether = between<Given<'opens' | 'closes'>>(
  'closes',
  ({ opens, closes }) =>
    Boolean(opens) === Boolean(closes) && (!opens || !closes || `${opens}` < `${closes}`),
  {
    rule: 'is not after the time that trading opens at',
    fix: 'Fill in both, the earlier one first, or clear both.',
  },
);

/** A chart of one day's price across the window, between a light and a dark section. */
export const tradingDay = section(
  'tradingDay',
  'One trading day',
  {
    high: line('Beside the highest price', { max: 24 }),
    opens: timeOfDay(
      'Trading opens at',
      'Where the axis under the price begins. Without it, the figure has no axis.',
    ).optional(),
    closes: timeOfDay('Trading closes at', 'Where it ends.').optional(),
  },
  hoursGoTogether,
);

/** Graphics of a claim: a share on top of 100 %, a multiple of one length, a row of days. */
const CLAIM_DRAWINGS = ['share', 'multiple', 'days'] as const;

const amountIsDrawn = between<Given<'drawing' | 'amount'>>(
  'amount',
  ({ drawing, amount }) => Boolean(drawing) === (amount !== undefined),
  {
    rule: 'and “Drawing” go together',
    fix: 'Fill in both, or clear both.',
  },
);

/** A claimed number (specification 9) with the words around it, and its graphic. */
const claim = () =>
  z
    .strictObject({
      before: line('Before the figure', { max: 30 }).optional(),
      figure: line('Figure', { max: 16, isTitle: true, number: 'claimed' }),
      after: line('After the figure', { max: 60 }),
      note: sourceNote(),
      drawing: choice('Drawing', CLAIM_DRAWINGS, {
        help: 'Share: a percentage on top of a hundred. Multiple: one length, repeated. Days: a row of them, open at its end.',
      }).optional(),
      amount: whole('Number drawn', {
        min: 1,
        max: 500,
        help: 'The 25 of 25%, the 10 of 10x, the 30 days of a month.',
      }).optional(),
      people: whole('People drawn', {
        min: 1,
        max: 10_000,
        help: 'Shown above the drawing, a dot each.',
      }).optional(),
    })
    .check(amountIsDrawn);

/** Use cases with their claimed numbers (specification 2, Enterprise). */
export const useCases = section('useCases', 'Use cases', {
  heading: heading('Heading'),
  cards: list('Cards', [1, 8], {
    title: line('Who', { max: 50, isTitle: true }),
    text: paragraph('Text', { max: 320 }),
    claims: list('Figures', [1, 3], claim()),
  }),
});
