import { find } from '../../../content/load/find.ts';
import type { Content } from '../../../content/schema/collections.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';

/** The testimonials of both rows. */
export const select = (
  { first, second }: SectionOf<'testimonials'>,
  { testimonials }: Content,
) => ({
  rows: [first, second].map((row) => row.map(({ testimonial }) => find(testimonials, testimonial))),
});
