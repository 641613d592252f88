import { authorOf } from '../../../content/load/publish/articles.ts';
import { buildTime } from '../../../content/load/publish/clock.ts';
import { FEEDS } from '../../../content/load/publish/feeds.ts';
import { inOrder } from '../../../content/load/publish/records.ts';
import { plainText } from '../../../content/load/text/body.ts';
import { type Content, collections, type Entry } from '../../../content/schema/collections.ts';
import { timeOf } from '../../../content/schema/datetime.ts';
import { LOCALE } from '../../../content/schema/locale.ts';
import type { FileHistory } from '../lastChanges.ts';
import { element, xmlDocument } from '../xml.ts';
import { addressOf, NEWEST, newestEvents, pageShowing, recordId } from './records.ts';

/** The history of each file; empty if the checkout has none. */
type Histories = ReadonlyMap<string, FileHistory>;

const NONE: Histories = new Map();

/** The talks as RSS 2.0, newest first; an item links to the recording, if there is one. */
export const talksRss = (content: Content, history: Histories = NONE): string =>
  rss(
    content,
    'talks',
    content.talks
      .toSorted((a, b) => b.id - a.id)
      .slice(0, NEWEST)
      .map((talk) => ({
        record: talk,
        title: talk.title,
        link: talk.playLink,
        description: talk.description,
      })),
    history,
  );

/** The events as RSS 2.0, newest first; an item links to its anchor on the timeline. */
export const eventsRss = (content: Content, history: Histories = NONE): string =>
  rss(
    content,
    'events',
    newestEvents(content).map((event) => ({
      record: event,
      title: `${event.title}, ${event.dates}`,
      description: plainText(event.body),
    })),
    history,
  );

/** The articles as RSS 2.0, newest first; an item links to the article. */
export const articlesRss = (content: Content): string =>
  rss(
    content,
    'articles',
    inOrder(collections.articles, content.articles)
      .slice(0, NEWEST)
      .map((article) => ({
        record: article,
        title: article.title,
        author: authorOf(article, content),
        description: article.description,
      })),
  );

/** Escapes a description, which readers parse as HTML. */
const paragraphs = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');

interface Item {
  record: Entry<{ date: string; publishAt?: string | undefined }>;
  title: string;
  /** The item's link, if it is not the record's address. */
  link?: string;
  author?: string;
  description?: string;
}

/**
 * The time of publication: when the record was added to the repository, but not before its own publication time.
 * Articles have a date of their own. Without a history it is the record's day. Undefined for a future day, because
 * readers hide or pin items that are dated ahead.
 */
function publishedAt({ file, date, publishAt }: Item['record'], history: Histories) {
  const known = [history.get(file)?.added, publishAt].flatMap((time) => (time ? timeOf(time) : []));
  const time = known.length > 0 ? Math.max(...known) : timeOf(date);
  return time > buildTime() ? undefined : time;
}

/** A time in the format of RSS. */
const rssTime = (time: number) => new Date(time).toUTCString();

/** The feed of a collection, with the title of the page that shows it. */
function rss(
  content: Content,
  kind: Exclude<keyof typeof FEEDS, 'calendar'>,
  items: readonly Item[],
  history: Histories = NONE,
): string {
  const { brand, site } = content;
  const { path, seo } = pageShowing(content, kind);
  const feed = FEEDS[kind];
  const at = (path: string) => new URL(path, brand.url).href;
  const times = items.flatMap(({ record }) => publishedAt(record, history) ?? []);
  // The time of the newest record, not of the build, so that the same content gives the same bytes.
  const updated = Math.max(timeOf(brand.founded), ...times);
  /** @throws with the file of the record, if its texts cannot be in a feed */
  const elementOf = ({ record, title, link, author, description }: Item) => {
    const time = publishedAt(record, history);
    const item = element(
      'item',
      {},
      element('title', {}, title),
      element('link', {}, link ?? addressOf(content, kind, record)),
      element('guid', { isPermaLink: 'false' }, recordId(content, kind, record.slug)),
      time === undefined ? undefined : element('pubDate', {}, rssTime(time)),
      author && element('dc:creator', {}, author),
      description && element('description', {}, paragraphs(description)),
    );
    xmlDocument(`${record.file} in ${feed}`, item);
    return item;
  };
  const channel = element(
    'channel',
    {},
    element('title', {}, seo.title),
    element('link', {}, at(path)),
    element('description', {}, seo.description),
    element('lastBuildDate', {}, rssTime(updated)),
    element('language', {}, LOCALE.toLowerCase()),
    element('copyright', {}, site.footer.copyright),
    element('atom:link', { href: at(feed), rel: 'self', type: 'application/rss+xml' }),
    ...items.map(elementOf),
  );
  const root = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    // RSS's own author element requires an email address.
    ...(items.some(({ author }) => author) && { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }),
  };
  return xmlDocument(feed, element('rss', root, channel));
}
