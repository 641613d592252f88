import { action, heading, list, paragraph } from '../fields.ts';
import { section } from '../section.ts';

/** Paragraphs under a heading, and nothing else. */
export const text = section('text', 'Text', {
  heading: heading('Heading'),
  paragraphs: list(
    'Paragraphs',
    [1, 24],
    { text: paragraph('Paragraph', { min: 2, max: 1_200 }) },
    { itemTitle: 'text' },
  ),
  action: action('Link under it').optional(),
});
