import type { Home } from '../../../content/schema/pages/home.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { HomeSlideshow } from './HomeSlideshow.tsx';

/** Four pictures of events, and the way to all of them. */
export function Gallery({ gallery }: Pick<Home, 'gallery'>) {
  const { label, ...link } = gallery.action;
  return (
    <Section
      room="notebook"
      id="event"
      heading={gallery.heading}
      className="later [--tall:52rem] md:[--tall:63rem]"
      aside={
        <Button tone="quiet" {...link}>
          {label}
        </Button>
      }
    >
      <div className="mt-10 md:mt-14">
        <HomeSlideshow
          id="gallery"
          label={gallery.heading.claim}
          slides={gallery.images.map(({ title, ...image }) => ({ ...image, label: title }))}
        />
      </div>
    </Section>
  );
}
