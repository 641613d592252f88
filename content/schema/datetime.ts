import { TZDate } from '@date-fns/tz';
import { z } from 'zod';
import { LOCALE, ZONE } from './locale.ts';

/** A day, or a day and a time, with or without a zone (ISO 8601). */
export const DATETIME = new RegExp(
  [z.core.regexes.date, z.core.regexes.datetime({ local: true, offset: true })]
    .map(({ source }) => source)
    .join('|'),
);

/**
 * The time that a text names, in milliseconds since 1970. A time without a zone is in the site's time zone; a day, a
 * month or a year alone means its first minute. NaN if the text is not a date.
 */
export function timeOf(text: string): number {
  const [date = '', clock] = text.split('T');
  if (/(?:Z|[+-]\d\d:?\d\d)$/.test(clock ?? '')) return Date.parse(text);
  const [year = Number.NaN, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = clock?.split(':').map(Number) ?? [];
  return new TZDate(year, month - 1, day, hour, minute, second, ZONE).getTime();
}

/** A day and a time in the site's time zone, with the offset from UTC: `2026-12-01T09:30+05:30`. */
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

/** A time for display, in the site's time zone: `1 December 2026 at 09:30`. */
export const timeText = (time: number): string => WORDS.format(time);

const days = new Map<string, Intl.DateTimeFormat>();

/**
 * A day for display: `1 December 2026`.
 * @param locale the format, if not the site's own
 */
export function dayText(day: string, locale: string = LOCALE): string {
  const format =
    days.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  days.set(locale, format);
  return format.format(new Date(day));
}

/** The end of a day in the site's time zone, in milliseconds since 1970; NaN if the text is not a day. */
export function endOfDay(day: string): number {
  const end = new TZDate(timeOf(day), ZONE);
  return end.setDate(end.getDate() + 1);
}

/** A time as a browser's date field expects it, in the site's time zone: `2026-12-01T09:30`. */
export const clockText = (text: string): string =>
  DATETIME.test(text) ? new TZDate(timeOf(text), ZONE).toISOString().slice(0, MINUTES_LENGTH) : '';

const MINUTES_LENGTH = '2026-12-01T09:30'.length;
