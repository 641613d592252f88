import { action, headline, paragraph } from '../fields.ts';
import { section } from '../section.ts';

/** How a page ends: one sentence and one thing to do. */
export const closing = section('closing', 'Closing', {
  headline: headline('Headline', {}, { isTitle: true }),
  text: paragraph('Text', { max: 240 }),
  action: action('Button'),
});
