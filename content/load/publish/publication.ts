import { timeOf, timeText } from '../../schema/datetime.ts';
import { type EventTime, endOf } from '../../schema/eventTime.ts';
import { oncePer } from '../../schema/oncePer.ts';
import type { Reading } from '../read/record.ts';

/** Whether a record is visible, and if not, why. */
export type State = 'draft' | 'scheduled' | 'published' | 'expired';

type Read = Pick<Reading, 'entry'>;

const timeIn = (value: unknown) => (typeof value === 'string' ? timeOf(value) : undefined);

/** The times between which a record is visible. A record that breaks its schema has no limits: no build includes it. */
const spanOf = oncePer(({ entry }: Read) => ({
  isDraft: entry?.draft === true,
  from: timeIn(entry?.publishAt),
  to: timeIn(entry?.expiresAt),
}));

/** A record's state at a time. A record that breaks its schema counts as published. */
export function stateAt(reading: Read, time: number): State {
  const { isDraft, from = time, to = Number.POSITIVE_INFINITY } = spanOf(reading);
  if (isDraft) return 'draft';
  if (time < from) return 'scheduled';
  return time < to ? 'published' : 'expired';
}

export const isPublishedAt = (reading: Reading, time: number): boolean =>
  stateAt(reading, time) === 'published';

/** Whether a record is ever hidden. */
export const isLimited = ({ entry }: Reading): boolean =>
  Object.values(FIELD_OF).some((field) => entry?.[field]);

/** The field that hides a record in each state. */
export const FIELD_OF = { draft: 'draft', scheduled: 'publishAt', expired: 'expiresAt' } as const;

/** Why visitors do not see a record at a time, as the end of a sentence with “which”. */
export function hiddenBecause(reading: Reading, time: number, now: number): string {
  const state = stateAt(reading, time);
  const { from = time, to = time } = spanOf(reading);
  if (state === 'published') throw new Error(`${reading.file} is published.`);
  if (state === 'draft') return 'is a draft';
  if (state === 'scheduled') return `is not published before ${timeText(from)}`;
  return `${to > now ? 'expires' : 'expired'} on ${timeText(to)}`;
}

/** A record's state for display: `Scheduled for 3 December 2026 at 09:30`. */
export function stateText(reading: Read, now: number): string {
  const { from = now, to } = spanOf(reading);
  switch (stateAt(reading, now)) {
    case 'draft':
      return 'Draft';
    case 'scheduled':
      return `Scheduled for ${timeText(from)}`;
    case 'expired':
      return `Expired on ${timeText(to ?? now)}`;
    case 'published':
      return to === undefined ? 'Published' : `Published until ${timeText(to)}`;
  }
}

/** The times from now on at which one of these records is published or expires; now is first. */
export function turningPoints(readings: readonly Reading[], now: number): number[] {
  const times = readings.map(spanOf).flatMap(({ from = now, to = now }) => [from, to]);
  return [...new Set([now, ...times.filter((time) => time > now)])].sort((a, b) => a - b);
}

/** A change that only time causes: a record is published or expires, an event ends. */
export interface Turn {
  readonly reading: Reading;
  /** Milliseconds. */
  readonly time: number;
  readonly what: 'published' | 'expired' | 'ended';
}

/** All changes that only time causes, in order. Drafts are not among them. */
export const turnsOf = (readings: readonly Reading[]): Turn[] =>
  readings
    .filter((reading) => !spanOf(reading).isDraft)
    .flatMap((reading) => {
      const { collection, entry } = reading;
      const { from, to } = spanOf(reading);
      const event = collection === 'events' && (entry as EventTime | undefined);
      return [
        { reading, what: 'published' as const, time: from },
        { reading, what: 'expired' as const, time: to },
        { reading, what: 'ended' as const, time: event ? endOf(event) : undefined },
      ];
    })
    .filter((turn): turn is Turn => turn.time !== undefined)
    .sort((a, b) => a.time - b.time);
