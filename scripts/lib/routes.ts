import { loadContent } from '../../content/load/loadContent.ts';
import { NOT_FOUND } from '../../content/schema/pages.ts';

const { pages, site } = loadContent();

const paths = pages.map(({ path }) => path).filter((path) => path !== NOT_FOUND);

const isPage = (href: string) => paths.includes(href);

/** The pages that the bar leads to, home first. */
export const MAIN_ROUTES = ['/', ...site.navigation.map(({ href }) => href).filter(isPage)];

/** The pages behind the footer's legal links. */
export const LEGAL_ROUTES = site.footer.legal.map(({ href }) => href).filter(isPage);

/** Every page of the site, each once; further parts of a list of talks are none. */
export const ROUTES = [...new Set([...MAIN_ROUTES, ...LEGAL_ROUTES, ...paths])];
