import { element, xmlDocument } from './xml.ts';

/** A page of the sitemap: its route, and the day on which its content last changed. */
interface SitemapEntry {
  route: string;
  changed?: string;
  /** The page in each of its languages, the site's own first, if there are several. */
  versions?: readonly { readonly locale: string; readonly path: string }[];
}

/** sitemap.xml (protocol 0.9). Routes are absolute paths. */
export function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const address = (route: string) => new URL(route, origin).href;
  const link = (hreflang: string, path: string) =>
    element('xhtml:link', { rel: 'alternate', hreflang, href: address(path) });
  const isTranslated = entries.some(({ versions = [] }) => versions.length > 0);
  return xmlDocument(
    'sitemap.xml',
    element(
      'urlset',
      {
        xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
        ...(isTranslated && { 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }),
      },
      ...entries.map(({ route, changed, versions = [] }) =>
        element(
          'url',
          {},
          element('loc', {}, address(route)),
          changed ? element('lastmod', {}, changed) : undefined,
          ...versions.map(({ locale, path }) => link(locale, path)),
          versions[0] && link('x-default', versions[0].path),
        ),
      ),
    ),
  );
}

/** robots.txt: allows everything, and names the sitemap. */
export const robots = (origin: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${new URL('/sitemap.xml', origin)}`].join('\n');
