import { action, line } from '../fields.ts';
import { section } from '../section.ts';

/** One line and one link, such as to the market making game. */
export const prompt = section('prompt', 'Link banner', {
  label: line('Small label', { max: 24 }),
  text: line('Line', { max: 90 }),
  action: action('Link'),
});
