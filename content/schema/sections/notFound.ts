import { action, headline, line, list, paragraph } from '../fields.ts';
import { section } from '../section.ts';

/** The page for unknown addresses: an explanation, and links. */
export const notFound = section('notFound', 'Page not found', {
  label: line('Small label', { max: 40 }),
  headline: headline('Headline', {}, { isTitle: true }),
  text: paragraph('Text', { max: 240 }),
  links: list('Links', [2, 5], action('Link')),
  caption: line('Caption of the figure', { max: 120 }),
});
