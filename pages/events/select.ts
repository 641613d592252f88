import type { Content } from '../../content/schema/collections.ts';

/** The events page's copy, and every event, newest first. */
export function select({ eventsPage, events }: Content) {
  return {
    seo: eventsPage.seo,
    page: eventsPage,
    events: events.toSorted((a, b) => b.date.localeCompare(a.date)),
  };
}

export type EventsProps = ReturnType<typeof select>;
