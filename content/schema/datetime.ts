import { TZDate } from '@date-fns/tz';
import { z } from 'zod';
import { LOCALE, ZONE } from './place.ts';

/** A day, or a day with a time, with or without a zone of its own (ISO 8601). */
export const DATETIME = new RegExp(
  [z.core.regexes.date, z.core.regexes.datetime({ local: true, offset: true })]
    .map(({ source }) => source)
    .join('|'),
);

/**
 * The point in time that a text names, in milliseconds since 1970. A time without a zone is by the site's
 * clock; a day, a month or a year alone is its first minute there. Not a number for what is no date.
 */
export function timeOf(text: string): number {
  const [date = '', clock] = text.split('T');
  if (/(?:Z|[+-]\d\d:?\d\d)$/.test(clock ?? '')) return Date.parse(text);
  const [year = Number.NaN, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = clock?.split(':').map(Number) ?? [];
  return new TZDate(year, month - 1, day, hour, minute, second, ZONE).getTime();
}

/** A day, or a time of it by the site's clock with that clock's distance from UTC: `2026-12-01T09:30+05:30`. */
export function withOffset(day: string, time: string): string {
  const text = `${day}T${time}`;
  return text + new TZDate(timeOf(text), ZONE).toISOString().slice(-OFFSET_LENGTH);
}

const OFFSET_LENGTH = '+05:30'.length;

const WORDS = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: ZONE,
});

/** A point in time for people, by the site's clock: `1 December 2026 at 09:30`. */
export const timeText = (time: number): string => WORDS.format(time);

const days = new Map<string, Intl.DateTimeFormat>();

/**
 * A day for people: `1 December 2026`.
 * @param locale how it is written, where not by the site's own way
 */
export function dayText(day: string, locale: string = LOCALE): string {
  const format =
    days.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  days.set(locale, format);
  return format.format(new Date(day));
}

/** When a day is over by the site's clock, in milliseconds since 1970; not a number for what is no day. */
export function endOfDay(day: string): number {
  const end = new TZDate(timeOf(day), ZONE);
  return end.setDate(end.getDate() + 1);
}

/** A point in time as a browser's field for it wants it, by the site's clock: `2026-12-01T09:30`. */
export const clockText = (text: string): string =>
  DATETIME.test(text) ? new TZDate(timeOf(text), ZONE).toISOString().slice(0, MINUTES_LENGTH) : '';

const MINUTES_LENGTH = '2026-12-01T09:30'.length;
