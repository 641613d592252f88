import { MAIN_ROUTES, ROUTES } from '../../scripts/lib/routes.ts';

export { MAIN_ROUTES, ROUTES };

/** Every page that the build holds: the routes, and what an unknown address gets. */
export const PAGES = [...ROUTES, '/no-such-page'] as const;
