/** Specification 2, Routes. */
export const ROUTES = [
  '/',
  '/education',
  '/enterprise',
  '/events',
  '/talks',
  '/team',
  '/hiring',
  '/about',
] as const;

/** Every page that the build holds: the routes, and what an unknown address gets. */
export const PAGES = [...ROUTES, '/no-such-page'] as const;
