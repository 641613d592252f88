import { inOrder } from '../../../content/load/inOrder.ts';
import { type Content, collections } from '../../../content/schema/collections.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';

/** All logos in their order. */
export const select = (_section: SectionOf<'logos'>, { logos }: Content) => ({
  logos: inOrder(collections.logos, logos),
});
