import { inOrder } from '../../content/load/publish/records.ts';
import { type Content, collections } from '../../content/schema/collections.ts';
import { Section } from '../ui/Section.tsx';
import { FeatureGrid as Grid } from '../widgets/FeatureGrid/FeatureGrid.tsx';
import { island } from '../widgets/island.tsx';
import type { ViewProps } from './view.ts';

/** All feature cards in their order. */
export const select = (_section: unknown, { features }: Content) => ({
  features: inOrder(collections.features, features),
});

const Cards = island('FeatureGrid', 'interaction', Grid, () => ({}));

/** The feature cards, which expand on a click. */
export function FeatureGrid({ id, section, features }: ViewProps<'featureGrid', typeof select>) {
  if (features.length === 0) return null;
  return (
    <Section theme="dark" id={id} heading={section.heading} joined>
      <Cards features={features} />
    </Section>
  );
}
