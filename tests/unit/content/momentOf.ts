import { ZONE } from '../../../content/schema/locale.ts';

const OFFSET = new Intl.DateTimeFormat('en', { timeZone: ZONE, timeZoneName: 'longOffset' });

/** The offset of the site's time zone from UTC at a time, in minutes. */
function minutesBefore(time: number): number {
  const name = OFFSET.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The time in UTC of a local time in the site's time zone, on a day without a change of the offset. */
export function momentOf(local: string): number {
  const utc = Date.parse(`${local}Z`);
  return utc - minutesBefore(utc) * 60_000;
}

/** The UTC offset of the site's time zone at that time: `+05:30`. */
export function offsetAt(local: string): string {
  const minutes = minutesBefore(momentOf(local));
  const padded = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${padded(Math.abs(minutes) / 60)}:${padded(Math.abs(minutes) % 60)}`;
}
