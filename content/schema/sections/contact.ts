import { heading, paragraph } from '../fields.ts';
import { section } from '../section.ts';

/** The contact form and the booking calendar. */
export const contact = section('contact', 'Contact form and calendar', {
  heading: heading('Heading'),
  lead: paragraph('Lead', { max: 200 }),
});
