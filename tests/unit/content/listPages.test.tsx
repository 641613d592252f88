import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Sections } from '../../../components/sections/Sections.tsx';
import { Words } from '../../../components/ui/Words.tsx';
import {
  ARTICLES_A_PAGE,
  EVENTS_A_PAGE,
  PEOPLE_A_PAGE,
  pathOf,
  pathsOf,
} from '../../../content/load/publish/listPages.ts';
import { pageWith } from '../../../content/load/publish/pageAt.ts';
import { TALKS_A_PAGE, talksPath } from '../../../content/load/publish/talksPath.ts';
import type { Content } from '../../../content/schema/collections.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { select } from '../../../pages/page/select.ts';
import { jsonLd } from '../../../renderer/head/jsonLd.ts';
import { content as site } from './miniatureSite.ts';

const NOW = Date.parse('2030-01-01');
const EVENTS = pageWith(site.pages, 'timeline')?.path ?? '';
const TEAM = pageWith(site.pages, 'teamGroup')?.path ?? '';

const times = <T,>(count: number, make: (i: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));

/**
 * The site with a number of past events, ten a year, and of people in its first two groups.
 * @param upcomingCount events after `NOW`, a day apart; their numbers begin at 1000
 */
function crowded(eventCount: number, peopleCount: number, upcomingCount = 0): Content {
  const [event] = site.events;
  const [person] = site.team;
  if (!event || !person) throw new Error('There is no event or no person.');
  const events = times(eventCount, (i) => ({
    ...event,
    slug: `event-${i}`,
    file: `content/events/event-${i}.mdx`,
    date: `${2029 - Math.floor(i / 10)}-03-${String(28 - (i % 10)).padStart(2, '0')}`,
    until: undefined,
  }));
  const upcoming = times(upcomingCount, (i) => ({
    ...event,
    slug: `event-${1000 + i}`,
    file: `content/events/event-${1000 + i}.mdx`,
    title: `Evening ${1000 + i}`,
    date: new Date(Date.UTC(2030, 1, 1 + i)).toISOString().slice(0, 10),
    until: undefined,
  }));
  const team = times(peopleCount, (i) => ({
    ...person,
    slug: `person-${i}`,
    file: `content/team/person-${i}.json`,
    name: `Person ${i}`,
  }));
  const members = team.map(({ file }) => ({ member: file }));
  let group = 0;
  const half = Math.ceil(peopleCount / 2);
  const pages = site.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      if (page.path === TEAM && section[TYPE] === 'teamGroup')
        return {
          ...section,
          members: [members.slice(0, half), members.slice(half)][group++] ?? [],
        };
      if (page.path === EVENTS && section[TYPE] === 'opening')
        return { ...section, figure: 'calendar' as const };
      return section;
    }),
  }));
  return { ...site, events: [...events, ...upcoming], team: [...site.team, ...team], pages };
}

const shown = (content: Content, path: string) => {
  const selected = select(content, path, NOW);
  if (!selected) throw new Error(`There is no page ${path}.`);
  const html = renderToStaticMarkup(
    <Words value={content.site.words}>
      <Sections {...selected} />
    </Words>,
  );
  return {
    ...selected,
    html,
    names: [...html.matchAll(/id="event-(\d+)"|>Person (\d+)</g)].map(([, event, person]) =>
      Number(event ?? person),
    ),
  };
};

describe('a long timeline', { tags: '@all' }, () => {
  const content = crowded(485, 9);
  const page = pageWith(content.pages, 'timeline');
  if (!page) throw new Error('No page has a timeline.');
  const paths = pathsOf(page, content, NOW);

  it('has an address for every part, and lists each event once', () => {
    expect(paths).toHaveLength(Math.ceil(485 / EVENTS_A_PAGE));
    expect(paths.slice(0, 2)).toEqual([EVENTS, `${EVENTS}/page/2`]);
    expect(paths.flatMap((path) => shown(content, path).names)).toEqual(times(485, (i) => i));
  });

  it('links from each address to the years of all events', () => {
    const { html } = shown(content, EVENTS);
    expect(html).toContain(`href="${EVENTS}#year-2029"`);
    // Ten events a year.
    const older = `${EVENTS}/page/${Math.floor(190 / EVENTS_A_PAGE) + 1}`;
    expect(html).toContain(`href="${older}#year-2010"`);
    expect(shown(content, older).html).toContain('id="year-2010"');
  });

  it('has structured data of the events at that address', () => {
    const { described, page: own, seo } = shown(content, `${EVENTS}/page/2`);
    expect(described.events).toHaveLength(EVENTS_A_PAGE);
    expect(seo.title).toContain('2');
    const graph = JSON.stringify(jsonLd(described, own, `${EVENTS}/page/2`, seo));
    expect(graph).toContain(`${EVENTS}/page/2#event-${EVENTS_A_PAGE}"`);
  });

  it('draws only the newest years', () =>
    expect(shown(content, EVENTS).html.match(/fill-text-2">\d{4}</g)).toHaveLength(10));

  it('gives the address of an event', () =>
    expect(pathOf(content, page, `content/events/event-${EVENTS_A_PAGE}.mdx`, NOW)).toBe(
      `${EVENTS}/page/2`,
    ));
});

describe.each([0, 3, 16, 17, 60])('%i upcoming events before 40 past ones', (count) => {
  const content = crowded(40, 9, count);
  const page = pageWith(content.pages, 'upcoming');
  if (!page) throw new Error('No page has upcoming events.');
  const paths = pathsOf(page, content, NOW);
  const order = [...times(count, (i) => 1000 + i), ...times(40, (i) => i)];
  const onPage = (i: number) => order.slice(i * EVENTS_A_PAGE, (i + 1) * EVENTS_A_PAGE);

  it('are each on one address, at most 16 on each, soonest first', () => {
    expect(paths).toHaveLength(Math.ceil((count + 40) / EVENTS_A_PAGE));
    expect(paths.map((path) => shown(content, path).names)).toEqual(paths.map((_, i) => onPage(i)));
  });

  it('are in the structured data of the address that shows them', () => {
    for (const [i, path] of paths.entries()) {
      const { described, page: own, seo } = shown(content, path);
      const graph = JSON.stringify(jsonLd(described, own, path, seo));
      const urls = [...graph.matchAll(/"url":"[^"]*#event-(\d+)"/g)].map(([, id]) => Number(id));
      expect(urls, path).toEqual(onPage(i));
    }
  });

  it('have one pager, whose addresses all exist', () => {
    for (const path of paths) {
      const { html } = shown(content, path);
      expect(html.match(/aria-current="page"/g), path).toHaveLength(1);
      for (const [, to = ''] of html.matchAll(/href="([^"#]*\/page\/\d+)/g))
        expect(paths).toContain(to);
    }
  });

  it('leave out the section, and the text for no events, on addresses of past events', () => {
    for (const [i, path] of paths.entries()) {
      const has = shown(content, path).html.includes('upcoming-none');
      expect(has, path).toBe(i === 0 || i * EVENTS_A_PAGE < count);
    }
  });

  it('have addresses that a link can use', () => {
    for (const [i, number] of order.entries())
      expect(pathOf(content, page, `content/events/event-${number}.mdx`, NOW)).toBe(
        paths[Math.floor(i / EVENTS_A_PAGE)],
      );
  });
});

it('are linked from a page of the timeline at its top, as are the other parts of the timeline', () => {
  const { html } = shown(crowded(40, 9, 3), `${EVENTS}/page/2`);
  expect(html).toContain(`href="${EVENTS}"`);
  expect(html).toContain(`href="${EVENTS}/page/3#timeline"`);
  expect(html).toContain(`href="${EVENTS}#year-2029"`);
});

describe('a page of other sections', () => {
  /** The page of events with only the sections of some types. */
  const only = (content: Content, ...types: string[]) => ({
    ...content,
    pages: content.pages.map((page) =>
      page.path === EVENTS
        ? { ...page, sections: page.sections.filter((section) => types.includes(section[TYPE])) }
        : page,
    ),
  });

  it('pages upcoming events without a timeline', () => {
    const content = only(crowded(40, 9, 17), 'opening', 'upcoming');
    const page = pageWith(content.pages, 'upcoming');
    const paths = page ? pathsOf(page, content, NOW) : [];
    expect(paths.map((path) => shown(content, path).names)).toEqual([
      times(16, (i) => 1000 + i),
      [1016],
    ]);
    for (const path of paths)
      expect(shown(content, path).html.match(/aria-current="page"/g)).toHaveLength(1);
  });

  it('has no structured data of upcoming events if it shows none', () => {
    const content = only(crowded(3, 9, 2), 'opening', 'timeline');
    expect(shown(content, EVENTS).described.events.map(({ slug }) => slug)).toEqual([
      'event-0',
      'event-1',
      'event-2',
    ]);
  });

  it('has an h1 even if its first section, of upcoming events, is empty', () => {
    const content = only(crowded(40, 9, 3), 'upcoming', 'timeline');
    expect(shown(content, `${EVENTS}/page/2`).html.match(/<h1/g)).toHaveLength(1);
  });
});

describe('many people', () => {
  const content = crowded(9, 534);
  const page = pageWith(content.pages, 'teamGroup');
  if (!page) throw new Error('No page has a group of people.');
  const paths = pathsOf(page, content, NOW);

  it('are split into 40 per address, each person once, with a pager at the end', () => {
    expect(paths).toHaveLength(Math.ceil(534 / PEOPLE_A_PAGE));
    expect(paths.flatMap((path) => shown(content, path).names)).toEqual(times(534, (i) => i));
    for (const path of paths)
      expect(shown(content, path).html.match(/aria-current="page"/g)).toHaveLength(1);
  });

  it('are in the structured data of their address', () => {
    const { described, page: own, seo } = shown(content, `${TEAM}/page/2`);
    const people = JSON.stringify(jsonLd(described, own, `${TEAM}/page/2`, seo)).match(/"Person"/g);
    expect(people).toHaveLength(PEOPLE_A_PAGE);
  });

  it('have addresses that a link can use', () =>
    expect(pathOf(content, page, 'content/team/person-533.json', NOW)).toBe(paths.at(-1)));
});

it.each([
  [EVENTS_A_PAGE, PEOPLE_A_PAGE, 1],
  [EVENTS_A_PAGE + 1, PEOPLE_A_PAGE + 1, 2],
])('%i events and %i people need %i addresses', (events, people, addresses) => {
  const content = crowded(events, people);
  for (const type of ['timeline', 'teamGroup'] as const) {
    const page = pageWith(content.pages, type);
    expect(page && pathsOf(page, content, NOW)).toHaveLength(addresses);
  }
});

describe('a page with several long lists', () => {
  /** The page of events with talks, people and articles added. */
  const content = (events: number, people: number, talks: number, articles: number): Content => {
    const all = crowded(events, people);
    const [talk] = site.talks;
    const of = (type: string) =>
      site.pages.flatMap(({ sections }) => sections.filter((section) => section[TYPE] === type));
    const lists = [...of('talkList').slice(0, 1), ...of('articleList').slice(0, 1)];
    const groups = all.pages
      .flatMap(({ sections }) => sections)
      .filter((section) => section[TYPE] === 'teamGroup');
    return {
      ...all,
      talks: times(talks, (i) => ({ ...talk, id: i + 1, slug: `talk-${i}` }) as never),
      articles: times(articles, (i) => ({ ...site.articles[0], slug: `article-${i}` }) as never),
      pages: all.pages.map((page) =>
        page.path === EVENTS
          ? { ...page, sections: [...page.sections, ...groups, ...lists] }
          : page,
      ),
    };
  };

  const pages = {
    events: EVENTS_A_PAGE,
    people: PEOPLE_A_PAGE,
    talks: TALKS_A_PAGE,
    articles: ARTICLES_A_PAGE,
  };
  /** The number of parts of each list: at most three. */
  const cases = Object.keys(pages).map((long) =>
    Object.keys(pages).map((list) => (list === long ? 3 : 1)),
  );

  it.each([...cases, [3, 2, 1, 2]])(
    'of %i, %i, %i and %i parts has pagers for those with several',
    (...parts) => {
      const sizes = Object.values(pages);
      const [events = 0, people = 0, talks = 0, articles = 0] = parts.map(
        (count, i) => count * (sizes[i] ?? 0),
      );
      const all = content(events, people, talks, articles);
      for (const address of [1, 2, 3]) {
        const { html } = shown(all, talksPath(EVENTS, address));
        const current = parts
          .filter((count) => count > 1)
          .map((count) => `${Math.min(address, count)}`);
        const found = html.matchAll(/aria-current="page"[^>]*><span[^>]*>[^<]*<\/span>(\d+)/g);
        expect(Array.from(found, ([, number]) => number).sort()).toEqual(current.sort());
        expect(html).not.toMatch(/ start="(?:0|-\d+)"/);
      }
    },
  );
});
