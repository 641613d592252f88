/** sitemap.xml of the protocol 0.9. Routes are absolute paths. */
export const sitemap = (origin: string, routes: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...routes.map((route) => `  <url><loc>${new URL(route, origin).href}</loc></url>`),
    '</urlset>',
  ].join('\n');

/** robots.txt: everything may be read, and where the sitemap is. */
export const robots = (origin: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`].join('\n');
