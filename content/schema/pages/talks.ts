import { z } from 'zod';
import { figureCaption, group, line, opening, seo } from '../fields.ts';

/** The copy of `/talks`; the list itself is the talks collection. */
export const talks = z.strictObject({
  seo: seo(),
  hero: opening({ caption: figureCaption() }),
  subscribe: group('Ways to follow', { feed: line('On the RSS feed', { max: 40 }) }),
  play: group('Play links', {
    seminar: line('On a webinar', { max: 30 }),
    podcast: line('On a podcast', { max: 30 }),
    here: line('On a picture that plays on the page', {
      max: 24,
      help: 'Where the recording is at YouTube or Vimeo; the name of the host stands behind it.',
    }),
  }),
});
export type Talks = z.infer<typeof talks>;
