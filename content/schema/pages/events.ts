import { z } from 'zod';
import {
  action,
  figureCaption,
  group,
  headline,
  line,
  opening,
  paragraph,
  seo,
} from '../fields.ts';

/** The copy of `/events`; the timeline itself is the events collection. */
export const events = z.strictObject({
  seo: seo(),
  hero: opening({ caption: figureCaption() }),
  subscribe: group('Ways to follow', {
    calendar: line('On the calendar file', { max: 40 }),
    feed: line('On the RSS feed', { max: 40 }),
  }),
  upcoming: group('Events that are coming', {
    headline: headline('Headline over them'),
    register: line('Words on the registration link', { max: 24 }),
    calendar: line('Words on the link that adds one to a calendar', { max: 24 }),
    zone: line('After a time', { max: 12, help: 'The time zone, such as IST.' }),
    none: group('While nothing is coming', {
      headline: headline(),
      text: paragraph('Text', { min: 40, max: 240 }),
      action: action('Button'),
    }),
  }),
  years: line('What is said before the years to jump to', { max: 24 }),
  more: line('Words that unfold a long text on a phone', { max: 24 }),
  visit: line('Words on an event’s link, where it has none of its own', { max: 40 }),
});
export type Events = z.infer<typeof events>;
