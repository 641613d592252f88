import { z } from 'zod';
import { line, opening, seo } from '../fields.ts';

/** The copy of `/events`; the timeline itself is the events collection. */
export const events = z.strictObject({
  seo: seo(),
  hero: opening(),
  visit: line('Words on an event’s link, where it has none of its own', { max: 40 }),
});
export type Events = z.infer<typeof events>;
