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
  it('names the organisation once on every route', () => {
    for (const route of ['/', '/talks', '/team'])
      expect(ofType(route, 'Organization')).toHaveLength(1);
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
