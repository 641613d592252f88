import { describe, expect, it, vi } from 'vitest';

/** The module with another time zone. */
async function datetimeIn(zone: string) {
  vi.resetModules();
  vi.doMock('../../../content/schema/locale.ts', () => ({
    LOCALE: 'en-IN',
    ZONE: zone,
    CLOCK: `${zone} time`,
  }));
  return import('../../../content/schema/datetime.ts');
}

describe('times in the site’s time zone', () => {
  it.each([
    ['Asia/Kolkata', '2026-12-01T09:30', '2026-12-01T04:00:00.000Z', '+05:30'],
    ['Europe/Zurich', '2026-07-01T09:30', '2026-07-01T07:30:00.000Z', '+02:00'],
    ['Europe/Zurich', '2026-12-01T09:30', '2026-12-01T08:30:00.000Z', '+01:00'],
    ['America/New_York', '2026-12-01T00:00', '2026-12-01T05:00:00.000Z', '-05:00'],
    ['UTC', '2026-12-01T23:59:30', '2026-12-01T23:59:30.000Z', '+00:00'],
  ])('%s: %s is %s', async (zone, text, utc, offset) => {
    const { timeOf, withOffset, clockText } = await datetimeIn(zone);
    expect(new Date(timeOf(text)).toISOString()).toBe(utc);
    const [day = '', time = ''] = text.split('T');
    expect(withOffset(day, time)).toBe(`${text}${offset}`);
    expect(clockText(utc)).toBe(text.slice(0, 16));
  });

  it('a day has the length that it has in that zone', async () => {
    const hours = ({ timeOf, endOfDay }: Awaited<ReturnType<typeof datetimeIn>>, day: string) =>
      (endOfDay(day) - timeOf(day)) / 3_600_000;
    expect(hours(await datetimeIn('Asia/Kolkata'), '2026-03-29')).toBe(24);
    const zurich = await datetimeIn('Europe/Zurich');
    expect(hours(zurich, '2026-03-29')).toBe(23);
    expect(hours(zurich, '2026-10-25')).toBe(25);
  });

  it('a time with its own zone keeps it; a text that is not a time is NaN', async () => {
    const { timeOf, endOfDay } = await datetimeIn('Europe/Zurich');
    expect(timeOf('2026-12-01T09:30:00+05:30')).toBe(Date.parse('2026-12-01T04:00:00Z'));
    expect(timeOf('2026-12-01T09:30Z')).toBe(Date.parse('2026-12-01T09:30Z'));
    expect(timeOf('soon')).toBeNaN();
    expect(endOfDay('soon')).toBeNaN();
  });

  it('a year alone means its first minute', async () => {
    const { timeOf } = await datetimeIn('Asia/Kolkata');
    expect(new Date(timeOf('2019')).toISOString()).toBe('2018-12-31T18:30:00.000Z');
  });
});
