import { LEGAL_ROUTES, MAIN_ROUTES, ROUTES } from '../../scripts/lib/routes.ts';

export { LEGAL_ROUTES, MAIN_ROUTES, ROUTES };

/** Every page that the build holds: the routes, and what an unknown address gets. */
export const PAGES = [...ROUTES, '/no-such-page'] as const;

/** A page of the bar that is none of these. @throws where the bar leads to no other */
export function routeBeside(...others: readonly string[]): string {
  const found = MAIN_ROUTES.find((route) => !others.includes(route));
  if (!found) throw new Error(`The bar leads to no page but ${others.join(', ')}.`);
  return found;
}
