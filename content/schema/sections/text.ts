import { action, heading, prose } from '../fields.ts';
import { section } from '../section.ts';

/** A text under a heading: paragraphs, subheadings, lists and quotations. */
export const text = section('text', 'Text', {
  heading: heading('Heading'),
  body: prose('Text', {
    max: 9_000,
    help: 'Paragraphs, subheadings, lists, quotations, bold, italic and links.',
  }),
  action: action('Link under it').optional(),
});
