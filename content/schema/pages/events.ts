import { z } from 'zod';
import { group, headline, line, paragraph, seo } from '../fields.ts';

/** The copy of `/events`; the timeline itself is the events collection. */
export const events = z.strictObject({
  seo: seo(),
  hero: group('Opening', {
    label: line('Small label', { max: 40 }),
    headline: headline(),
    lead: paragraph('Lead', { min: 60, max: 280 }),
  }),
  visit: line('Words on an event’s link, where it has none of its own', { max: 40 }),
});
export type Events = z.infer<typeof events>;
