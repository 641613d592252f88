import { type Content, collections, type Entry } from '../../schema/collections.ts';
import type { Event } from '../../schema/events.ts';
import { isUpcoming, startOf } from '../../schema/eventTime.ts';
import { oncePer } from '../../schema/oncePer.ts';
import type { Page } from '../../schema/pages.ts';
import { TYPE } from '../../schema/section.ts';
import { TALK_TYPES } from '../../schema/talks.ts';
import { hasSection } from './pageAt.ts';
import { inOrder } from './records.ts';
import { TALKS_A_PAGE, type TalkListName, type TalksPart, talksPath } from './talksPath.ts';

/** How many items one address lists: a phone scrolls through them in fewer than 20 screens. */
export const EVENTS_A_PAGE = 16;
export const ARTICLES_A_PAGE = 24;
export const PEOPLE_A_PAGE = 40;

type Events = Content['events'];

/** Events that have not ended at a time, soonest first. */
export const upcomingEvents = (events: Events, now: number) =>
  events.filter((event) => isUpcoming(event, now)).toSorted((a, b) => startOf(a) - startOf(b));

/** Events that have ended at a time, newest first. */
export const pastEvents = (events: Events, now: number) =>
  events
    .filter((event) => !isUpcoming(event, now))
    .toSorted((a, b) => b.date.localeCompare(a.date));

/** Events for display: a cancelled one has that word before its dates, and no registration. */
export const withCancelled = (
  events: readonly Entry<Event>[],
  { cancelled: word }: Content['site']['events'],
): Entry<Event>[] =>
  events.map(({ register, ...event }) =>
    event.cancelled
      ? { ...event, dates: `${word} · ${event.dates}` }
      : { ...event, ...(register && { register }) },
  );

/** All events in the order in which a page's addresses list them: upcoming ones, then past ones. */
export const listedEvents = (page: Page, events: Events, now: number) => [
  ...(hasSection(page, 'upcoming') ? upcomingEvents(events, now) : []),
  ...(hasSection(page, 'timeline') ? pastEvents(events, now) : []),
];

const membersOf = ({ sections }: Page): string[] =>
  sections.flatMap((section) =>
    section[TYPE] === 'teamGroup' ? section.members.map(({ member }) => member) : [],
  );

const pagesFor = (count: number, size: number) => Math.max(1, Math.ceil(count / size));

/** The items of one page of a list; a number beyond the last page returns the last page. */
function partOf<Item>(all: readonly Item[], number: number, size: number): Item[] {
  const current = Math.min(number, pagesFor(all.length, size));
  return all.slice((current - 1) * size, current * size);
}

type Talks = Content['talks'];

/** All talks, and those of each type, by descending id (specification 4, Talks filter). */
export const talkLists = oncePer((talks: Talks): Readonly<Record<TalkListName, Talks>> => {
  const all = inOrder(collections.talks, talks);
  const of = (kind: Talks[number]['type']) => all.filter(({ type }) => type === kind);
  return { all, seminar: of('seminar'), podcast: of('podcast') };
});

/** The number of addresses that a list of talks needs. */
export const talkPagesOf = (talks: Talks, list: TalkListName): number =>
  pagesFor(talkLists(talks)[list].length, TALKS_A_PAGE);

/** The talks of one address; beyond the last address, those of the last. */
export const talksOf = (talks: Talks, { list, page }: TalksPart) =>
  partOf(talkLists(talks)[list], page, TALKS_A_PAGE);

type Listed = Pick<Content, 'pages' | 'talks' | 'events' | 'articles'>;

const fileOf = ({ file }: { readonly file: string }) => file;

/** The lists of a page other than talks, each with its files and the number of items per address. */
const listsOf = (
  page: Page,
  { events, articles }: Pick<Listed, 'events' | 'articles'>,
  now: number,
) => ({
  events: [listedEvents(page, events, now).map(fileOf), EVENTS_A_PAGE] as const,
  people: [membersOf(page), PEOPLE_A_PAGE] as const,
  articles: [hasSection(page, 'articleList') ? articles.map(fileOf) : [], ARTICLES_A_PAGE] as const,
});

/** A list, other than talks, that continues on further addresses. */
export type PagedList = keyof ReturnType<typeof listsOf>;

/** The number of addresses that a page needs for each list; 1 without that list. */
export const listPagesOf =
  (...args: Parameters<typeof listsOf>) =>
  (list: PagedList): number => {
    const [files, size] = listsOf(...args)[list];
    return pagesFor(files.length, size);
  };

/** The number of addresses that a page needs for its events, people and articles together. */
export const pagesOf = (...args: Parameters<typeof listsOf>): number =>
  Math.max(...Object.values(listsOf(...args)).map(([files, size]) => pagesFor(files.length, size)));

/**
 * Every address of a page: its own, and those on which its lists continue. Types of talks have their own addresses
 * only if one address cannot hold all talks.
 */
export function pathsOf(page: Page, content: Listed, now: number): string[] {
  const paths = (pages: number, list?: TalkListName) =>
    Array.from({ length: pages }, (_, i) => talksPath(page.path, i + 1, list));
  const talkPages = hasSection(page, 'talkList') ? talkPagesOf(content.talks, 'all') : 1;
  const types = TALK_TYPES.flatMap((type) => paths(talkPagesOf(content.talks, type), type));
  const own = paths(Math.max(pagesOf(page, content, now), talkPages));
  return talkPages > 1 ? [...own, ...types] : own;
}

/** The address on which a record is: an article's own, or the one of a list's addresses that contains it. */
export function pathOf(content: Listed, page: Page, file: string, now = Date.now()): string {
  const own = content.pages.find((one) => one.file === file);
  if (own) return own.path;
  const talks = hasSection(page, 'talkList') ? talkLists(content.talks).all : [];
  const others = Object.values(listsOf(page, content, now));
  const lists = [...others, [talks.map(fileOf), TALKS_A_PAGE]] as const;
  const numbers = lists.map(([files, size]) => pagesFor(files.indexOf(file) + 1, size));
  return talksPath(page.path, Math.max(...numbers));
}

/** The events of one address, upcoming and past; beyond the last address, those of the last. */
export const eventsOf = (page: Page, events: Events, number: number, now: number) =>
  partOf(listedEvents(page, events, now), number, EVENTS_A_PAGE);

/** The articles of one address, newest first; beyond the last address, those of the last. */
export const articlesOf = (articles: Content['articles'], number: number) =>
  partOf(inOrder(collections.articles, articles), number, ARTICLES_A_PAGE);

/** A page with only the people of one of its addresses; its other groups are empty. */
export function withPeopleOf<P extends Page>(page: P, number: number): P {
  const total = membersOf(page).length;
  if (total <= PEOPLE_A_PAGE) return page;
  const current = Math.min(number, pagesFor(total, PEOPLE_A_PAGE));
  let index = 0;
  const isShown = () => Math.floor(index++ / PEOPLE_A_PAGE) === current - 1;
  return {
    ...page,
    sections: page.sections.map((section) =>
      section[TYPE] === 'teamGroup'
        ? { ...section, members: section.members.filter(isShown) }
        : section,
    ),
  };
}
