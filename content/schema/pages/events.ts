import { z } from 'zod';
import { figureCaption, group, line, opening, seo } from '../fields.ts';

/** The copy of `/events`; the timeline itself is the events collection. */
export const events = z.strictObject({
  seo: seo(),
  hero: opening({ caption: figureCaption() }),
  subscribe: group('Ways to follow', {
    calendar: line('On the calendar file', { max: 40 }),
    feed: line('On the RSS feed', { max: 40 }),
  }),
  visit: line('Words on an event’s link, where it has none of its own', { max: 40 }),
});
export type Events = z.infer<typeof events>;
