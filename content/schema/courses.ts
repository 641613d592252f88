import type { z } from 'zod';
import { alt, focus, image, line, paragraph, url } from './fields.ts';
import { publishable } from './publication.ts';

/** Specification 3, Course card. */
export const course = publishable({
  title: line('Title', { max: 60, isTitle: true }),
  description: paragraph('Description', { min: 40, max: 220 }),
  measure: line('Measure', {
    max: 24,
    help: 'Its size in figures, such as 21 projects or 50 + 10 min.',
  }),
  provider: line('Sold by', {
    max: 40,
    help: 'The marketplace or partner that the link leads to.',
  }),
  link: url('Link to the course'),
  path: image('Picture', 'courses', { fit: { ratio: '4:3', width: 1200 } }),
  alt: alt(),
  focus: focus(),
});
export type Course = z.infer<typeof course>;
