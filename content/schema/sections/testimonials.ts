import { heading, list, reference } from '../fields.ts';
import { section } from '../section.ts';

const row = (label: string) =>
  list(
    label,
    [2, 100],
    { testimonial: reference('Testimonial', 'testimonials', { isTitle: true }) },
    { help: 'One person may be in both rows.' },
  );

/** Testimonials in two moving rows (specification 2, Testimonials block). */
export const testimonials = section('testimonials', 'Testimonials', {
  heading: heading('Heading'),
  first: row('First row'),
  second: row('Second row'),
});
