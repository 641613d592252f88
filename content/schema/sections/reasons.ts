import { card, heading, list } from '../fields.ts';
import { section } from '../section.ts';

/** Reasons, numbered as clauses. */
export const reasons = section('reasons', 'Reasons', {
  heading: heading('Heading'),
  items: list('Reasons', [3, 6], card(60, 240)),
});
