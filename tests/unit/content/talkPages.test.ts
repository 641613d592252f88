import { describe, expect, it, test } from 'vitest';
import { loadContent } from '../../../content/load/loadContent.ts';
import { talkPages } from '../../../content/load/talkPages.ts';
import { TALKS_A_PAGE, talksPageOf, talksPath } from '../../../content/load/talksPath.ts';
import type { Content } from '../../../content/schema/collections.ts';
import { partOf, prerender } from '../../../pages/talks/index.page.server.tsx';
import { select } from '../../../pages/talks/select.ts';
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
    type: i % 3 === 0 ? ('podcast' as const) : ('seminar' as const),
  }));
  return { ...site, talks };
}

describe('the pages of the talks', () => {
  test.each([
    [0, 1],
    [9, 1],
    [TALKS_A_PAGE, 1],
    [TALKS_A_PAGE + 1, 2],
    [10_000, Math.ceil(10_000 / TALKS_A_PAGE)],
  ])('%i talks take %i pages', (count, pages) => {
    expect(talkPages(withTalks(count).talks).pages).toHaveLength(pages);
  });

  it('hold every talk once, by descending id', () => {
    const { pages } = talkPages(withTalks(100).talks);
    const ids = pages.flat().map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 100 }, (_, i) => 100 - i));
  });

  it('say how many of each type each one lists', () => {
    const { pages, held } = talkPages(withTalks(100).talks);
    expect(held.podcast.reduce((sum, one) => sum + one)).toBe(34);
    pages.forEach((page, i) => {
      expect((held.podcast[i] ?? 0) + (held.seminar[i] ?? 0)).toBe(page.length);
    });
  });
});

describe('their addresses', () => {
  test.each([
    ['/talks', 1],
    ['/talks/page/2', 2],
    ['/talks/page/417', 417],
    ['/talks/page/1', undefined],
    ['/talks/page/0', undefined],
    ['/talks/page/02', undefined],
    ['/talks/page/2.5', undefined],
    ['/talks/page/', undefined],
    ['/talks/page/2/more', undefined],
    ['/events', undefined],
  ])('%s is page %s', (path, page) => {
    expect(talksPageOf(path)).toBe(page);
    if (page) expect(talksPath(page)).toBe(path);
  });

  it('are one for the talks of today', async () => {
    expect(await prerender()).toEqual(['/talks']);
  });
});

describe('a further page', () => {
  const content = withTalks(60);
  const last = Math.ceil(60 / TALKS_A_PAGE);

  it('shows its own talks under a title of its own', () => {
    const { talks, seo, part } = select(content, last);
    expect(talks.map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(seo.title).toBe(`Page ${last} · ${content.talksPage.seo.title}`);
    expect(part).toMatchObject({ page: last, total: 60 });
    expect(select(content).seo).toEqual(content.talksPage.seo);
  });

  it('behind the last there is the last', () => {
    expect(select(content, 99)).toEqual(select(content, last));
  });

  it('describes its own talks to machines, and where it stands', () => {
    const { seo } = select(content, last);
    const graph = jsonLd(partOf(content, last), talksPath(last), seo) as {
      '@graph': readonly unknown[];
    };
    const nodes = graph['@graph'] as Record<string, unknown>[];
    const page = nodes.find((node) => node['@type'] === 'WebPage');
    const talks = nodes.filter(({ duration }) => duration !== undefined);
    expect(talks).toHaveLength(12);
    expect(page?.url).toBe(`https://nikash.example/talks/page/${last}`);
    expect(page?.breadcrumb).toMatchObject({
      itemListElement: [
        { position: 1 },
        { position: 2, name: 'Talks', item: 'https://nikash.example/talks' },
        { position: 3, name: `Page ${last}` },
      ],
    });
  });
});
