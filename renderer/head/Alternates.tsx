import { FEEDS } from '../../content/load/publish/feeds.ts';
import { hasSection, pageWith } from '../../content/load/publish/pageAt.ts';
import type { Content } from '../../content/schema/collections.ts';
import type { Page } from '../../content/schema/pages.ts';

const RSS = 'application/rss+xml';

/** The type of section that shows what each feed has. */
const OFFERS = [
  { section: 'talkList', href: FEEDS.talks, type: RSS },
  { section: 'timeline', href: FEEDS.events, type: RSS },
  { section: 'timeline', href: FEEDS.calendar, type: 'text/calendar' },
] as const;

/** Where the records of a page may be had by other programs; the home page names all feeds. */
export function Alternates({ content, page }: { content: Content; page: Page }) {
  return OFFERS.filter(
    ({ section, type }) => hasSection(page, section) || (page.path === '/' && type === RSS),
  ).map(({ section, href, type }) => {
    const name = pageWith(content.pages, section)?.name ?? '';
    const title = `${name} · ${content.brand.name}`;
    return <link key={href} rel="alternate" type={type} title={title} href={href} />;
  });
}
