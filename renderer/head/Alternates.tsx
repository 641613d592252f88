import { FEEDS } from '../../components/layout/feeds.ts';
import type { Content } from '../../content/schema/collections.ts';

const RSS = 'application/rss+xml';

/** Where the records of a route may be had by other programs; the home page names all feeds. */
export function Alternates({ content, route }: { content: Content; route: string }) {
  const { talksPage, eventsPage, brand } = content;
  const feeds = [
    { page: '/talks', href: FEEDS.talks, type: RSS, title: talksPage.hero.label },
    { page: '/events', href: FEEDS.events, type: RSS, title: eventsPage.hero.label },
    { page: '/events', href: FEEDS.calendar, type: 'text/calendar', title: eventsPage.hero.label },
  ];
  return feeds
    .filter(({ page, type }) => route.startsWith(page) || (route === '/' && type === RSS))
    .map(({ href, type, title }) => (
      <link key={href} rel="alternate" type={type} title={`${title} · ${brand.name}`} href={href} />
    ));
}
