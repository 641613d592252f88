/** The pages behind the footer's legal links. */
export const LEGAL_ROUTES = ['/privacy', '/terms', '/risk'] as const;

/** Every route of the site: those of specification 2, Routes, and the legal pages. */
export const ROUTES = [
  '/',
  '/education',
  '/enterprise',
  '/events',
  '/talks',
  '/team',
  '/hiring',
  '/about',
  ...LEGAL_ROUTES,
] as const;
