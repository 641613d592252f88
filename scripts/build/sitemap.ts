/** A page of the sitemap: its route, and the day on which what it shows last changed. */
export interface SitemapEntry {
  route: string;
  changed?: string;
  /** The same page in each of its languages, the site's own first, where there are several. */
  versions?: readonly { readonly locale: string; readonly path: string }[];
}

/** sitemap.xml of the protocol 0.9. Routes are absolute paths. */
export function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const address = (route: string) => new URL(route, origin).href;
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>`;
  const isTranslated = entries.some(({ versions = [] }) => versions.length > 0);
  const links = isTranslated ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>`,
    ...entries.map(({ route, changed, versions = [] }) => {
      const day = changed ? `<lastmod>${changed}</lastmod>` : '';
      const [own] = versions;
      const languages = versions.map(({ locale, path }) => link(locale, path));
      if (own) languages.push(link('x-default', own.path));
      return `  <url><loc>${address(route)}</loc>${day}${languages.join('')}</url>`;
    }),
    '</urlset>',
  ].join('\n');
}

/** robots.txt: everything may be read, and where the sitemap is. */
export const robots = (origin: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`].join('\n');
