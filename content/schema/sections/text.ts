import { action, heading, prose } from '../fields.ts';
import { section } from '../section.ts';

/** Paragraphs, with bold, italic and links, under a heading. */
export const text = section('text', 'Text', {
  heading: heading('Heading'),
  body: prose('Text', { max: 9_000, help: 'Paragraphs with bold, italic and links.' }),
  action: action('Link under it').optional(),
});
