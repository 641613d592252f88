import type { Content } from '../../../content/schema/collections.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';

/** What the form takes of the site: the notice under it, and the address for those whom it fails. */
export const select = (_section: SectionOf<'demo'>, { site }: Content) => ({ site });
