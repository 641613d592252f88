import { momentOf, momentText } from '../schema/moment.ts';
import type { Reading } from './record.ts';

/** Where a record stands between its writing and its end. */
export type State = 'draft' | 'scheduled' | 'published' | 'expired';

type Read = Pick<Reading, 'entry'>;

const fieldsOf = ({ entry }: Read): Record<string, unknown> => entry ?? {};

/** The moment in a field, if there is one. */
export const momentIn = (value: unknown) =>
  typeof value === 'string' ? momentOf(value) : undefined;

/** A record's state at a moment. A record that breaks the law counts as published: no build has it. */
export function stateAt(reading: Read, moment: number): State {
  const { draft, publishAt, expiresAt } = fieldsOf(reading);
  if (draft === true) return 'draft';
  if (moment < (momentIn(publishAt) ?? moment)) return 'scheduled';
  return moment < (momentIn(expiresAt) ?? Number.POSITIVE_INFINITY) ? 'published' : 'expired';
}

export const isPublishedAt = (reading: Reading, moment: number): boolean =>
  stateAt(reading, moment) === 'published';

/** Whether there is a moment at which visitors do not see a record. */
export const isLimited = (reading: Reading): boolean =>
  Object.values(FIELD_OF).some((field) => fieldsOf(reading)[field]);

/** The field that keeps a record from visitors in each state. */
export const FIELD_OF = { draft: 'draft', scheduled: 'publishAt', expired: 'expiresAt' } as const;

/** Why visitors do not see a record at a moment, as what follows “which”. */
export function hiddenBecause(reading: Reading, moment: number, now: number): string {
  const state = stateAt(reading, moment);
  if (state === 'published') throw new Error(`${reading.file} is published.`);
  if (state === 'draft') return 'is a draft';
  const turn = momentIn(fieldsOf(reading)[FIELD_OF[state]]) ?? moment;
  if (state === 'scheduled') return `is not published before ${momentText(turn)}`;
  return `${turn > now ? 'expires' : 'expired'} on ${momentText(turn)}`;
}

/** How many of these records visitors see, by the moment. */
export function countPublished(readings: readonly Reading[]): (moment: number) => number {
  const spans = readings
    .map(fieldsOf)
    .filter(({ draft }) => draft !== true)
    .map(({ publishAt, expiresAt }) => ({
      from: momentIn(publishAt) ?? Number.NEGATIVE_INFINITY,
      to: momentIn(expiresAt) ?? Number.POSITIVE_INFINITY,
    }));
  return (moment) => spans.filter(({ from, to }) => from <= moment && moment < to).length;
}

/** The moments from now on at which one of these records comes or goes, now first. */
export function turningPoints(readings: readonly Reading[], now: number): number[] {
  const moments = readings.flatMap((reading) => {
    const { publishAt, expiresAt } = fieldsOf(reading);
    return [momentIn(publishAt) ?? now, momentIn(expiresAt) ?? now];
  });
  return [...new Set([now, ...moments.filter((moment) => moment > now)])].sort((a, b) => a - b);
}
