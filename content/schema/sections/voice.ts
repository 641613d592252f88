import { action, list, paragraph, reference, statistic } from '../fields.ts';
import { section } from '../section.ts';

/** A quotation of a team member, with portrait and numbers. */
export const voice = section('voice', 'Quotation with portrait', {
  member: reference('Who', 'team'),
  quote: paragraph('Quotation', { max: 200 }),
  text: paragraph('Text', { max: 260 }),
  statistics: list('Figures', [1, 3], statistic),
  action: action('Link'),
});
