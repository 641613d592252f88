import type { Content } from '../../../content/schema/collections.ts';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { SectionLabel } from '../../ui/Section.tsx';
import type { ViewProps } from '../view.ts';
import { Compartments } from './Compartments.tsx';

/** The texts in the graphics. */
export const select = (_section: unknown, { site }: Content) => ({ words: site.figures });

/** The opening: the headline, a button, and an open box with a graphic for each feature. */
export function Box({ id, section, words }: ViewProps<'box', typeof select>) {
  return (
    <header id={id} data-theme="dark">
      <div className="wrap columns gap-y-8 pt-8 md:pt-14">
        <SectionLabel theme="dark">{section.label}</SectionLabel>
        <Heading className="display-1 md:col-span-12 md:mt-6" headline={section.headline} />
        <p className="lead md:col-span-7 md:mt-4 lg:col-span-6">{section.lead}</p>
        <div className="md:col-span-5 md:self-end md:justify-self-end lg:col-span-4 lg:col-start-9">
          <Button tone="act" {...section.action} />
        </div>
      </div>
      <div className="wrap mt-12 md:mt-16">
        <div className="xl:-mx-[min(3.75rem,(100vw-75rem)/2)]">
          <Compartments chips={section.chips} words={words} />
        </div>
      </div>
    </header>
  );
}
