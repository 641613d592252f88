import type { Site } from '../../content/schema/site.ts';

/** Contact scrolls within the page that has the section, and leads to it from every other. */
export function contactHref({ contact }: Pick<Site, 'contact'>, route: string): string {
  const [page, anchor] = contact.href.split('#');
  return page === route ? `#${anchor}` : contact.href;
}
