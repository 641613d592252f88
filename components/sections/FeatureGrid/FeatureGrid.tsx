import { Section } from '../../ui/Section.tsx';
import { FeatureGrid as Grid } from '../../widgets/FeatureGrid/FeatureGrid.tsx';
import { island } from '../../widgets/island.tsx';
import type { ViewProps } from '../view.ts';
import type { select } from './select.ts';

const Cards = island('FeatureGrid', 'interaction', Grid, () => ({}));

/** The feature cards, which unfold when they are clicked. */
export function FeatureGrid({
  id,
  section: { heading },
  features,
}: ViewProps<'featureGrid', ReturnType<typeof select>>) {
  return (
    <Section theme="dark" id={id} heading={heading} joined>
      <Cards features={features} />
    </Section>
  );
}
