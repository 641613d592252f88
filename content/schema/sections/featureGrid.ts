import { heading } from '../fields.ts';
import { section } from '../section.ts';

/** The feature cards, which expand on a click; the cards are records of their own. */
export const featureGrid = section('featureGrid', 'Feature cards', {
  heading: heading('Heading'),
});
