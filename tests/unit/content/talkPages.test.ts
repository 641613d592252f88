import { describe, expect, it, test } from 'vitest';
import {
  pathOf,
  pathsOf,
  talkLists,
  talkPagesOf,
  talksOf,
} from '../../../content/load/publish/listPages.ts';
import { pageWith } from '../../../content/load/publish/pageAt.ts';
import {
  TALKS_A_PAGE,
  type TalkListName,
  talksPartOf,
  talksPath,
} from '../../../content/load/publish/talksPath.ts';
import type { Content } from '../../../content/schema/collections.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { pagePaths } from '../../../pages/page/index.page.server.tsx';
import { select } from '../../../pages/page/select.ts';
import { jsonLd } from '../../../renderer/head/jsonLd.ts';
import { content as site } from './miniatureSite.ts';

const talksPage = pageWith(site.pages, 'talkList');
if (!talksPage) throw new Error('No page has the list of talks.');

const { path: TALKS } = talksPage;
const { words, talks: talkWords } = site.site;

/** The site with a number of talks, every third a podcast. */
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

/** The page at an address. @throws if the site has no such page */
function selected(content: Content, path: string) {
  const found = select(content, path);
  if (!found) throw new Error(`There is no page ${path}.`);
  return found;
}

/** The numbers of the talks in the list of an address. */
const shown = (content: Content, path = TALKS) =>
  selected(content, path).sections.flatMap(({ props }) =>
    'talks' in props && props.section[TYPE] === 'talkList'
      ? (props.talks as Content['talks']).map(({ id }) => id)
      : [],
  );

test('talks are ordered by descending id', () => {
  const ids = site.talks.map(({ id }) => id);
  expect(shown(site)).toEqual(ids.toSorted((a, b) => b - a).slice(0, TALKS_A_PAGE));
});

describe('the pages of the talks', () => {
  test.each([
    [0, 1],
    [9, 1],
    [TALKS_A_PAGE, 1],
    [TALKS_A_PAGE + 1, 2],
    [10_000, Math.ceil(10_000 / TALKS_A_PAGE)],
  ])('%i talks need %i pages', (count, pages) => {
    expect(talkPagesOf(withTalks(count).talks, 'all')).toBe(pages);
  });

  it('list every talk once among all, and once among those of its type', () => {
    const { talks } = withTalks(100);
    const idsOf = (list: TalkListName) =>
      Array.from({ length: talkPagesOf(talks, list) }, (_, i) =>
        talksOf(talks, { list, page: i + 1 }),
      )
        .flat()
        .map(({ id }) => id);
    const ids = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(idsOf('all')).toEqual(ids);
    expect(idsOf('podcast')).toEqual(ids.filter((id) => id % 3 === 1));
    expect(talkLists(talks).seminar).toHaveLength(66);
  });
});

describe('the addresses of the talks’ pages', () => {
  test.each([
    ['', 'all', 1],
    ['/page/2', 'all', 2],
    ['/page/417', 'all', 417],
    ['/podcast', 'podcast', 1],
    ['/seminar/page/10', 'seminar', 10],
  ] as const)('…%s lists %s, page %s', (part, list, page) => {
    expect(talksPartOf(TALKS + part)).toEqual({ base: TALKS, list, page });
    expect(talksPath(TALKS, page, list)).toBe(TALKS + part);
  });

  test.each([
    ['/', 'all', 1],
    ['/page/2', 'all', 2],
    ['/podcast', 'podcast', 1],
    ['/seminar/page/10', 'seminar', 10],
  ] as const)('%s lists %s, page %s, where the home page has the list', (path, list, page) => {
    expect(talksPartOf(path)).toEqual({ base: '/', list, page });
    expect(talksPath('/', page, list)).toBe(path);
  });

  test.each([
    ['/learn/talks/podcast/page/3', '/learn/talks', 'podcast', 3],
    ['/podcast/podcast', '/podcast', 'podcast', 1],
  ] as const)('%s lies below %s', (path, base, list, page) => {
    expect(talksPartOf(path)).toEqual({ base, list, page });
    expect(talksPath(base, page, list)).toBe(path);
  });

  test.each([
    '/page/1',
    '/page/0',
    '/page/02',
    '/page/2.5',
    '/page/',
    '/page/2/more',
    '/all',
    '/video',
    '/podcast/page/1',
  ])('…%s does not exist', (part) => {
    const path = TALKS + part;
    expect(talksPartOf(path)).toEqual({ base: path, list: 'all', page: 1 });
    expect(select(withTalks(100), path)).toBeUndefined();
  });

  it('are one for few talks, in the list of all pages', () => {
    const paths = site.pages.map(({ path }) => path).filter((path) => path !== '/404');
    expect(pagePaths(site).toSorted()).toEqual(paths.toSorted());
    expect(paths.filter((path) => path.startsWith(TALKS))).toEqual([TALKS]);
  });

  it('are below the page with the list, wherever it is', () => {
    const { talks } = withTalks(TALKS_A_PAGE + 1);
    const pages = site.pages.map((page) =>
      page === talksPage ? { ...page, path: '/learn/listen' } : page,
    );
    expect(
      pagePaths({ ...site, pages, talks }).filter((path) => path.startsWith('/learn/')),
    ).toEqual([
      '/learn/listen',
      '/learn/listen/page/2',
      '/learn/listen/seminar',
      '/learn/listen/podcast',
    ]);
    expect(select({ ...site, pages, talks }, `${TALKS}/page/2`)).toBeUndefined();
    expect(shown({ ...site, pages, talks }, '/learn/listen/page/2')).toEqual([1]);
  });

  it('include those of each type if one page cannot hold all talks', () => {
    expect(pathsOf(talksPage, withTalks(TALKS_A_PAGE + 1), Date.now())).toEqual([
      TALKS,
      `${TALKS}/page/2`,
      `${TALKS}/seminar`,
      `${TALKS}/podcast`,
    ]);
  });

  it('are found for each talk', () => {
    const content = withTalks(60);
    const path = (name: string) => pathOf(content, talksPage, `content/talks/${name}.json`);
    expect(path('talk-60')).toBe(TALKS);
    expect(path('talk-1')).toBe(`${TALKS}/page/3`);
    expect(path('none')).toBe(TALKS);
  });

  it('are only that of the page for records of another section', () => {
    const [other] = site.pages.filter((page) => page !== talksPage);
    if (!other) throw new Error('There is no other page.');
    expect(pathOf(withTalks(60), other, 'content/talks/talk-1.json')).toBe(other.path);
  });
});

describe('a further page', () => {
  const content = withTalks(60);
  const { title } = talksPage.seo;
  const last = `${TALKS}/page/3`;

  it('shows its own talks under its own title', () => {
    expect(shown(content, last)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(selected(content, last).seo.title).toBe(`${words.page} 3 · ${title}`);
    expect(selected(content, TALKS).seo).toEqual(talksPage.seo);
  });

  it('beyond the last shows the last', () => {
    expect(shown(content, `${TALKS}/page/99`)).toEqual(shown(content, last));
  });

  it('of one type has that type in its title, and the list of all talks as canonical address', () => {
    expect(shown(content, `${TALKS}/seminar/page/2`)).toHaveLength(40 - TALKS_A_PAGE);
    expect(selected(content, `${TALKS}/seminar/page/2`).seo).toMatchObject({
      title: `${talkWords.seminar.option} · ${words.page} 2 · ${title}`,
      canonical: TALKS,
    });
  });

  it('has structured data of its own talks, and its own position', () => {
    const { described, page: own, seo } = selected(content, last);
    const graph = jsonLd(described, own, last, seo) as {
      '@graph': readonly unknown[];
    };
    const nodes = graph['@graph'] as Record<string, unknown>[];
    const page = nodes.find((node) => node['@type'] === 'WebPage');
    const talks = nodes.filter((node) =>
      /^(?:VideoObject|PodcastEpisode)$/.test(`${node['@type']}`),
    );
    expect(talks).toHaveLength(12);
    expect(page?.url).toBe(`${site.brand.url}${last}`);
    expect(page?.breadcrumb).toMatchObject({
      itemListElement: [
        { position: 1 },
        { position: 2, item: site.brand.url + TALKS },
        { position: 3, name: `${words.page} 3` },
      ],
    });
  });
});
