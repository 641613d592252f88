import type { Feature } from '../../../content/schema/features.ts';
import type { Home } from '../../../content/schema/pages/home.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { FeatureGrid } from '../../widgets/FeatureGrid/FeatureGrid.tsx';
import { island } from '../../widgets/island.tsx';
import { typed } from '../typed.tsx';
import { HomeSlideshow } from './HomeSlideshow.tsx';

const Features = island('FeatureGrid', 'interaction', FeatureGrid, () => ({}));

interface DeskProps {
  desk: Home['desk'];
  features: readonly Feature[];
  featuresHeading: Home['features']['heading'];
}

/** The technology half of the home page: six screens, four features. */
export function Desk({ desk, features, featuresHeading }: DeskProps) {
  return (
    <>
      <Section
        theme="dark"
        id="desk"
        heading={typed(desk.heading)}
        className="pb-0!"
        aside={
          <>
            <p className="mb-6 text-text-2">{desk.lead}</p>
            <Button tone="act" {...desk.action} />
          </>
        }
      >
        <div className="mt-12 xl:-mx-[min(3.75rem,(100vw-75rem)/2)]">
          <HomeSlideshow
            id="tools"
            label={desk.heading.roman}
            slides={desk.slides.map((slide) => ({ ...slide, href: desk.link }))}
          />
        </div>
      </Section>
      <Section theme="dark" id="features" heading={featuresHeading}>
        <Features features={features} />
      </Section>
    </>
  );
}
