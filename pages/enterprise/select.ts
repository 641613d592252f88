import type { Content } from '../../content/schema/collections.ts';

/** The enterprise page's copy, and the address that its form falls back to. */
export function select({ enterprisePage, site }: Content) {
  return { seo: enterprisePage.seo, page: enterprisePage, mail: site.mail.general };
}

export type EnterpriseProps = ReturnType<typeof select>;
