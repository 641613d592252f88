import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load/loadContent.ts';
import { pageAt } from '../../../content/load/pageAt.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { jsonLd } from '../../../renderer/head/jsonLd.ts';
import { sectionsOf } from '../content/sectionOf.ts';

const content = loadContent();
const seo = { title: 'A title', description: 'A description' };
const graph = (route: string, shown = content) => {
  const page = pageAt(shown.pages, route)?.page;
  if (!page) throw new Error(`There is no page ${route}.`);
  return jsonLd(shown, page, route, seo)['@graph'] as unknown as Record<string, unknown>[];
};
const ofType = (route: string, type: string) =>
  graph(route).filter((node) => node['@type'] === type);

describe('structured data', () => {
  it('names the organisation once on every route, and says all of it at home', () => {
    const [home, ...others] = ['/', '/talks', '/team'].map((route) => {
      const [organization, ...more] = ofType(route, 'Organization');
      expect(more).toEqual([]);
      return organization;
    });
    expect(home).toHaveProperty('address');
    const { name, url, '@id': id } = home ?? {};
    for (const other of others)
      expect(other).toEqual({ '@type': 'Organization', '@id': id, name, url });
  });

  it('gives every page but home its breadcrumb', () => {
    expect(ofType('/', 'WebPage')[0]).not.toHaveProperty('breadcrumb');
    expect(ofType('/talks', 'WebPage')[0]?.breadcrumb).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2, name: 'Talks' }],
    });
  });

  it('lists each record that a route shows', () => {
    const on = (route: string) => pageAt(content.pages, route)?.page;
    const courses = sectionsOf(on('/education'), 'courseSection').flatMap((one) => one.courses);
    expect(ofType('/education', 'Course')).toHaveLength(courses.length);
    expect(ofType('/events', 'Event')).toHaveLength(content.events.length);
    expect(ofType('/talks', 'VideoObject').length + ofType('/talks', 'PodcastEpisode').length).toBe(
      content.talks.length,
    );
    const people = sectionsOf(on('/team'), 'teamGroup').flatMap((one) => one.members);
    expect(ofType('/team', 'Person')).toHaveLength(people.length);
  });

  it('describes what a section shows on whatever page it stands, and nothing of what is not there', () => {
    const moved = content.pages.map((page) => {
      if (page.path === '/events')
        return { ...page, sections: page.sections.filter((one) => one[TYPE] !== 'timeline') };
      const timeline = pageAt(content.pages, '/events')?.page.sections.filter(
        (one) => one[TYPE] === 'timeline',
      );
      return page.path === '/about'
        ? { ...page, sections: [...page.sections, ...(timeline ?? [])] }
        : page;
    });
    const events = (route: string) =>
      graph(route, { ...content, pages: moved }).filter((node) => node['@type'] === 'Event');
    expect(events('/events')).toEqual([]);
    expect(events('/about')).toHaveLength(content.events.length);
    for (const { url } of events('/about'))
      expect(String(url).startsWith(`${content.brand.url}/about#`)).toBe(true);
  });

  it('calls a page that no menu names by its own name', () => {
    const pages = content.pages.map((page) =>
      page.path === '/about' ? { ...page, path: '/campaign/diwali', name: 'Diwali offer' } : page,
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

  it('says when an event is: by its days, or by Mumbai’s clock where it has times', () => {
    const [first] = content.events;
    if (!first) throw new Error('No event to test with.');
    const days = { date: '2026-12-31', until: '2027-01-01' };
    const events = [
      { ...first, ...days },
      { ...first, ...days, starts: '18:30', ends: '01:30' },
    ];
    const times = graph('/events', { ...content, events }).filter((node) => 'startDate' in node);
    expect(times).toMatchObject([
      { startDate: '2026-12-31', endDate: '2027-01-01' },
      { startDate: '2026-12-31T18:30+05:30', endDate: '2027-01-01T01:30+05:30' },
    ]);
  });

  it('writes every address in full', () => {
    for (const event of ofType('/events', 'Event')) {
      expect(String(event.url).startsWith(`${content.brand.url}/events#`)).toBe(true);
      for (const image of event.image as string[]) expect(image).toMatch(/^https:\/\//);
      expect(event.description).not.toMatch(/[*_]|\]\(/);
    }
  });
});
