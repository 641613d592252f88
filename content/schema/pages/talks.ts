import { z } from 'zod';
import { group, headline, line, paragraph, seo } from '../fields.ts';

/** The copy of `/talks`; the list itself is the talks collection. */
export const talks = z.strictObject({
  seo: seo(),
  hero: group('Opening', {
    label: line('Small label', { max: 40 }),
    headline: headline(),
    lead: paragraph('Lead', { min: 60, max: 280 }),
  }),
  play: group('Play links', {
    seminar: line('On a webinar', { max: 30 }),
    podcast: line('On a podcast', { max: 30 }),
  }),
});
export type Talks = z.infer<typeof talks>;
