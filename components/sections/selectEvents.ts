import type { Content } from '../../content/schema/collections.ts';
import { isUpcoming, startOf } from '../../content/schema/eventTime.ts';

type Events = Content['events'];

/** Events that are not over at a time, soonest first. */
export const upcomingEvents = (events: Events, now: number) =>
  events.filter((event) => isUpcoming(event, now)).toSorted((a, b) => startOf(a) - startOf(b));

/** Events that are over at a time, newest first. */
export const pastEvents = (events: Events, now: number) =>
  events
    .filter((event) => !isUpcoming(event, now))
    .toSorted((a, b) => b.date.localeCompare(a.date));
