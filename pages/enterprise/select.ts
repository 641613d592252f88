import type { Content } from '../../content/schema/collections.ts';

/** The enterprise page's copy, and what its form takes of the site. */
export function select({ enterprisePage, site }: Content) {
  return { seo: enterprisePage.seo, page: enterprisePage, site };
}

export type EnterpriseProps = ReturnType<typeof select>;
