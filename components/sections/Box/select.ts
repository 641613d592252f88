import type { Content } from '../../../content/schema/collections.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';

/** What stands in the drawings. */
export const select = (_section: SectionOf<'box'>, { site }: Content) => ({ words: site.figures });
