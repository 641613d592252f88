import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { FEEDS } from '../../../content/load/publish/feeds.ts';
import { pageWith } from '../../../content/load/publish/pageAt.ts';
import { plainText } from '../../../content/load/text/body.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { eventCalendar, eventsCalendar } from '../../../scripts/build/feeds/calendar.ts';
import { NEWEST } from '../../../scripts/build/feeds/records.ts';
import { eventsRss, talksRss } from '../../../scripts/build/feeds/rss.ts';
import { content, miniatureContent } from '../content/miniatureSite.ts';
import { momentOf } from '../content/momentOf.ts';

/** A time in the site's time zone, in the format of calendars. */
const inUtc = (local: string) => new Date(momentOf(local)).toISOString().replace('.000', '');

const { host } = new URL(content.brand.url);
const [talk] = content.talks;
if (!talk) throw new Error('No talk to test with.');

/** Parses XML strictly: a malformed feed has no items. */
const read = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml');
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

describe.each([
  ['talks', talksRss, content.talks.length, FEEDS.talks],
  ['events', eventsRss, content.events.length, FEEDS.events],
] as const)('the feed of %s', (_, write, count, path) => {
  const channel = read(write(content));

  it('is RSS 2.0 with the required elements of channels and items', () => {
    expect(channel.documentElement.tagName).toBe('rss');
    expect(channel.documentElement.getAttribute('version')).toBe('2.0');
    for (const name of ['title', 'link', 'description'])
      expect(texts(channel, `channel > ${name}`).join('')).not.toBe('');
    expect(texts(channel, 'item > title')).toHaveLength(Math.min(count, NEWEST));
    for (const link of texts(channel, 'item > link')) expect(new URL(link).protocol).toBe('https:');
    expect(channel.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
      `${content.brand.url}${path}`,
    );
  });

  it('gives each item a permanent id that is not an address', () => {
    const ids = texts(channel, 'guid');
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids)
      expect(
        id.startsWith(`tag:${host},${content.brand.founded}:`) && /:\w+\/[\w-]+$/.test(id),
      ).toBe(true);
  });

  it('begins with the newest item, dated in the site’s time zone', () => {
    const dates = texts(channel, 'pubDate').map((date) => Date.parse(date));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    for (const date of dates)
      expect(
        new Date(date).toLocaleTimeString('en-GB', { timeZone: content.brand.place.zone }),
      ).toBe('00:00:00');
  });

  it('has the same bytes for the same content', () => {
    expect(write(content)).toBe(write(miniatureContent()));
  });
});

it('an item of a talk without a recording links to its anchor on the talks page', () => {
  const talks = content.talks.map((one) => ({ ...one, playLink: undefined }));
  const { path } = pageWith(content.pages, 'talkList') ?? {};
  const { slug } = talk;
  expect(texts(read(talksRss({ ...content, talks })), 'item > link')).toContain(
    `${content.brand.url}${path}#${slug}`,
  );
});

describe('the date of an item', () => {
  const [event, other] = content.events;
  if (!event || !other) throw new Error('No events to test with.');
  const DAY = 86_400_000;
  const iso = (time: number) => new Date(time).toISOString();
  const ahead = { ...event, date: iso(Date.now() + 200 * DAY).slice(0, 10), until: undefined };
  const daysOf = (feed: string) => {
    const root = read(feed);
    const [updated = ''] = texts(root, 'lastBuildDate');
    return { days: texts(root, 'pubDate').map(Date.parse), updated: Date.parse(updated) };
  };
  const history = (...added: [file: string, time: string][]) =>
    new Map(added.map(([file, time]) => [file, { added: time, changed: time, versions: 1 }]));

  it('is the publication time from the history, not the time of the event', () => {
    const [soon, late] = ['2024-05-01T10:00:00Z', '2024-07-01T10:00:00+05:30'];
    const feed = eventsRss(
      { ...content, events: [ahead, other] },
      history([ahead.file, soon], [other.file, late]),
    );
    expect(daysOf(feed)).toEqual({
      days: [Date.parse(soon), Date.parse(late)],
      updated: Date.parse(late),
    });
  });

  it('is the time of “Publish on” if that is later', () => {
    const scheduled = { ...talk, publishAt: '2024-08-01T09:00' };
    const added = history([talk.file, '2024-05-01T10:00:00Z']);
    expect(daysOf(talksRss({ ...content, talks: [scheduled] }, added)).days).toEqual([
      momentOf('2024-08-01T09:00'),
    ]);
  });

  it('is never in the future: without a history, an upcoming event has none', () => {
    const { days, updated } = daysOf(eventsRss({ ...content, events: [ahead, other] }));
    expect(days).toHaveLength(1);
    for (const time of [...days, updated]) expect(time).toBeLessThanOrEqual(Date.now());
  });

  it('is not moved back by an old recording that is listed first', () => {
    const old = { ...talk, id: 99, slug: 'old', date: '2021-01-01' };
    const { updated } = daysOf(talksRss({ ...content, talks: [talk, old] }));
    expect(updated).toBe(momentOf(talk.date));
  });
});

const HOSTILE = [
  ']]>]]><script xmlns="http://www.w3.org/1999/xhtml">evil()</script>',
  '</title></item><item><title>Another',
  '&lt;b&gt; &amp;amp; "quoted" &#x26;',
  'a <!-- b --> c <?d e?>',
  'comma, semicolon; backslash\\ and colon:',
];

it.each(HOSTILE)('a hostile title stays text in feeds, calendar and sitemap: %s', (title) => {
  const talks = [{ ...talk, title, description: title }];
  const feed = read(talksRss({ ...content, talks }));
  expect(texts(feed, 'item > title')).toEqual([title]);
  expect(feed.getElementsByTagName('script')).toHaveLength(0);
  const [event] = content.events;
  if (!event) throw new Error('No event to test with.');
  const calendar = new ICAL.Component(ICAL.parse(eventCalendar(content, { ...event, title })));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(title);
  const [first] = calendar.getAllSubcomponents('vevent');
  expect(first?.getFirstPropertyValue('summary')).toBe(title);
  expect(calendar.getAllSubcomponents()).toHaveLength(1);
});

it.each(['\u0000', '\u000b', '\ufffe', '\ud800'])(
  'what XML forbids stops the build, which names the record and the feed (%j)',
  (sign) => {
    const file = 'content/talks/two-signs.json';
    const talks = [...content.talks, { ...talk, file, title: `A${sign}B` }];
    expect(() => talksRss({ ...content, talks })).toThrow(`${file} in /talks.xml`);
  },
);

it('a text that would break the calendar stops the build, which names the record', () => {
  const [event] = content.events;
  if (!event) throw new Error('No event to test with.');
  const file = 'content/events/two-lines.mdx';
  const events = [event, { ...event, file, title: 'One\rtwo' }];
  expect(() => eventsCalendar({ ...content, events })).toThrow(`differs from ${file}`);
});

it('a feed contains the newest of many records, and escapes special characters of XML', () => {
  const talks = Array.from({ length: NEWEST + 20 }, (_, i) => ({
    ...talk,
    id: i + 1,
    slug: `talk-${i + 1}`,
    title: `Talk ${i + 1}: bid < ask & ]]> mid`,
  }));
  const titles = texts(read(talksRss({ ...content, talks })), 'item > title');
  expect(titles).toHaveLength(NEWEST);
  expect(titles[0]).toBe(`Talk ${NEWEST + 20}: bid < ask & ]]> mid`);
});

/** This many upcoming and past events, one day apart. */
function programme(upcoming: number, past: number) {
  const [event] = content.events;
  if (!event) throw new Error('No event to test with.');
  const made = (kind: string, count: number, first: number, step: number) =>
    Array.from({ length: count }, (_, i) => ({
      ...event,
      slug: `${kind}-${i + 1}`,
      file: `content/events/${kind}-${i + 1}.mdx`,
      title: `${kind} ${i + 1}`,
      date: new Date(first + i * step).toISOString().slice(0, 10),
      until: undefined,
    }));
  const DAY = 86_400_000;
  const events = [
    ...made('past', past, Date.UTC(2020, 0, 1), -DAY),
    ...made('upcoming', upcoming, Date.UTC(2090, 0, 1), DAY),
  ];
  return { ...content, events };
}

describe.each([
  [
    'calendar',
    (grown: typeof content) =>
      new ICAL.Component(ICAL.parse(eventsCalendar(grown)))
        .getAllSubcomponents('vevent')
        .map((event) => String(event.getFirstPropertyValue('summary'))),
  ],
  [
    'feed',
    (grown: typeof content) =>
      texts(read(eventsRss(grown)), 'item > title').map((title) => title.split(',')[0] ?? ''),
  ],
])('the %s with many events', (_, titlesIn) => {
  const numbersOf = (titles: string[], kind: string) =>
    titles.filter((title) => title.startsWith(kind)).map((title) => Number(title.split(' ')[1]));
  it.each([
    [60, 40, 0],
    [NEWEST, 40, 0],
    [10, 400, NEWEST - 10],
    [0, 400, NEWEST],
    [3, 4, 4],
  ])(
    'contains all of %i upcoming events, and the newest of %i past ones',
    (upcoming, past, shown) => {
      const titles = titlesIn(programme(upcoming, past));
      const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
      expect(numbersOf(titles, 'upcoming').sort((a, b) => a - b)).toEqual(upTo(upcoming));
      expect(numbersOf(titles, 'past')).toEqual(upTo(shown));
      expect(titles).toHaveLength(upcoming + shown);
    },
  );
});

describe('the calendar of events', () => {
  const file = eventsCalendar(content);
  const name = pageWith(content.pages, 'timeline')?.name;
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

  it('follows the line format of RFC 5545: CRLF, at most 75 octets', () => {
    const lines = file.split('\r\n');
    expect(lines.join('')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBe(
      `-//${content.brand.name}//${name}//${content.brand.place.locale.slice(0, 2).toUpperCase()}`,
    );
  });

  it('gives each event whole days, in every time zone', () => {
    const bySlug = new Map(content.events.map((event) => [event.slug, event]));
    expect(events).toHaveLength(content.events.length);
    for (const event of events) {
      const record = bySlug.get(event.uid.replace(`@${host}`, ''));
      expect(event.summary).toBe(record?.title);
      expect(event.location ?? undefined).toBe(record?.place);
      expect(event.description).toBe(plainText(record?.body));
      expect(event.startDate.isDate).toBe(true);
      expect(event.startDate.toString()).toBe(record?.date);
      const last = event.endDate.clone();
      last.adjust(-1, 0, 0, 0);
      expect(last.toString()).toBe(record?.until ?? record?.date);
    }
  });

  it('has the same bytes for the same content', () => {
    expect(eventsCalendar(miniatureContent())).toBe(file);
  });

  it('contains the version of each event, from the history of its file', () => {
    const [event] = content.events;
    if (!event) throw new Error('No event to test with.');
    const versionIn = (changed: string, versions: number) => {
      const history = new Map([[event.file, { changed, added: changed, versions }]]);
      const read = new ICAL.Component(ICAL.parse(eventCalendar(content, event, history)));
      const [component] = read.getAllSubcomponents('vevent');
      return ['sequence', 'last-modified', 'dtstamp'].map((name) =>
        String(component?.getFirstPropertyValue(name)),
      );
    };
    expect(versionIn('2025-03-01T10:00:00+05:30', 1)).toEqual([
      '0',
      '2025-03-01T04:30:00Z',
      '2025-03-01T04:30:00Z',
    ]);
    expect(versionIn('2025-03-02T10:00:00Z', 4)).toEqual([
      '3',
      '2025-03-02T10:00:00Z',
      '2025-03-02T10:00:00Z',
    ]);
    // Calendars keep the version with the higher number.
    const moved = { ...event, date: '2020-01-01', until: undefined };
    expect(eventCalendar(content, moved)).toContain('SEQUENCE:0');
  });

  it('marks a cancelled event, and no other, as cancelled', () => {
    const [event, other] = content.events;
    if (!event || !other) throw new Error('No events to test with.');
    expect(eventCalendar(content, { ...event, cancelled: true })).toContain('STATUS:CANCELLED');
    expect(eventCalendar(content, event)).not.toContain('STATUS:');
    const all = eventsCalendar({ ...content, events: [{ ...event, cancelled: true }, other] });
    expect(all.match(/STATUS:/g)).toHaveLength(1);
  });

  it('gives an event with times its start and end in UTC, and links to its registration', () => {
    const [event] = content.events;
    if (!event) throw new Error('No event to test with.');
    const register = 'https://register.turnstile.example/open-desk';
    const timed = { ...event, date: '2026-12-31', starts: '18:30', ends: '01:30', register };
    const one = eventCalendar(content, { ...timed, until: '2027-01-01' });
    const read = new ICAL.Component(ICAL.parse(one)).getAllSubcomponents('vevent');
    expect(read).toHaveLength(1);
    const { uid, startDate, endDate, component } = new ICAL.Event(read[0]);
    expect(uid).toBe(`${event.slug}@${host}`);
    expect(startDate.toString()).toBe(inUtc('2026-12-31T18:30'));
    expect(endDate.toString()).toBe(inUtc('2027-01-01T01:30'));
    expect(component.getFirstPropertyValue('url')).toBe(register);
  });
});

it('a feed has no links to a timeline that is on no page', () => {
  const sections = content.pages.flatMap((page) => page.sections);
  const pages = content.pages.map((page) => ({ ...page, sections: [] }));
  expect(sections.some((section) => section[TYPE] === 'timeline')).toBe(true);
  expect(eventsRss(content)).toContain('#');
  expect(eventsRss({ ...content, pages })).not.toContain('#');
});
