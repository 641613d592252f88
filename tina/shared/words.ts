import { timeText } from '../../content/schema/datetime.ts';
import type { FieldConflict, MergedField, OldField } from './Repository.ts';

/** A value as somebody reads it who does not know how it is stored. */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return '(nothing)';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(valueWords).join('\n');
  if (typeof value === 'object') return Object.values(value).map(valueWords).join(' · ');
  return String(value);
}

export const labelWords = (label: readonly string[]): string =>
  label.length === 0 ? 'The whole record' : label.join(' › ');

/** What others changed, once it is in the form. */
export const mergedWords = (fields: readonly MergedField[]): string =>
  [
    'This record was changed elsewhere too. In the form now:',
    ...fields.map(({ label }) => labelWords(label)),
  ].join('\n');

/** The fields of a record that the site had before a release, with their words. @param next what to do */
export const oldWords = (fields: readonly OldField[], next: string): string =>
  [
    'The site has no such fields any more:',
    ...fields.map(({ name, value }) => `${name}: ${valueWords(value)}`),
    next,
  ].join('\n');

/** Who wrote the other words, and when. */
export const whoWords = ({ who, when }: Pick<FieldConflict, 'who' | 'when'>): string =>
  [who ?? 'Another person', when && timeText(when)].filter(Boolean).join(', ');

const AGO = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const HOUR = 60;
const DAY = 24 * HOUR;

/** A time that is over, as people say it: `12 minutes ago`, `yesterday`; after a week its day and time. */
export function agoText(time: number, now = Date.now()): string {
  const minutes = Math.round((now - time) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < HOUR) return AGO.format(-minutes, 'minute');
  if (minutes < DAY) return AGO.format(-Math.round(minutes / HOUR), 'hour');
  return minutes < 7 * DAY ? AGO.format(-Math.round(minutes / DAY), 'day') : timeText(time);
}
