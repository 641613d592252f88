import { action, headline, image, line, paragraph } from '../fields.ts';
import { section } from '../section.ts';

/** A card with a drawing that leads to another page: About Us on the home page. */
export const callout = section('callout', 'Call-out card', {
  label: line('Small label', { max: 24 }),
  headline: headline('Headline', {}, { isTitle: true }),
  text: paragraph('Text', { max: 420 }),
  action: action('Link'),
  drawing: image('Drawing', 'figures'),
  caption: line('Caption of the drawing', { max: 60 }),
});
