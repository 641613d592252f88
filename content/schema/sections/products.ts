import { line, list, whole } from '../fields.ts';
import { section } from '../section.ts';

/** Products in numbers: a ruled table, all numbers drawn on one scale. */
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
