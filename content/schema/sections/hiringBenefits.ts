import { heading, list, reference } from '../fields.ts';
import { section } from '../section.ts';

/** Benefits with icons, which are records of their own. */
export const hiringBenefits = section('hiringBenefits', 'Benefits with icons', {
  heading: heading('Heading'),
  items: list('Benefits', [1, 12], {
    benefit: reference('Benefit', 'hiring-benefits', { isTitle: true }),
  }),
});
