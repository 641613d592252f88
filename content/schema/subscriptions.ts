import { choice, line, list } from './fields.ts';

/** What the site offers to calendars and feed readers. */
const FEED_NAMES = ['talks', 'events', 'calendar'] as const;

/** Links to feeds: `calendar` and `events` hold the events, `talks` the talks. */
export const subscriptions = () =>
  list('Ways to follow', [1, 3], {
    label: line('Words', { max: 40, isTitle: true }),
    feed: choice('Leads to', FEED_NAMES, {
      help: 'Talks: RSS of the talks. Events: RSS of the events. Calendar: all events for a calendar.',
    }),
  });
