/** A page of the sitemap: its route, and the day on which what it shows last changed. */
export interface SitemapEntry {
  route: string;
  changed?: string;
}

/** sitemap.xml of the protocol 0.9. Routes are absolute paths. */
export const sitemap = (origin: string, entries: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(({ route, changed }) => {
      const day = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `  <url><loc>${new URL(route, origin).href}</loc>${day}</url>`;
    }),
    '</urlset>',
  ].join('\n');

/** robots.txt: everything may be read, and where the sitemap is. */
export const robots = (origin: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`].join('\n');
