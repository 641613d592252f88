import { FEEDS } from '../../../content/load/publish/feeds.ts';
import { find } from '../../../content/load/publish/records.ts';
import type { Content } from '../../../content/schema/collections.ts';
import { NOT_FOUND } from '../../../content/schema/pages.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { eventAddress, isShown, NEWEST, pageShowing, talkAddress } from './records.ts';

interface Link {
  title: string;
  address: string;
  about?: string | undefined;
}

const section = (heading: string, links: readonly Link[]) =>
  [
    `## ${heading}`,
    '',
    ...links.map(({ title, address, about }) => {
      const link = `- [${title}](${address})`;
      return about ? `${link}: ${about.replace(/\s+/g, ' ')}` : link;
    }),
  ].join('\n');

/** What the site holds, in Markdown for language models (llmstxt.org): a title, a summary, links. */
export function llmsTxt(content: Content): string {
  const { brand, site } = content;
  const at = (path: string) => new URL(path, brand.url).href;
  const pages = content.pages
    .filter(({ path }) => path !== NOT_FOUND)
    .map(({ path, seo }) => ({ title: seo.title, address: at(path), about: seo.description }));
  const courses = content.pages
    .flatMap(({ sections }) => sections)
    .flatMap((one) => (one[TYPE] === 'courseSection' ? one.courses : []))
    .map(({ course }) => {
      const { title, link, description } = find(content.courses, course);
      return { title, address: at(link), about: description };
    });
  const talks = content.talks
    .toSorted((a, b) => b.id - a.id)
    .slice(0, NEWEST)
    .map((talk) => ({
      title: talk.title,
      address: talkAddress(content, talk),
      about: talk.description,
    }));
  const events = content.events
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, NEWEST)
    .map((event) => ({
      title: event.title,
      address: eventAddress(content, event),
      about: [event.dates, event.place].filter(Boolean).join(', '),
    }));
  const named = { courses, talks, events };
  const offered: readonly ['talks' | 'events', string, string][] = [
    ['talks', FEEDS.talks, 'RSS'],
    ['events', FEEDS.events, 'RSS'],
    ['events', FEEDS.calendar, 'iCalendar'],
  ];
  const feeds = offered.filter(([kind]) => isShown(content, kind));
  return [
    `# ${brand.name}`,
    `> ${brand.description}`,
    section(site.words.pages, pages),
    ...(['courses', 'talks', 'events'] as const)
      .filter((kind) => isShown(content, kind))
      .map((kind) => section(pageShowing(content, kind).name, named[kind])),
    ...(feeds.length > 0
      ? [
          section(
            site.words.feeds,
            feeds.map(([kind, path, about]) => ({
              title: pageShowing(content, kind).name,
              address: at(path),
              about,
            })),
          ),
        ]
      : []),
  ].join('\n\n');
}
