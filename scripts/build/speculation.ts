/**
 * The site's speculation rules (HTML standard, 7.6): a page is fetched when the pointer is over its link; one
 * that is being pressed is prepared whole. Only pages of the site, and no link into the middle of one.
 * @param paths few, with a pattern for the many: a browser tries every link on each of them, and does
 * so again whenever links come into the page
 */
export function speculationRules(paths: readonly string[]): string {
  const where = {
    and: [{ href_matches: paths }, { not: { selector_matches: 'a[href*="#"]' } }],
  };
  return JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  });
}
