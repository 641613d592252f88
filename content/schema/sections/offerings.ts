import { card, group, heading, image, line, list, paragraph } from '../fields.ts';
import { section } from '../section.ts';

/** What is sold: parts with an icon each, and a suite as one framed object. */
export const offerings = section('offerings', 'Offerings with a suite', {
  heading: heading('Heading'),
  cards: list('Cards', [3, 6], card(40, 280, { icon: image('Icon', 'icons') })),
  suite: group('Product suite', {
    title: line('Name', { max: 40, isTitle: true }),
    text: paragraph('Text', { max: 280 }),
    products: list('Products', [1, 3], {
      name: line('Name', { max: 30, isTitle: true }),
      text: paragraph('Text', { max: 220 }),
      icon: image('Icon', 'icons'),
    }),
  }).optional(),
});
