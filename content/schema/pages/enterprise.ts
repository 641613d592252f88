import { z } from 'zod';
import { between } from '../between.ts';
import {
  action,
  card,
  choice,
  group,
  heading,
  image,
  line,
  list,
  opening,
  paragraph,
  seo,
  sourceNote,
  whole,
} from '../fields.ts';

/** What a feature chip stands beside. */
export const CHIP_DRAWINGS = ['decoding', 'netting', 'routing', 'replicas', 'source'] as const;

/** How a claim is drawn: a share on top of a hundred, a multiple of one length, a row of days. */
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

/** A claimed marketing figure (specification 9) with the words around it, and what is drawn of it. */
export const claim = () =>
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

export const enterprise = z.strictObject({
  seo: seo(),
  hero: opening({
    chips: list('Feature chips', [1, 12], {
      label: line('Words', { max: 40, isTitle: true }),
      drawing: choice('Drawing', CHIP_DRAWINGS, {
        help: 'Decoding: a sentence becoming code. Netting: many orders, one left. Routing: every market to every broker. Replicas: one result on three machines. Source: code with its tests.',
      }),
    }),
    action: action('Button'),
  }),
  useCases: group('Use cases', {
    heading: heading('Heading'),
    cards: list('Cards', [1, 8], {
      title: line('Who', { max: 50, isTitle: true }),
      text: paragraph('Text', { min: 60, max: 320 }),
      claims: list('Figures', [1, 3], claim()),
    }),
  }),
  benefits: group('Benefits', {
    heading: heading('Heading'),
    cards: list('Cards', [1, 8], card(40, [60, 260])),
  }),
  offerings: group('Key offerings', {
    heading: heading('Heading'),
    cards: list('Cards', [3, 6], card(40, [60, 280], { icon: image('Icon', 'icons') })),
    suite: group('Product suite', {
      title: line('Name', { max: 40, isTitle: true }),
      text: paragraph('Text', { min: 60, max: 280 }),
      products: list('Products', 3, {
        name: line('Name', { max: 30, isTitle: true }),
        text: paragraph('Text', { min: 40, max: 220 }),
        icon: image('Icon', 'icons'),
      }),
    }),
  }),
  partner: group('Tech partner', {
    label: line('Words beside the logo', { max: 60 }),
    name: line('Name', { max: 40, isTitle: true }),
    path: image('Logo', 'logos'),
    text: line('Line', { max: 140 }),
  }),
  demo: group('Request a demo', {
    heading: heading('Heading'),
    lead: paragraph('Lead', { min: 40, max: 240 }),
    points: list('What happens next', [2, 4], { text: line('Line', { max: 120, isTitle: true }) }),
  }),
});
export type Enterprise = z.infer<typeof enterprise>;
