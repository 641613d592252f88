import { describe, expect, it } from 'vitest';
import { withCancelled } from '../../../content/load/publish/listPages.ts';
import type { Content } from '../../../content/schema/collections.ts';
import { type EventTime, endOf, isUpcoming } from '../../../content/schema/eventTime.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { select } from '../../../pages/page/select.ts';
import { routeOf, content as site } from './miniatureSite.ts';
import { momentOf } from './momentOf.ts';

const EVENING = { date: '2026-12-11', starts: '18:30', ends: '20:30' };
const SCHOOL = { date: '2026-12-28', until: '2027-01-02' };

describe('an event is upcoming until it ends, in the site’s time zone', () => {
  it.each<[string, EventTime, string]>([
    ['the midnight after its day', { date: '2026-12-11' }, '2026-12-12T00:00:00'],
    ['the midnight after its last day', SCHOOL, '2027-01-03T00:00:00'],
    ['the time that it ends at', EVENING, '2026-12-11T20:30:00'],
    [
      'that time of its last day',
      { ...SCHOOL, starts: '09:00', ends: '17:15' },
      '2027-01-02T17:15:00',
    ],
    ['a day that a leap year has', { date: '2028-02-29' }, '2028-03-01T00:00:00'],
  ])('%s', (_, event, moment) => {
    const end = momentOf(moment);
    expect(endOf(event)).toBe(end);
    expect(isUpcoming(event, end - 1)).toBe(true);
    expect(isUpcoming(event, end)).toBe(false);
  });

  it('an event is not past during the event', () => {
    expect(isUpcoming(EVENING, momentOf('2026-12-11T19:00:00'))).toBe(true);
    expect(isUpcoming(SCHOOL, momentOf('2026-12-31T12:00:00'))).toBe(true);
  });
});

describe('the events page', () => {
  const [like] = site.events;
  if (!like) throw new Error('No event to test with.');
  const days = ['2025-02-14', '2024-11-06', '2025-12-19', '2025-02-01', '2024-03-11'];
  const content: Content = {
    ...site,
    events: days.map((date) => ({ ...like, date, until: undefined, slug: `event-${date}` })),
  };
  const route = routeOf('timeline');
  const shown = (now: number) => {
    const sections = select(content, route, now)?.sections ?? [];
    const dates = (type: string) =>
      sections.flatMap(({ props }) =>
        'events' in props && props.section[TYPE] === type
          ? (props.events as Content['events']).map(({ date }) => date)
          : [],
      );
    return { upcoming: dates('upcoming'), past: dates('timeline') };
  };

  it('lists upcoming events soonest first, past ones newest first, and each event once', () => {
    const { upcoming, past } = shown(momentOf('2024-12-01T00:00:00'));
    expect(upcoming.slice(0, 2)).toEqual(['2025-02-01', '2025-02-14']);
    expect(upcoming).toEqual(upcoming.toSorted());
    expect(past[0]).toBe('2024-11-06');
    expect(past).toEqual(past.toSorted().reverse());
    expect(upcoming.length + past.length).toBe(content.events.length);
  });

  it('moves an event to the past at midnight in the site’s time zone, not in Greenwich', () => {
    expect(shown(momentOf('2025-12-20T00:00:00') - 1).upcoming).toEqual(['2025-12-19']);
    expect(shown(momentOf('2025-12-20T00:00:00')).upcoming).toEqual([]);
  });

  it('marks a cancelled event before its dates, and removes its registration', () => {
    const register = 'https://register.firm.example/';
    const [open, off] = withCancelled(
      [
        { ...like, register },
        { ...like, register, cancelled: true },
      ],
      { visit: 'Visit', cancelled: 'Off' },
    );
    expect(open).toMatchObject({ dates: like.dates, register });
    expect(off).toMatchObject({ dates: `Off · ${like.dates}` });
    expect(off?.register).toBeUndefined();
  });

  it('lists all events as past when all have ended', () => {
    expect(shown(momentOf('2026-01-01T00:00:00')).past).toHaveLength(days.length);
  });
});
