import { card, heading, list } from '../fields.ts';
import { section } from '../section.ts';

/** Two pillars, side by side. */
export const pillars = section('pillars', 'Pillars', {
  heading: heading('Heading'),
  items: list('Pillars', 2, card(40, 260)),
});
