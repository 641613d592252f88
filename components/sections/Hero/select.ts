import type { Content } from '../../../content/schema/collections.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';

/** What stands in the drawing. */
export const select = (_section: SectionOf<'hero'>, { site }: Content) => ({
  words: site.figures.fan,
});
