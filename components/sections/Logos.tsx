import { inOrder } from '../../content/load/publish/records.ts';
import { type Content, collections } from '../../content/schema/collections.ts';
import { Heading } from '../ui/Heading.tsx';
import { Band } from '../ui/Section.tsx';
import { island } from '../widgets/island.tsx';
import { LogoCarousel } from '../widgets/LogoCarousel/LogoCarousel.tsx';
import type { ViewProps } from './view.ts';

/** All logos in their order. */
export const select = (_section: unknown, { logos }: Content) => ({
  logos: inOrder(collections.logos, logos),
});

const Carousel = island('LogoCarousel', 'visible', LogoCarousel, () => ({}));

/** A row of logos with an introduction. */
export function Logos({ id, section: { intro }, logos }: ViewProps<'logos', typeof select>) {
  if (logos.length === 0) return null;
  return (
    <Band id={id} theme="light" className="flush ruled unruled">
      <div className="wrap">
        <div className="columns items-center gap-y-4 border-t border-edge py-8">
          <Heading id={`${id}-heading`} className="label-italic text-text-2 md:col-span-3">
            {intro}
          </Heading>
          <div className="min-w-0 md:col-span-9">
            <Carousel label={intro} logos={logos} />
          </div>
        </div>
      </div>
    </Band>
  );
}
