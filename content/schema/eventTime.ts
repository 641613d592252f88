import { endOfDay, timeOf } from './datetime.ts';

/** When an event is: its days, and by the site's clock the times that it begins and ends at. */
export interface EventTime {
  date: string;
  until?: string;
  /** On the first day; without one the event takes whole days. */
  starts?: string;
  /** On the last day. */
  ends?: string;
}

/** The time at which an event begins, in milliseconds since 1970. */
export const startOf = ({ date, starts }: EventTime): number =>
  timeOf(starts ? `${date}T${starts}` : date);

/** The time at which an event ends: if it has no times, the midnight after its last day. */
export const endOf = ({ date, until = date, ends }: EventTime): number =>
  ends ? timeOf(`${until}T${ends}`) : endOfDay(until);

/** Whether an event has not ended yet. */
export const isUpcoming = (event: EventTime, now: number): boolean => now < endOf(event);
