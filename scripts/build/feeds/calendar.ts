import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { plainText } from '../../../content/load/plainText.ts';
import type { Content } from '../../../content/schema/collections.ts';
import { NEWEST } from './records.ts';

const DAY_MS = 86_400_000;

/** The events as an iCalendar file (RFC 5545): whole days, so that no reader's time zone moves them. */
export function eventsCalendar(content: Content): string {
  const { brand } = content.site;
  const calendar = new ICalCalendar({
    name: `${brand.name} · ${content.eventsPage.hero.label}`,
    url: new URL('/events', brand.url).href,
    prodId: { company: brand.name, product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const newest = content.events.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, NEWEST);
  for (const event of newest) {
    calendar.createEvent({
      id: `${event.slug}@${new URL(brand.url).host}`,
      // Of the event, not of the build: the same content gives the same bytes.
      stamp: new Date(event.date),
      start: new Date(event.date),
      // The day after the last one (RFC 5545, 3.6.1).
      end: new Date(Date.parse(event.until ?? event.date) + DAY_MS),
      allDay: true,
      timezone: 'UTC',
      summary: event.title,
      location: event.place,
      description: plainText(event.text),
      url: event.link ?? new URL(`/events#${event.slug}`, brand.url).href,
    });
  }
  return calendar.toString();
}
