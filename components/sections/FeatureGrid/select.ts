import { inOrder } from '../../../content/load/inOrder.ts';
import { type Content, collections } from '../../../content/schema/collections.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';

/** All feature cards in their order. */
export const select = (_section: SectionOf<'featureGrid'>, { features }: Content) => ({
  features: inOrder(collections.features, features),
});
