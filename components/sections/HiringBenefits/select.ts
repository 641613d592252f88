import { find } from '../../../content/load/find.ts';
import type { Content } from '../../../content/schema/collections.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';

/** The benefits that the section names. */
export const select = ({ items }: SectionOf<'hiringBenefits'>, { hiringBenefits }: Content) => ({
  benefits: items.map(({ benefit }) => find(hiringBenefits, benefit)),
});
