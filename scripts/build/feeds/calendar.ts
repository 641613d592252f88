import ICAL from 'ical.js';
import {
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { plainText } from '../../../content/load/text/body.ts';
import type { Content } from '../../../content/schema/collections.ts';
import { endOf, startOf } from '../../../content/schema/eventTime.ts';
import { LOCALE } from '../../../content/schema/locale.ts';
import type { FileHistory } from '../lastChanges.ts';
import { addressOf, newestEvents, pageShowing } from './records.ts';

type Event = Content['events'][number];

/** The language of the `PRODID`. */
const LANGUAGE = new Intl.Locale(LOCALE).language.toUpperCase();

const DAY_MS = 86_400_000;

/**
 * The start and end of an event. Without times it takes whole days, so that a reader's time zone does not move it; with
 * times it is in UTC, which readers convert to their own time zone.
 */
function timeOf(event: Event): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if (event.starts) return { start: new Date(startOf(event)), end: new Date(endOf(event)) };
  return {
    start: new Date(event.date),
    // The day after the last one (RFC 5545, 3.6.1).
    end: new Date(Date.parse(event.until ?? event.date) + DAY_MS),
    allDay: true,
  };
}

type Histories = ReadonlyMap<string, FileHistory>;

/**
 * The version of the event (RFC 5545, 3.8.7): calendars with an earlier version replace it. Without a history it is the
 * first version, dated with the day of the event, so that the same content gives the same bytes.
 */
function versionOf({ file, date }: Event, histories: Histories) {
  const { changed = date, versions = 1 } = histories.get(file) ?? {};
  const stamp = new Date(changed);
  return { stamp, lastModified: stamp, sequence: versions - 1 };
}

function calendarOf(
  content: Content,
  name: string,
  events: readonly Event[],
  histories: Histories,
): string {
  const { brand } = content;
  const page = pageShowing(content, 'events');
  const calendar = new ICalCalendar({
    name,
    url: new URL(page.path, brand.url).href,
    prodId: { company: brand.name, product: page.name, language: LANGUAGE },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const event of events) {
    calendar.createEvent({
      id: `${event.slug}@${new URL(brand.url).host}`,
      ...versionOf(event, histories),
      ...(event.cancelled && { status: ICalEventStatus.CANCELLED }),
      ...timeOf(event),
      timezone: 'UTC',
      summary: event.title,
      location: event.place,
      description: plainText(event.body),
      url: event.register ?? event.link ?? addressOf(content, 'events', event),
    });
  }
  return checked(calendar.toString(), name, events);
}

/**
 * Parses a calendar with another library, to check that it contains what its records say.
 * @throws if a name or a text was parsed as something else
 */
function checked(text: string, name: string, events: readonly Event[]): string {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const summaries = calendar
    .getAllSubcomponents('vevent')
    .map((event) => event.getFirstPropertyValue('summary'));
  const names = ['name', 'x-wr-calname'].map((key) => calendar.getFirstPropertyValue(key));
  const wrong = events.find(({ title }, index) => title !== summaries[index]);
  if (wrong || summaries.length !== events.length || names.some((one) => one !== name))
    throw new Error(
      `The calendar “${name}” differs from ${wrong?.file ?? 'its records'}: ${wrong?.title ?? name}.`,
    );
  return text;
}

/** The events as an iCalendar file (RFC 5545). */
export const eventsCalendar = (content: Content, histories: Histories = new Map()): string =>
  calendarOf(
    content,
    `${content.brand.name} · ${pageShowing(content, 'events').name}`,
    newestEvents(content),
    histories,
  );

/** One event as a separate calendar file. */
export const eventCalendar = (
  content: Content,
  event: Event,
  histories: Histories = new Map(),
): string => calendarOf(content, event.title, [event], histories);
