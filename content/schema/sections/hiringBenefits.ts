import { heading, list, reference } from '../fields.ts';
import { section } from '../section.ts';

/** What comes with every search: records with an icon each. */
export const hiringBenefits = section('hiringBenefits', 'Benefits with icons', {
  heading: heading('Heading'),
  items: list('Benefits', [1, 12], {
    benefit: reference('Benefit', 'hiring-benefits', { isTitle: true }),
  }),
});
