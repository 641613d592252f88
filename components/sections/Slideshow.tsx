import { Button } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { SlideshowIsland } from './SlideshowIsland.tsx';
import { typed } from './typed.tsx';
import type { ViewProps } from './view.ts';

/** Screens of the platform, one after the other, each a link to its splash page. */
export function Slideshow({ id, section }: ViewProps<'slideshow'>) {
  return (
    <Section
      theme="dark"
      id={id}
      heading={typed(section.heading)}
      aside={
        <>
          <p className="mb-6 text-text-2">{section.lead}</p>
          <Button tone="act" {...section.action} />
        </>
      }
    >
      <div className="mt-12 xl:-mx-[min(3.75rem,(100vw-75rem)/2)]">
        <SlideshowIsland
          id={`${id}-slides`}
          label={section.heading.roman}
          slides={section.slides.map((slide) => ({ ...slide, href: section.link }))}
        />
      </div>
    </Section>
  );
}
