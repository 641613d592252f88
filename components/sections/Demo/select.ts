import type { Content } from '../../../content/schema/collections.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';

/** The words of the form, and what it takes of the site: the notice under it, the address for whom it fails. */
export const select = (_section: SectionOf<'demo'>, { site, forms }: Content) => ({ site, forms });
