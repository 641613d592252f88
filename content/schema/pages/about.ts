import { z } from 'zod';
import {
  action,
  group,
  heading,
  headline,
  href,
  image,
  line,
  list,
  paragraph,
  seo,
} from '../fields.ts';

const segment = (label: string) =>
  group(label, {
    heading: heading('Heading'),
    text: paragraph('Text', { min: 80, max: 420 }),
    items: list(
      'Parts',
      z.strictObject({
        title: line('Title', { max: 50, isTitle: true }),
        text: paragraph('Text', { min: 30, max: 220 }),
      }),
      [3, 6],
      { itemTitle: 'title' },
    ),
    action: action('Link'),
  });

/** The copy of `/about` (specification 2, About). */
export const about = z.strictObject({
  seo: seo(),
  hero: group('Opening', {
    label: line('Small label', { max: 40 }),
    headline: headline(),
  }),
  mission: group('Mission', {
    label: line('Small label', { max: 40 }),
    text: paragraph('Mission', { min: 80, max: 420 }),
    more: paragraph('More', { min: 80, max: 520 }),
  }),
  pillars: group('Our Pillars', {
    heading: heading('Heading'),
    items: list(
      'Pillars',
      z.strictObject({
        title: line('Title', { max: 40, isTitle: true }),
        text: paragraph('Text', { min: 60, max: 260 }),
      }),
      2,
      { itemTitle: 'title' },
    ),
  }),
  education: segment('Education segment'),
  technology: segment('Technology segment'),
  offerings: group('Key offerings', {
    heading: heading('Heading'),
    cards: list(
      'Cards',
      z.strictObject({
        title: line('Title', { max: 40, isTitle: true }),
        text: paragraph('Text', { min: 40, max: 220 }),
        href: href('Goes to'),
        icon: image('Icon', 'icons').optional(),
      }),
      [3, 6],
      { itemTitle: 'title' },
    ),
  }),
});
export type About = z.infer<typeof about>;
