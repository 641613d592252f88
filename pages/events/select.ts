import type { Content } from '../../content/schema/collections.ts';
import { isUpcoming, startOf } from '../../content/schema/eventTime.ts';

/** The events page's copy; what comes, soonest first; what was, newest first. */
export function select({ eventsPage, events }: Content, _path?: string, now = Date.now()) {
  return {
    seo: eventsPage.seo,
    page: eventsPage,
    upcoming: events
      .filter((event) => isUpcoming(event, now))
      .toSorted((a, b) => startOf(a) - startOf(b)),
    past: events
      .filter((event) => !isUpcoming(event, now))
      .toSorted((a, b) => b.date.localeCompare(a.date)),
  };
}

export type EventsProps = ReturnType<typeof select>;
