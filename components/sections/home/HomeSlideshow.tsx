import { island } from '../../widgets/island.tsx';
import { type Slide, Slides } from '../../widgets/Slideshow/Slides.tsx';
import { Slideshow } from '../../widgets/Slideshow/Slideshow.tsx';

const SlideshowIsland = island('Slideshow', 'visible', Slideshow, ({ id, label, names }) => ({
  id,
  label,
  names,
}));

interface HomeSlideshowProps {
  /** Anchor; the slides' anchors are made from it. */
  id: string;
  label: string;
  slides: readonly Slide[];
}

/** A slideshow of the home page: the tools' screens, the pictures of events. */
export function HomeSlideshow({ id, label, slides }: HomeSlideshowProps) {
  return (
    <SlideshowIsland id={id} label={label} names={slides.map((slide) => slide.label)}>
      <Slides id={id} slides={slides} />
    </SlideshowIsland>
  );
}
