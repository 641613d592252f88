import { MAIN_ROUTES, ROUTES } from '../../scripts/lib/routes.ts';
import { LANGUAGES } from './content.ts';

export { MAIN_ROUTES, ROUTES };

/** The pages in other languages. */
export const TRANSLATED = LANGUAGES.flatMap(({ pages }) => pages.map(({ path }) => path));

/** Every page that the build holds: the routes, those in other languages, and what an unknown address gets. */
export const PAGES: readonly string[] = [...ROUTES, ...TRANSLATED, '/no-such-page'];
