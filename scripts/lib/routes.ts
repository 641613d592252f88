/** The pages behind the footer's legal links. */
export const LEGAL_ROUTES = ['/privacy', '/terms', '/risk'] as const;

/** The routes of specification 2, Routes. */
export const MAIN_ROUTES = [
  '/',
  '/education',
  '/enterprise',
  '/events',
  '/talks',
  '/team',
  '/hiring',
  '/about',
] as const;

/** Every route of the site. */
export const ROUTES = [...MAIN_ROUTES, ...LEGAL_ROUTES] as const;
