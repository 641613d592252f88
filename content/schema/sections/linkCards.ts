import { card, heading, href, image, list } from '../fields.ts';
import { section } from '../section.ts';

/** Cards that are one link each. */
export const linkCards = section('linkCards', 'Cards that are links', {
  heading: heading('Heading'),
  cards: list(
    'Cards',
    [3, 6],
    card(40, 220, {
      href: href('Goes to'),
      icon: image('Icon', 'icons').optional(),
    }),
  ),
});
