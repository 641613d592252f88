import { z } from 'zod';

// Nikash lives by Mumbai's clock: one zone for all of India, without summer time.
const ZONE = 'Asia/Kolkata';
export const OFFSET = '+05:30';

/** A day, or a day with a time, with or without a zone of its own (ISO 8601). */
export const DATETIME = new RegExp(
  [z.core.regexes.date, z.core.regexes.datetime({ local: true, offset: true })]
    .map(({ source }) => source)
    .join('|'),
);

/**
 * The point in time that a text names, in milliseconds since 1970. A time without a zone is Mumbai's;
 * a day alone is its first minute there.
 */
export function timeOf(text: string): number {
  const time = text.includes('T') ? text : `${text}T00:00`;
  return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(time) ? time : `${time}${OFFSET}`);
}

const WORDS = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: ZONE,
});

/** A point in time for people, by Mumbai's clock: `1 December 2026 at 09:30`. */
export const timeText = (time: number): string => WORDS.format(time);

const DAYS = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A day for people: `1 December 2026`. */
export const dayText = (day: string): string => DAYS.format(new Date(day));

/** When a day is over in Mumbai, in milliseconds since 1970. */
export const endOfDay = (day: string): number => timeOf(day) + 24 * 60 * 60 * 1_000;

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: ZONE,
});

/** A point in time as a browser's field for it wants it, by Mumbai's clock: `2026-12-01T09:30`. */
export const clockText = (text: string): string =>
  DATETIME.test(text) ? CLOCK.format(timeOf(text)).replace(' ', 'T') : '';
