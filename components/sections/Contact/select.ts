import type { Content } from '../../../content/schema/collections.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';

/** What the form and the calendar take of the site, and the words of the form. */
export const select = (_section: SectionOf<'contact'>, { site, forms }: Content) => ({
  site,
  forms,
});
