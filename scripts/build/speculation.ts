/**
 * The site's speculation rules (HTML standard, 7.6): a page that somebody points at is fetched, one
 * that is being pressed is prepared whole. Only pages of the site, and no link into the middle of one.
 */
export function speculationRules(routes: readonly string[]): string {
  const where = {
    and: [{ href_matches: routes }, { not: { selector_matches: 'a[href*="#"]' } }],
  };
  return JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  });
}
