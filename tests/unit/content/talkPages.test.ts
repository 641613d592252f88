import { describe, expect, it, test } from 'vitest';
import { loadContent } from '../../../content/load/loadContent.ts';
import { talkPages, talksPaths } from '../../../content/load/talkPages.ts';
import { TALKS_A_PAGE, talksPageOf, talksPath } from '../../../content/load/talksPath.ts';
import type { Content } from '../../../content/schema/collections.ts';
import { partOf, prerender } from '../../../pages/talks/index.page.server.tsx';
import { pathOf, select } from '../../../pages/talks/select.ts';
import { jsonLd } from '../../../renderer/head/jsonLd.ts';

const site = loadContent();

/** The site with so many talks, every third a podcast. */
function withTalks(count: number): Content {
  const [model] = site.talks;
  if (!model) throw new Error('There is no talk.');
  const talks = Array.from({ length: count }, (_, i) => ({
    ...model,
    id: i + 1,
    slug: `talk-${i + 1}`,
    file: `content/talks/talk-${i + 1}.json`,
    type: i % 3 === 0 ? ('podcast' as const) : ('seminar' as const),
  }));
  return { ...site, talks };
}

const shown = (content: Content, path?: string) => select(content, path).talks.map(({ id }) => id);

test('talks come by descending id', () => {
  expect(shown(site)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

describe('the pages of the talks', () => {
  test.each([
    [0, 1],
    [9, 1],
    [TALKS_A_PAGE, 1],
    [TALKS_A_PAGE + 1, 2],
    [10_000, Math.ceil(10_000 / TALKS_A_PAGE)],
  ])('%i talks take %i pages', (count, pages) => {
    expect(talkPages(withTalks(count).talks).all.pages).toHaveLength(pages);
  });

  it('hold every talk once, and once more among those of its type', () => {
    const { all, seminar, podcast } = talkPages(withTalks(100).talks);
    const ids = all.pages.flat().map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 100 }, (_, i) => 100 - i));
    expect(podcast.pages.flat().map(({ id }) => id)).toEqual(ids.filter((id) => id % 3 === 1));
    expect([seminar.total, podcast.total]).toEqual([66, 34]);
  });
});

describe('their addresses', () => {
  test.each([
    ['/talks', 'all', 1],
    ['/talks/page/2', 'all', 2],
    ['/talks/page/417', 'all', 417],
    ['/talks/podcast', 'podcast', 1],
    ['/talks/seminar/page/10', 'seminar', 10],
  ] as const)('%s lists %s, page %s', (path, list, page) => {
    expect(talksPageOf(path)).toEqual({ list, page });
    expect(talksPath(page, list)).toBe(path);
  });

  test.each([
    '/talks/page/1',
    '/talks/page/0',
    '/talks/page/02',
    '/talks/page/2.5',
    '/talks/page/',
    '/talks/page/2/more',
    '/talks/all',
    '/talks/video',
    '/talks/podcast/page/1',
    '/events',
  ])('%s is none', (path) => expect(talksPageOf(path)).toBeUndefined());

  it('are one for the talks of today', async () => {
    expect(await prerender()).toEqual(['/talks']);
  });

  it('are those of each type as well where one page cannot hold all', () => {
    expect(talksPaths(withTalks(TALKS_A_PAGE + 1).talks)).toEqual([
      '/talks',
      '/talks/page/2',
      '/talks/seminar',
      '/talks/podcast',
    ]);
  });

  it('lead to each talk', () => {
    const content = withTalks(60);
    expect(pathOf(content, 'content/talks/talk-60.json')).toBe('/talks');
    expect(pathOf(content, 'content/talks/talk-1.json')).toBe('/talks/page/3');
    expect(pathOf(content, 'content/talks/none.json')).toBeUndefined();
  });
});

describe('a further page', () => {
  const content = withTalks(60);
  const { title } = content.talksPage.seo;
  const last = '/talks/page/3';

  it('shows its own talks under a title of its own', () => {
    expect(shown(content, last)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(select(content, last).seo.title).toBe(`Page 3 · ${title}`);
    expect(select(content, '/talks').seo).toEqual(content.talksPage.seo);
  });

  it('past the last there is the last', () => {
    expect(shown(content, '/talks/page/99')).toEqual(shown(content, last));
  });

  it('of one type says so, and leaves searches to the pages of all', () => {
    expect(shown(content, '/talks/seminar/page/2')).toHaveLength(40 - TALKS_A_PAGE);
    expect(select(content, '/talks/seminar/page/2').seo).toMatchObject({
      title: `Webinars · Page 2 · ${title}`,
      canonical: '/talks',
    });
  });

  it('describes its own talks to machines, and where it stands', () => {
    const graph = jsonLd(partOf(content, last), last, select(content, last).seo) as {
      '@graph': readonly unknown[];
    };
    const nodes = graph['@graph'] as Record<string, unknown>[];
    const page = nodes.find((node) => node['@type'] === 'WebPage');
    const talks = nodes.filter(({ duration }) => duration !== undefined);
    expect(talks).toHaveLength(12);
    expect(page?.url).toBe(`https://nikash.example${last}`);
    expect(page?.breadcrumb).toMatchObject({
      itemListElement: [
        { position: 1 },
        { position: 2, name: 'Talks', item: 'https://nikash.example/talks' },
        { position: 3, name: 'Page 3' },
      ],
    });
  });
});
