import { type EventTime, endOf } from '../../schema/eventTime.ts';
import type { Rule } from './whole.ts';

/** Specification 2: what is over has pictures. The day that it ends must not stop a build, so this only warns. */
export const eventsWithoutPictures: Rule = ({ readings, now }) =>
  readings.flatMap(({ collection, entry, file }) => {
    const event =
      collection === 'events'
        ? (entry as (EventTime & { images?: unknown[] }) | undefined)
        : undefined;
    if (!event || event.images?.length || now < endOf(event)) return [];
    return {
      severity: 'warning' as const,
      file,
      place: { path: ['date'], part: 'value' as const },
      rule: 'The event is over and has no pictures.',
      fix: 'Add two to four, and tell in the text what happened.',
    };
  });
