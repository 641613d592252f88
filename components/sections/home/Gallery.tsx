import type { Home } from '../../../content/schema/pages/home.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { HomeSlideshow } from './HomeSlideshow.tsx';

/** Four pictures of events, and the way to all of them. */
export function Gallery({ gallery }: Pick<Home, 'gallery'>) {
  return (
    <Section
      theme="light"
      id="event"
      heading={gallery.heading}
      aside={<Button tone="quiet" {...gallery.action} />}
    >
      <div className="mt-10 md:mt-14">
        <HomeSlideshow
          id="gallery"
          label={gallery.heading.roman}
          slides={gallery.images.map(({ title, ...image }) => ({ ...image, label: title }))}
        />
      </div>
    </Section>
  );
}
