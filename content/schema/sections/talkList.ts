import { group, line } from '../fields.ts';
import { section } from '../section.ts';

/** All talks below their filter, the newest first (specification 2, Talks). */
export const talkList = section('talkList', 'List of talks', {
  play: group('Play links', {
    seminar: line('On a webinar', { max: 30 }),
    podcast: line('On a podcast', { max: 30 }),
    here: line('On a picture that plays on the page', {
      max: 24,
      help: 'For recordings at YouTube or Vimeo. The name of the host follows it.',
    }),
  }),
});
