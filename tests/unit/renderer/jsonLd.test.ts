import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load/loadContent.ts';
import { jsonLd } from '../../../renderer/head/jsonLd.ts';

const content = loadContent();
const seo = { title: 'A title', description: 'A description' };
const graph = (route: string) =>
  jsonLd(content, route, seo)['@graph'] as unknown as Record<string, unknown>[];
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
    expect(ofType('/education', 'Course')).toHaveLength(15);
    expect(ofType('/events', 'Event')).toHaveLength(content.events.length);
    expect(ofType('/talks', 'VideoObject').length + ofType('/talks', 'PodcastEpisode').length).toBe(
      content.talks.length,
    );
    expect(ofType('/team', 'Person')).toHaveLength(content.team.length);
  });

  it('says when an event is: by its days, or by Mumbai’s clock where it has times', () => {
    const [first] = content.events;
    if (!first) throw new Error('No event to test with.');
    const days = { date: '2026-12-31', until: '2027-01-01' };
    const events = [
      { ...first, ...days },
      { ...first, ...days, starts: '18:30', ends: '01:30' },
    ];
    const nodes = jsonLd({ ...content, events }, '/events', seo)['@graph'] as unknown as object[];
    const times = nodes.filter((node) => 'startDate' in node);
    expect(times).toMatchObject([
      { startDate: '2026-12-31', endDate: '2027-01-01' },
      { startDate: '2026-12-31T18:30+05:30', endDate: '2027-01-01T01:30+05:30' },
    ]);
  });

  it('writes every address in full', () => {
    for (const event of ofType('/events', 'Event')) {
      expect(event.url).toMatch(/^https:\/\/nikash\.example\/events#/);
      for (const image of event.image as string[]) expect(image).toMatch(/^https:\/\//);
      expect(event.description).not.toMatch(/[*_]|\]\(/);
    }
  });
});
