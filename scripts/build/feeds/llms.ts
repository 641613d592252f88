import { FEEDS } from '../../../components/layout/feeds.ts';
import { find } from '../../../content/load/find.ts';
import { type Content, collections } from '../../../content/schema/collections.ts';
import { SHARE_PAGES } from '../../../renderer/head/sharePicture.ts';
import { NEWEST } from './records.ts';

interface Link {
  title: string;
  address: string;
  about: string;
}

const section = (heading: string, links: readonly Link[]) =>
  [
    `## ${heading}`,
    '',
    ...links.map(({ title, address, about }) => `- [${title}](${address}): ${about}`),
  ].join('\n');

/** What the site holds, in Markdown for language models (llmstxt.org): a title, a summary, links. */
export function llmsTxt(content: Content): string {
  const { brand } = content;
  const at = (path: string) => new URL(path, brand.url).href;
  const pages = SHARE_PAGES.filter((page) => page !== 'notFoundPage').map((page) => ({
    title: content[page].seo.title,
    address: at(collections[page].route),
    about: content[page].seo.description,
  }));
  const courses = content.educationPage.sections.flatMap(({ courses: shown }) =>
    shown.map(({ course }) => {
      const { title, link, description } = find(content.courses, course);
      return { title, address: link, about: description };
    }),
  );
  const talks = content.talks
    .toSorted((a, b) => b.id - a.id)
    .slice(0, NEWEST)
    .map(({ title, playLink, description }) => ({ title, address: playLink, about: description }));
  const events = content.events
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, NEWEST)
    .map(({ title, slug, dates, place }) => ({
      title,
      address: at(`/events#${slug}`),
      about: `${dates}, ${place}`,
    }));
  return [
    `# ${brand.name}`,
    `> ${brand.description}`,
    section('Pages', pages),
    section(content.educationPage.hero.label, courses),
    section(content.talksPage.hero.label, talks),
    section(content.eventsPage.hero.label, events),
    section('Feeds', [
      { title: content.talksPage.hero.label, address: at(FEEDS.talks), about: 'RSS' },
      { title: content.eventsPage.hero.label, address: at(FEEDS.events), about: 'RSS' },
      { title: content.eventsPage.hero.label, address: at(FEEDS.calendar), about: 'iCalendar' },
    ]),
  ].join('\n\n');
}
