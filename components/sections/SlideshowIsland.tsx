import { island } from '../widgets/island.tsx';
import { type Slide, Slides } from '../widgets/Slideshow/Slides.tsx';
import { Slideshow } from '../widgets/Slideshow/Slideshow.tsx';

const Island = island('Slideshow', 'visible', Slideshow, ({ id, label, names }) => ({
  id,
  label,
  names,
}));

interface SlideshowIslandProps {
  /** Anchor, and prefix of the slides' anchors. */
  id: string;
  label: string;
  slides: readonly Slide[];
}

/** A slideshow of screens or pictures. */
export function SlideshowIsland({ id, label, slides }: SlideshowIslandProps) {
  return (
    <Island id={id} label={label} names={slides.map((slide) => slide.label)}>
      <Slides id={id} slides={slides} />
    </Island>
  );
}
