import { heading } from '../fields.ts';
import { section } from '../section.ts';

/** The feature cards, which unfold when they are clicked; the cards are records of their own. */
export const featureGrid = section('featureGrid', 'Feature cards', {
  heading: heading('Heading'),
});
