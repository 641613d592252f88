import { pathsOf } from '../../../content/load/publish/listPages.ts';
import { NOT_FOUND } from '../../../content/schema/pages.ts';
import { content, LANGUAGES } from './content.ts';

const { pages, site } = content;

const paths = pages.map(({ path }) => path).filter((path) => path !== NOT_FOUND);

const isPage = (href: string) => paths.includes(href);

/** The pages in the bar, home first. */
export const MAIN_ROUTES = ['/', ...site.navigation.map(({ href }) => href).filter(isPage)];

/** The pages of the footer's legal links. */
export const LEGAL_ROUTES = site.footer.legal.map(({ href }) => href).filter(isPage);

/** Every page of the site, each once, without further parts of lists. */
export const ROUTES = [...new Set([...MAIN_ROUTES, ...LEGAL_ROUTES, ...paths])];

/** The pages in other languages. */
export const TRANSLATED = LANGUAGES.flatMap(({ pages }) => pages.map(({ path }) => path));

/** The further parts of lists that one page cannot hold, as `/events/page/2` and `/talks/podcast`, in all languages. */
export const FURTHER = [{ content, pages }, ...LANGUAGES].flatMap((language) =>
  language.pages.flatMap((page) =>
    pathsOf(page, language.content, Date.now()).filter((path) => path !== page.path),
  ),
);

/** An address without a page. */
export const UNKNOWN = '/no-such-page';

/** Every page of the build: the routes, those in other languages, and the page for unknown addresses. */
export const PAGES: readonly string[] = [...ROUTES, ...TRANSLATED, UNKNOWN];

/** A page of the navigation bar other than these. @throws if the bar has no other */
export function routeBeside(...others: readonly string[]): string {
  const found = MAIN_ROUTES.find((route) => !others.includes(route));
  if (!found) throw new Error(`The bar leads to no page but ${others.join(', ')}.`);
  return found;
}
