import { action, list, paragraph, reference, statistic } from '../fields.ts';
import { section } from '../section.ts';

/** One person of the team: a plate, a sentence, some numbers. */
export const voice = section('voice', 'Quotation with portrait', {
  member: reference('Who', 'team'),
  quote: paragraph('Quotation', { max: 200 }),
  text: paragraph('Text', { max: 260 }),
  statistics: list('Figures', [1, 3], statistic),
  action: action('Link'),
});
