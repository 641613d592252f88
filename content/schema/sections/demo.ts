import { heading, line, list, paragraph } from '../fields.ts';
import { section } from '../section.ts';

/** The demo request: the form, and what happens after it. */
export const demo = section('demo', 'Demo form', {
  heading: heading('Heading'),
  lead: paragraph('Lead', { max: 240 }),
  points: list('What happens next', [2, 4], { text: line('Line', { max: 120, isTitle: true }) }),
});
