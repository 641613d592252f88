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

  it('writes every address in full', () => {
    for (const event of ofType('/events', 'Event')) {
      expect(event.url).toMatch(/^https:\/\/nikash\.example\/events#/);
      for (const image of event.image as string[]) expect(image).toMatch(/^https:\/\//);
      expect(event.description).not.toMatch(/[*_]|\]\(/);
    }
  });
});
