import { card, heading, list } from '../fields.ts';
import { section } from '../section.ts';

/** Pillars, side by side like the columns that they are. */
export const pillars = section('pillars', 'Pillars', {
  heading: heading('Heading'),
  items: list('Pillars', 2, card(40, 260)),
});
