import { timeOf, timeText } from '../../schema/datetime.ts';
import { type EventTime, endOf } from '../../schema/eventTime.ts';
import type { Reading } from '../read/record.ts';

/** Whether visitors see a record, and if not, why. */
export type State = 'draft' | 'scheduled' | 'published' | 'expired';

type Read = Pick<Reading, 'entry'>;

const fieldsOf = ({ entry }: Read): Record<string, unknown> => entry ?? {};

/** The time in a field, if there is one. */
export const timeIn = (value: unknown) => (typeof value === 'string' ? timeOf(value) : undefined);

/** A record's state at a time. A record that breaks its schema counts as published: no build has it. */
export function stateAt(reading: Read, time: number): State {
  const { draft, publishAt, expiresAt } = fieldsOf(reading);
  if (draft === true) return 'draft';
  if (time < (timeIn(publishAt) ?? time)) return 'scheduled';
  return time < (timeIn(expiresAt) ?? Number.POSITIVE_INFINITY) ? 'published' : 'expired';
}

export const isPublishedAt = (reading: Reading, time: number): boolean =>
  stateAt(reading, time) === 'published';

/** Whether there is a time at which visitors do not see a record. */
export const isLimited = (reading: Reading): boolean =>
  Object.values(FIELD_OF).some((field) => fieldsOf(reading)[field]);

/** The field that keeps a record from visitors in each state. */
export const FIELD_OF = { draft: 'draft', scheduled: 'publishAt', expired: 'expiresAt' } as const;

/** Why visitors do not see a record at a time, as what follows “which”. */
export function hiddenBecause(reading: Reading, time: number, now: number): string {
  const state = stateAt(reading, time);
  if (state === 'published') throw new Error(`${reading.file} is published.`);
  if (state === 'draft') return 'is a draft';
  const change = timeIn(fieldsOf(reading)[FIELD_OF[state]]) ?? time;
  if (state === 'scheduled') return `is not published before ${timeText(change)}`;
  return `${change > now ? 'expires' : 'expired'} on ${timeText(change)}`;
}

/** A record's state for people: `Scheduled for 3 December 2026 at 09:30`. */
export function stateText(reading: Read, now: number): string {
  const fields = fieldsOf(reading);
  switch (stateAt(reading, now)) {
    case 'draft':
      return 'Draft';
    case 'scheduled':
      return `Scheduled for ${timeText(timeIn(fields.publishAt) ?? now)}`;
    case 'expired':
      return `Expired on ${timeText(timeIn(fields.expiresAt) ?? now)}`;
    case 'published': {
      const end = timeIn(fields.expiresAt);
      return end === undefined ? 'Published' : `Published until ${timeText(end)}`;
    }
  }
}

/** How many of these records visitors see, by the time. */
export function countPublished(readings: readonly Reading[]): (time: number) => number {
  const spans = readings
    .map(fieldsOf)
    .filter(({ draft }) => draft !== true)
    .map(({ publishAt, expiresAt }) => ({
      from: timeIn(publishAt) ?? Number.NEGATIVE_INFINITY,
      to: timeIn(expiresAt) ?? Number.POSITIVE_INFINITY,
    }));
  return (time) => spans.filter(({ from, to }) => from <= time && time < to).length;
}

/** The times from now on at which one of these records comes or goes, now first. */
export function turningPoints(readings: readonly Reading[], now: number): number[] {
  const times = readings.flatMap((reading) => {
    const { publishAt, expiresAt } = fieldsOf(reading);
    return [timeIn(publishAt) ?? now, timeIn(expiresAt) ?? now];
  });
  return [...new Set([now, ...times.filter((time) => time > now)])].sort((a, b) => a - b);
}

/** A record comes to visitors or goes from them, an event becomes past, and only time does it. */
export interface Turn {
  readonly reading: Reading;
  /** Milliseconds. */
  readonly time: number;
  readonly what: 'published' | 'expired' | 'ended';
}

/** Everything that only time brings and takes away, in its order. Drafts wait for a person. */
export const turnsOf = (readings: readonly Reading[]): Turn[] =>
  readings
    .filter(({ entry }) => entry?.draft !== true)
    .flatMap((reading) => {
      const { collection, entry } = reading;
      const isEvent = collection === 'events' && entry;
      return [
        { reading, what: 'published' as const, time: timeIn(entry?.publishAt) },
        { reading, what: 'expired' as const, time: timeIn(entry?.expiresAt) },
        {
          reading,
          what: 'ended' as const,
          time: isEvent ? endOf(entry as unknown as EventTime) : undefined,
        },
      ];
    })
    .filter((turn): turn is Turn => turn.time !== undefined)
    .sort((a, b) => a.time - b.time);
