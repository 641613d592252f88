import { buildTime } from '../../../content/load/publish/clock.ts';
import { pastEvents, pathOf, upcomingEvents } from '../../../content/load/publish/listPages.ts';
import { pageAt, pageWith, routeShowing } from '../../../content/load/publish/pageAt.ts';
import { type Content, collections, type Entry } from '../../../content/schema/collections.ts';
import type { Event } from '../../../content/schema/events.ts';

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

/** Kinds of records that feeds have. */
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

/** The address of a record: an article's own, or its place on the page of its kind; without one, the home page. */
export function addressOf(content: Content, kind: Told, { slug, file }: Entry<unknown>): string {
  const path = pathOf(content, pageShowing(content, kind), file, buildTime());
  const hasPlace = kind !== 'articles' && isShown(content, kind);
  return new URL(hasPlace ? `${path}#${slug}` : path, content.brand.url).href;
}
