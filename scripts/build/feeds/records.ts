import { buildTime } from '../../../content/load/publish/clock.ts';
import { pastEvents, pathOf, upcomingEvents } from '../../../content/load/publish/listPages.ts';
import { pageAt, pageWith, routeShowing } from '../../../content/load/publish/pageAt.ts';
import { type Content, collections, type Entry } from '../../../content/schema/collections.ts';
import type { Event } from '../../../content/schema/events.ts';

/** How many records a feed contains: more than the site publishes between two visits of a feed reader. */
export const NEWEST = 50;

/**
 * The events of the feed and the calendar, newest first: all upcoming ones, and past ones up to `NEWEST`. The number of
 * upcoming ones is not limited, because a limit would drop the soonest.
 */
export function newestEvents({ events }: Content): Entry<Event>[] {
  const now = buildTime();
  const upcoming = upcomingEvents(events, now);
  return [...upcoming, ...pastEvents(events, now)]
    .slice(0, Math.max(NEWEST, upcoming.length))
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** A record's permanent id, even if its texts and its address change: a tag URI (RFC 4151). */
export const recordId = ({ brand }: Content, collection: string, slug: string) =>
  `tag:${new URL(brand.url).host},${brand.founded}:${collection}/${slug}`;

/** The collections that feeds contain. */
type Feed = 'courses' | 'talks' | 'events' | 'articles';

/** Whether a page of the site shows a collection. */
export const isShown = ({ pages }: Content, kind: Feed) =>
  pageWith(pages, collections[kind].section ?? '') !== undefined;

/**
 * The page that shows a collection, otherwise the home page.
 * @throws if there is neither, which the content check rules out
 */
export function pageShowing({ pages }: Content, kind: Feed) {
  const page = pageAt(pages, routeShowing(pages, collections[kind]))?.page;
  if (!page) throw new Error('The site has no home page: run npm run content:check.');
  return page;
}

/** The address of a record: an article's own, or its anchor on the page of its collection; otherwise the home page. */
export function addressOf(content: Content, kind: Feed, { slug, file }: Entry<unknown>): string {
  const path = pathOf(content, pageShowing(content, kind), file, buildTime());
  const hasPlace = kind !== 'articles' && isShown(content, kind);
  return new URL(hasPlace ? `${path}#${slug}` : path, content.brand.url).href;
}
