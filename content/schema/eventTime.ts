import { endOfDay, timeOf } from './datetime.ts';

/** The time of an event: its days, and optionally its start and end in the site's time zone. */
export interface EventTime {
  date: string;
  until?: string;
  /** On the first day; without it, the event takes whole days. */
  starts?: string;
  /** On the last day. */
  ends?: string;
}

/** The start of an event, in milliseconds since 1970. */
export const startOf = ({ date, starts }: EventTime): number =>
  timeOf(starts ? `${date}T${starts}` : date);

/** The end of an event; without times, the midnight after its last day. */
export const endOf = ({ date, until = date, ends }: EventTime): number =>
  ends ? timeOf(`${until}T${ends}`) : endOfDay(until);

/** Whether an event has not ended yet. */
export const isUpcoming = (event: EventTime, now: number): boolean => now < endOf(event);
