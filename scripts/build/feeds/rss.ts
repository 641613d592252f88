import { Feed, type Item } from 'feed';
import { FEEDS } from '../../../content/load/publish/feeds.ts';
import { plainText } from '../../../content/load/text/body.ts';
import type { Content } from '../../../content/schema/collections.ts';
import { timeOf } from '../../../content/schema/datetime.ts';
import { LOCALE } from '../../../content/schema/place.ts';
import { eventAddress, NEWEST, pageShowing, recordId } from './records.ts';

/** The talks as RSS 2.0, the newest first; an item leads to the recording. */
export const talksRss = (content: Content): string =>
  rss(
    content,
    'talks',
    content.talks
      .toSorted((a, b) => b.id - a.id)
      .slice(0, NEWEST)
      .map((talk) => ({
        id: recordId(content, 'talks', talk.slug),
        title: talk.title,
        link: talk.playLink,
        description: talk.description && paragraphs(talk.description),
        date: new Date(timeOf(talk.date)),
      })),
  );

/** The events as RSS 2.0, the newest first; an item leads to its place on the timeline. */
export const eventsRss = (content: Content): string =>
  rss(
    content,
    'events',
    content.events
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .slice(0, NEWEST)
      .map((event) => ({
        id: recordId(content, 'events', event.slug),
        title: `${event.title}, ${event.dates}`,
        link: eventAddress(content, event.slug),
        description: paragraphs(plainText(event.body)),
        date: new Date(timeOf(event.date)),
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

/** A feed of a kind of records, called as the page that shows them. */
function rss(content: Content, kind: 'talks' | 'events', items: Item[]): string {
  const { brand, site } = content;
  const { path, seo } = pageShowing(content, kind);
  const at = (path: string) => new URL(path, brand.url).href;
  const channel = new Feed({
    title: seo.title,
    description: seo.description,
    link: at(path),
    feed: at(FEEDS[kind]),
    language: LOCALE.toLowerCase(),
    copyright: site.footer.copyright,
    generator: false,
    // Of the newest record, not of the build: the same content gives the same bytes.
    updated: items[0]?.date ?? new Date(timeOf(brand.founded)),
  });
  for (const item of items) channel.addItem(item);
  return channel.rss2();
}
