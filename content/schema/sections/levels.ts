import { heading, line, list, paragraph } from '../fields.ts';
import { section } from '../section.ts';

/** Talent levels along an axis of experience. */
export const levels = section('levels', 'Levels', {
  heading: heading('Heading'),
  items: list('Levels', [2, 6], {
    title: line('Level', { max: 40, isTitle: true }),
    years: line('Experience', { max: 24 }),
    text: paragraph('Text', { max: 220 }),
  }),
});
