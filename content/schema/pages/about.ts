import { z } from 'zod';
import {
  action,
  card,
  figureCaption,
  group,
  heading,
  headline,
  href,
  image,
  line,
  list,
  paragraph,
  seo,
  typedHeading,
} from '../fields.ts';

const segment = <H extends z.ZodType>(label: string, words: H) =>
  group(label, {
    heading: words,
    text: paragraph('Text', { min: 80, max: 420 }),
    items: list('Parts', [3, 6], card(50, [30, 220])),
    action: action('Link'),
  });

/** The copy of `/about` (specification 2, About). */
export const about = z.strictObject({
  seo: seo(),
  hero: group('Opening', {
    label: line('Small label', { max: 40 }),
    headline: headline(),
    caption: figureCaption(),
  }),
  mission: group('Mission', {
    label: line('Small label', { max: 40 }),
    text: paragraph('Mission', { min: 80, max: 420 }),
    more: paragraph('More', { min: 80, max: 520 }),
  }),
  pillars: group('Our Pillars', {
    heading: heading('Heading'),
    items: list('Pillars', 2, card(40, [60, 260])),
  }),
  education: segment('Education segment', heading('Heading')),
  technology: segment('Technology segment', typedHeading('Heading')),
  offerings: group('Key offerings', {
    heading: heading('Heading'),
    cards: list(
      'Cards',
      [3, 6],
      card(40, [40, 220], {
        href: href('Goes to'),
        icon: image('Icon', 'icons').optional(),
      }),
    ),
  }),
});
export type About = z.infer<typeof about>;
