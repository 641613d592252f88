/** Every route of the site (specification 2, Routes). */
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
