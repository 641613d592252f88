import { authorOf } from '../../../content/load/publish/articles.ts';
import { FEEDS } from '../../../content/load/publish/feeds.ts';
import { inOrder } from '../../../content/load/publish/records.ts';
import { plainText } from '../../../content/load/text/body.ts';
import { type Content, collections } from '../../../content/schema/collections.ts';
import { timeOf } from '../../../content/schema/datetime.ts';
import { LOCALE } from '../../../content/schema/place.ts';
import { element, type XmlElement, xmlDocument } from '../xml.ts';
import {
  articleAddress,
  eventAddress,
  NEWEST,
  newestEvents,
  pageShowing,
  recordId,
  talkAddress,
} from './records.ts';

/** The talks as RSS 2.0, the newest first; an item leads to the recording. */
export const talksRss = (content: Content): string =>
  rss(
    content,
    'talks',
    content.talks
      .toSorted((a, b) => b.id - a.id)
      .slice(0, NEWEST)
      .map((talk) => ({
        file: talk.file,
        id: recordId(content, 'talks', talk.slug),
        title: talk.title,
        link: talkAddress(content, talk),
        description: talk.description && paragraphs(talk.description),
        date: new Date(timeOf(talk.date)),
      })),
  );

/** The events as RSS 2.0, the newest first; an item leads to its place on the timeline. */
export const eventsRss = (content: Content): string =>
  rss(
    content,
    'events',
    newestEvents(content).map((event) => ({
      file: event.file,
      id: recordId(content, 'events', event.slug),
      title: `${event.title}, ${event.dates}`,
      link: eventAddress(content, event),
      description: paragraphs(plainText(event.body)),
      date: new Date(timeOf(event.date)),
    })),
  );

/** The articles as RSS 2.0, the newest first; an item leads to the article. */
export const articlesRss = (content: Content): string =>
  rss(
    content,
    'articles',
    inOrder(collections.articles, content.articles)
      .slice(0, NEWEST)
      .map((article) => ({
        file: article.file,
        id: recordId(content, 'articles', article.slug),
        title: article.title,
        link: articleAddress(content, article),
        author: authorOf(article, content),
        description: paragraphs(article.description),
        date: new Date(timeOf(article.date)),
      })),
  );

/** A description is read as HTML. */
const paragraphs = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');

interface Item {
  /** The record's. */
  file: string;
  id: string;
  title: string;
  link: string;
  author?: string;
  description?: string;
  date: Date;
}

/** @throws with the file of the record, if its texts cannot be in a feed */
function itemOf(
  { file, id, title, link, author, description, date }: Item,
  feed: string,
): XmlElement {
  const item = element(
    'item',
    {},
    element('title', {}, title),
    element('link', {}, link),
    element('guid', { isPermaLink: 'false' }, id),
    element('pubDate', {}, date.toUTCString()),
    author ? element('dc:creator', {}, author) : undefined,
    description ? element('description', {}, description) : undefined,
  );
  xmlDocument(`${file} in ${feed}`, item);
  return item;
}

/** A feed of a kind of records, called as the page that shows them. */
function rss(
  content: Content,
  kind: 'talks' | 'events' | 'articles',
  items: readonly Item[],
): string {
  const { brand, site } = content;
  const { path, seo } = pageShowing(content, kind);
  const at = (path: string) => new URL(path, brand.url).href;
  // Of the newest record, not of the build: the same content gives the same bytes.
  const updated = items[0]?.date ?? new Date(timeOf(brand.founded));
  const channel = element(
    'channel',
    {},
    element('title', {}, seo.title),
    element('link', {}, at(path)),
    element('description', {}, seo.description),
    element('lastBuildDate', {}, updated.toUTCString()),
    element('language', {}, LOCALE.toLowerCase()),
    element('copyright', {}, site.footer.copyright),
    element('atom:link', { href: at(FEEDS[kind]), rel: 'self', type: 'application/rss+xml' }),
    ...items.map((item) => itemOf(item, FEEDS[kind])),
  );
  const root = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    // RSS's own author is a mail address.
    ...(items.some(({ author }) => author) && { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }),
  };
  return xmlDocument(FEEDS[kind], element('rss', root, channel));
}
