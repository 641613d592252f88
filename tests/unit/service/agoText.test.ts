import { expect, it } from 'vitest';
import { timeText } from '../../../content/schema/datetime.ts';
import { agoText } from '../../../tina/shared/words.ts';

const NOW = Date.UTC(2026, 10, 28, 12);
const MINUTE = 60_000;

it.each([
  [0, 'just now'],
  [-5 * MINUTE, 'just now'],
  [MINUTE, '1 minute ago'],
  [59.4 * MINUTE, '59 minutes ago'],
  [60 * MINUTE, '1 hour ago'],
  [23.6 * 60 * MINUTE, '24 hours ago'],
  [24 * 60 * MINUTE, 'yesterday'],
  [6.6 * 24 * 60 * MINUTE, '7 days ago'],
])('%s milliseconds ago is “%s”', (ms, words) => {
  expect(agoText(NOW - ms, NOW)).toBe(words);
});

it('after a week it is the date and the time', () => {
  const time = NOW - 7 * 24 * 60 * MINUTE;
  expect(agoText(time, NOW)).toBe(timeText(time));
});
