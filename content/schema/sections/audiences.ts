import { card, heading, list } from '../fields.ts';
import { section } from '../section.ts';

/** The audiences of a service, as a ruled list in two columns. */
export const audiences = section('audiences', 'Audiences', {
  heading: heading('Heading'),
  items: list('Audiences', [2, 6], card(60, 220)),
});
