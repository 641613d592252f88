import { card, heading, list } from '../fields.ts';
import { section } from '../section.ts';

/** Benefits in a ruled four-way grid. */
export const benefits = section('benefits', 'Benefits (four-way grid)', {
  heading: heading('Heading'),
  cards: list('Cards', [1, 8], card(40, 260)),
});
