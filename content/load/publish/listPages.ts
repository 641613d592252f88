import { type Content, collections, type Entry } from '../../schema/collections.ts';
import type { Event } from '../../schema/events.ts';
import { isUpcoming, startOf } from '../../schema/eventTime.ts';
import type { Page } from '../../schema/pages.ts';
import { TYPE } from '../../schema/section.ts';
import { hasSection } from './pageAt.ts';
import { inOrder } from './records.ts';
import { talkPages, talksPaths } from './talkPages.ts';
import { talksPath } from './talksPath.ts';

/** What one address holds of each kind: a phone scrolls through it in fewer than 20 screens. */
export const EVENTS_A_PAGE = 16;
export const ARTICLES_A_PAGE = 24;
export const PEOPLE_A_PAGE = 40;

type Events = Content['events'];

/** Events that are not over at a time, soonest first. */
export const upcomingEvents = (events: Events, now: number) =>
  events.filter((event) => isUpcoming(event, now)).toSorted((a, b) => startOf(a) - startOf(b));

/** Events that are over at a time, newest first. */
export const pastEvents = (events: Events, now: number) =>
  events
    .filter((event) => !isUpcoming(event, now))
    .toSorted((a, b) => b.date.localeCompare(a.date));

/** Events as a page shows them: a cancelled one says so before its dates, and has no registration. */
export const withCancelled = (
  events: readonly Entry<Event>[],
  { cancelled: word }: Content['site']['events'],
): Entry<Event>[] =>
  events.map(({ register, ...event }) =>
    event.cancelled
      ? { ...event, dates: `${word} · ${event.dates}` }
      : { ...event, ...(register && { register }) },
  );

/** All events of a page in the order of its addresses: first the upcoming ones, then the past ones. */
export const listedEvents = (page: Page, events: Events, now: number) => [
  ...(hasSection(page, 'upcoming') ? upcomingEvents(events, now) : []),
  ...(hasSection(page, 'timeline') ? pastEvents(events, now) : []),
];

const membersOf = ({ sections }: Page): string[] =>
  sections.flatMap((section) =>
    section[TYPE] === 'teamGroup' ? section.members.map(({ member }) => member) : [],
  );

const pagesFor = (count: number, size: number) => Math.max(1, Math.ceil(count / size));

/** The items of one address; beyond the last, those of the last. */
function partOf<Item>(all: readonly Item[], number: number, size: number): Item[] {
  const current = Math.min(number, pagesFor(all.length, size));
  return all.slice((current - 1) * size, current * size);
}

type Listed = Pick<Content, 'pages' | 'talks' | 'events' | 'articles'>;

/** The number of addresses that a page needs for its events, people and articles; 1 without such lists. */
export const pagesOf = (
  page: Page,
  { events, articles }: Pick<Content, 'events' | 'articles'>,
  now: number,
): number =>
  Math.max(
    pagesFor(listedEvents(page, events, now).length, EVENTS_A_PAGE),
    pagesFor(membersOf(page).length, PEOPLE_A_PAGE),
    hasSection(page, 'articleList') ? pagesFor(articles.length, ARTICLES_A_PAGE) : 1,
  );

/** Every address of a page: its own, and those of the further parts of its lists. */
export function pathsOf(page: Page, content: Listed, now: number): string[] {
  const talks = hasSection(page, 'talkList') ? talksPaths(content.talks, page.path) : [];
  const numbers = Array.from({ length: pagesOf(page, content, now) }, (_, i) => i + 1);
  return [...new Set([...numbers.map((number) => talksPath(page.path, number)), ...talks])];
}

/** The address that shows a record: an article's own, and in a list of several addresses the one that has it. */
export function pathOf(content: Listed, page: Page, file: string, now = Date.now()): string {
  const own = content.pages.find((one) => one.file === file);
  if (own) return own.path;
  const number = (files: readonly string[], size: number) =>
    Math.floor(Math.max(0, files.indexOf(file)) / size) + 1;
  const numbers = [
    number(
      listedEvents(page, content.events, now).map((event) => event.file),
      EVENTS_A_PAGE,
    ),
    number(membersOf(page), PEOPLE_A_PAGE),
    hasSection(page, 'talkList')
      ? talkPages(content.talks).all.pages.findIndex((list) =>
          list.some((talk) => talk.file === file),
        ) + 1
      : 1,
  ];
  return talksPath(page.path, Math.max(...numbers));
}

/** The events of one address, upcoming and past; beyond the last, those of the last. */
export const eventsOf = (page: Page, events: Events, number: number, now: number) =>
  partOf(listedEvents(page, events, now), number, EVENTS_A_PAGE);

/** The articles of one address, the newest first; beyond the last, those of the last. */
export const articlesOf = (articles: Content['articles'], number: number) =>
  partOf(inOrder(collections.articles, articles), number, ARTICLES_A_PAGE);

/** A page with the people of one of its addresses: groups on other addresses are empty. */
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
