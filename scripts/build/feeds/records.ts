import { buildTime } from '../../../content/load/publish/clock.ts';
import { pastEvents, pathOf, upcomingEvents } from '../../../content/load/publish/listPages.ts';
import { pageAt, pageWith, routeShowing } from '../../../content/load/publish/pageAt.ts';
import type { Article } from '../../../content/schema/articles.ts';
import { type Content, collections, type Entry } from '../../../content/schema/collections.ts';
import type { Event } from '../../../content/schema/events.ts';
import type { Talk } from '../../../content/schema/talks.ts';

/** How many records a feed holds: more than a reader that comes now and then can have missed. */
export const NEWEST = 50;

/**
 * The events of the feed and the calendar, newest first: all upcoming ones, and past ones up to `NEWEST`. The
 * upcoming ones have no limit, because it would leave out the soonest.
 */
export function newestEvents({ events }: Content): Entry<Event>[] {
  const now = buildTime();
  const upcoming = upcomingEvents(events, now);
  return [...upcoming, ...pastEvents(events, now)]
    .slice(0, Math.max(NEWEST, upcoming.length))
    .sort((a, b) => b.date.localeCompare(a.date));
}

/**
 * A record's name for ever, whatever becomes of its words and its address: a tag URI (RFC 4151).
 */
export const recordId = ({ brand }: Content, collection: string, slug: string) =>
  `tag:${new URL(brand.url).host},${brand.founded}:${collection}/${slug}`;

/** Kinds of records that other programs are told of. */
type Told = 'courses' | 'talks' | 'events' | 'articles';

/** Whether a page of the site shows a kind of records. */
export const isShown = ({ pages }: Content, kind: Told) =>
  pageWith(pages, collections[kind].section ?? '') !== undefined;

/**
 * The page that shows a kind of records, or else the home page.
 * @throws where there is neither, which the content check rules out
 */
export function pageShowing({ pages }: Content, kind: Told) {
  const page = pageAt(pages, routeShowing(pages, collections[kind]))?.page;
  if (!page) throw new Error('The site has no home page: run npm run content:check.');
  return page;
}

/** The address of a record on the page that lists its kind; where none does, the home page. */
function placeOf(content: Content, kind: 'events' | 'talks', { slug, file }: Entry<unknown>) {
  const path = pathOf(content, pageShowing(content, kind), file, buildTime());
  return new URL(isShown(content, kind) ? `${path}#${slug}` : path, content.brand.url).href;
}

export const eventAddress = (content: Content, event: Entry<Event>): string =>
  placeOf(content, 'events', event);

/** The address of an article's own page. */
export const articleAddress = (content: Content, { file }: Entry<Article>): string => {
  const path = pathOf(content, pageShowing(content, 'articles'), file, buildTime());
  return new URL(path, content.brand.url).href;
};

/** The address of a talk's recording; without one, its place on the page of the talks. */
export const talkAddress = (content: Content, talk: Entry<Talk>): string =>
  talk.playLink ?? placeOf(content, 'talks', talk);
