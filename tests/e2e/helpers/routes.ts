import { LEGAL_ROUTES, MAIN_ROUTES, ROUTES } from '../../../scripts/lib/routes.ts';
import { LANGUAGES } from './content.ts';

export { LEGAL_ROUTES, MAIN_ROUTES, ROUTES };

/** The pages in other languages. */
export const TRANSLATED = LANGUAGES.flatMap(({ pages }) => pages.map(({ path }) => path));

/** An address without a page. */
export const UNKNOWN = '/no-such-page';

/** Every page that the build holds: the routes, those in other languages, and what an unknown address gets. */
export const PAGES: readonly string[] = [...ROUTES, ...TRANSLATED, UNKNOWN];

/** A page of the bar that is none of these. @throws where the bar leads to no other */
export function routeBeside(...others: readonly string[]): string {
  const found = MAIN_ROUTES.find((route) => !others.includes(route));
  if (!found) throw new Error(`The bar leads to no page but ${others.join(', ')}.`);
  return found;
}
