import type { Content, Entry } from '../../content/schema/collections.ts';
import type { Event } from '../../content/schema/events.ts';
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

/** Events as a page shows them: a cancelled one says so before its dates, and has no registration. */
export const withCancelled = (
  events: readonly Entry<Event>[],
  { cancelled: word }: Content['site']['events'],
): Entry<Event>[] =>
  events.map(({ register, ...event }) =>
    event.cancelled
      ? { ...event, dates: `${word} · ${event.dates}` }
      : { ...event, ...(register && { register }) },
  );
