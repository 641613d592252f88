import { Button } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { SlideshowIsland } from './SlideshowIsland.tsx';
import type { ViewProps } from './view.ts';

/** Pictures of events, and a link to all events. */
export function Gallery({ id, section }: ViewProps<'gallery'>) {
  return (
    <Section
      theme="light"
      id={id}
      heading={section.heading}
      aside={<Button tone="quiet" {...section.action} />}
    >
      <div className="mt-10 md:mt-14">
        <SlideshowIsland
          id={`${id}-slides`}
          label={section.heading.roman}
          slides={section.images.map(({ title, ...image }) => ({ ...image, label: title }))}
        />
      </div>
    </Section>
  );
}
