import { describe, expect, it } from 'vitest';
import { pageAt } from '../../../content/load/publish/pageAt.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { jsonLd } from '../../../renderer/head/jsonLd.ts';
import { content, routeOf } from '../content/miniatureSite.ts';
import { offsetAt } from '../content/momentOf.ts';
import { sectionsOf } from '../content/sectionOf.ts';

const TALKS = routeOf('talkList');
const TEAM = routeOf('teamGroup');
const COURSES = routeOf('courseSection');
const EVENTS = routeOf('timeline');
/** A page that shows none of these. */
const LEGAL = routeOf('terms');
const seo = { title: 'A title', description: 'A description' };
const graph = (route: string, shown = content) => {
  const page = pageAt(shown.pages, route)?.page;
  if (!page) throw new Error(`There is no page ${route}.`);
  return jsonLd(shown, page, route, seo)['@graph'] as unknown as Record<string, unknown>[];
};
/** The name of a page in the navigation, or in its record. */
const nameOf = (route: string) =>
  content.site.navigation.find(({ href }) => href === route)?.label ??
  pageAt(content.pages, route)?.page.name;
const ofType = (route: string, type: string) =>
  graph(route).filter((node) => node['@type'] === type);

describe('structured data', () => {
  it('names the organisation on every route, and contains all of it on the home page', () => {
    const [home, ...others] = ['/', TALKS, TEAM].map((route) => {
      const [organization, ...more] = ofType(route, 'Organization');
      expect(more).toEqual([]);
      return organization;
    });
    expect(home).toHaveProperty('address');
    const { name, url, '@id': id } = home ?? {};
    for (const other of others)
      expect(other).toEqual({ '@type': 'Organization', '@id': id, name, url });
  });

  it('contains the breadcrumb of every page except the home page', () => {
    expect(ofType('/', 'WebPage')[0]).not.toHaveProperty('breadcrumb');
    expect(ofType(TALKS, 'WebPage')[0]?.breadcrumb).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2, name: nameOf(TALKS) }],
    });
  });

  it('lists each record that a route shows', () => {
    const on = (route: string) => pageAt(content.pages, route)?.page;
    const courses = sectionsOf(on(COURSES), 'courseSection').flatMap((one) => one.courses);
    expect(ofType(COURSES, 'Course')).toHaveLength(courses.length);
    expect(ofType(EVENTS, 'Event')).toHaveLength(content.events.length);
    expect(ofType(TALKS, 'VideoObject').length + ofType(TALKS, 'PodcastEpisode').length).toBe(
      content.talks.length,
    );
    const people = sectionsOf(on(TEAM), 'teamGroup').flatMap((one) => one.members);
    expect(ofType(TEAM, 'Person')).toHaveLength(people.length);
  });

  it('lists the courses of a page, with the price and attendance that its record has', () => {
    const page = pageAt(content.pages, COURSES)?.page;
    const [first, second] = sectionsOf(page, 'courseSection')
      .flatMap((section) => section.courses)
      .map(({ course }) => content.courses.find(({ file }) => file === course));
    const found = { cost: 'Paid', attendance: 'Online', hours: 12 } as const;
    const courses = content.courses.map((one) =>
      one === first ? { ...one, found, next: '2090-01-02' } : { ...one, found: undefined },
    );
    const nodes = graph(COURSES, { ...content, courses });
    const shown = nodes.filter((node) => node['@type'] === 'Course');
    expect(nodes.find((node) => node['@type'] === 'ItemList')?.itemListElement).toEqual(
      shown.map((node, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        item: { '@id': node['@id'] },
      })),
    );
    const nodeOf = (course = first) => shown.find(({ name }) => name === course?.title);
    expect(nodeOf()).toMatchObject({
      offers: { category: 'Paid', url: first?.link },
      hasCourseInstance: {
        courseMode: 'Online',
        courseWorkload: 'PT12H',
        startDate: '2090-01-02',
      },
    });
    expect(nodeOf(second)).not.toHaveProperty('offers');
    expect(nodeOf(second)).not.toHaveProperty('hasCourseInstance');
  });

  it('describes a section on any page, and no section of another page', () => {
    const moved = content.pages.map((page) => {
      if (page.path === EVENTS)
        return { ...page, sections: page.sections.filter((one) => one[TYPE] !== 'timeline') };
      const timeline = pageAt(content.pages, EVENTS)?.page.sections.filter(
        (one) => one[TYPE] === 'timeline',
      );
      return page.path === LEGAL
        ? { ...page, sections: [...page.sections, ...(timeline ?? [])] }
        : page;
    });
    const events = (route: string) =>
      graph(route, { ...content, pages: moved }).filter((node) => node['@type'] === 'Event');
    expect(events(EVENTS)).toEqual([]);
    expect(events(LEGAL)).toHaveLength(content.events.length);
    for (const { url } of events(LEGAL))
      expect(String(url).startsWith(`${content.brand.url}${LEGAL}#`)).toBe(true);
  });

  it('uses the page’s own name if no menu contains it', () => {
    const pages = content.pages.map((page) =>
      page.path === LEGAL ? { ...page, path: '/campaign/diwali', name: 'Diwali offer' } : page,
    );
    const [page] = graph('/campaign/diwali', { ...content, pages }).filter(
      (node) => node['@type'] === 'WebPage',
    );
    expect(page?.breadcrumb).toMatchObject({
      itemListElement: [
        { position: 1 },
        { name: 'Diwali offer', item: `${content.brand.url}/campaign/diwali` },
      ],
    });
  });

  it('contains the days of an event, or times in the site’s time zone if it has them', () => {
    const [first] = content.events;
    if (!first) throw new Error('No event to test with.');
    const days = { date: '2026-12-31', until: '2027-01-01' };
    const events = [
      { ...first, ...days },
      { ...first, ...days, starts: '18:30', ends: '01:30' },
    ];
    const times = graph(EVENTS, { ...content, events }).filter((node) => 'startDate' in node);
    const offset = offsetAt('2026-12-31T18:30');
    expect(times).toMatchObject([
      { startDate: '2026-12-31', endDate: '2027-01-01' },
      { startDate: `2026-12-31T18:30${offset}`, endDate: `2027-01-01T01:30${offset}` },
    ]);
  });

  it('marks a cancelled event, and has a video’s time of publication in the site’s time zone', () => {
    const events = content.events.map((event, index) =>
      index === 0 ? { ...event, cancelled: true } : event,
    );
    const told = graph(EVENTS, { ...content, events }).filter((node) => 'eventStatus' in node);
    expect(told.filter(({ eventStatus }) => /Cancelled$/.test(String(eventStatus)))).toHaveLength(
      1,
    );
    for (const video of ofType(TALKS, 'VideoObject')) {
      const day = content.talks.find(({ title }) => title === video.name)?.date ?? '';
      expect(video.uploadDate).toBe(`${day}T00:00${offsetAt(`${day}T00:00`)}`);
    }
  });

  it('describes a talk without a recording neither as a video nor as an episode', () => {
    const talks = content.talks.map((talk) => ({ ...talk, playLink: undefined }));
    const told = graph(TALKS, { ...content, talks });
    const types = told.map((node) => node['@type']);
    expect(types.filter((type) => type === 'CreativeWork')).toHaveLength(talks.length);
    expect(types.filter((type) => type === 'VideoObject' || type === 'PodcastEpisode')).toEqual([]);
    for (const node of told.filter((one) => one['@type'] === 'CreativeWork'))
      expect(JSON.stringify(node)).not.toContain('"duration"');
  });

  it('contains the complete address of a course that links to a page of this site', () => {
    const courses = content.courses.map((one) => ({ ...one, link: '/about#form' }));
    const nodes = graph(COURSES, { ...content, courses }).filter(
      (one) => one['@type'] === 'Course',
    );
    expect(nodes.length).toBeGreaterThan(0);
    for (const { url } of nodes) expect(url).toBe(`${content.brand.url}/about#form`);
  });

  it('contains only complete addresses', () => {
    for (const event of ofType(EVENTS, 'Event')) {
      expect(String(event.url).startsWith(`${content.brand.url}${EVENTS}#`)).toBe(true);
      for (const image of event.image as string[]) expect(image).toMatch(/^https:\/\//);
      expect(event.description).not.toMatch(/[*_]|\]\(/);
    }
  });
});
