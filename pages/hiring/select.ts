import { find } from '../../content/load/find.ts';
import type { Content } from '../../content/schema/collections.ts';

/** The hiring page's copy with its benefits. */
export function select({ hiringPage, hiringBenefits }: Content) {
  return {
    seo: hiringPage.seo,
    page: hiringPage,
    benefits: hiringPage.benefits.items.map(({ benefit }) => find(hiringBenefits, benefit)),
  };
}

export type HiringProps = ReturnType<typeof select>;
