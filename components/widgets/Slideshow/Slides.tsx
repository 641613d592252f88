import { fill } from '../../../content/schema/fill.ts';
import { useNumber } from '../../ui/Language.tsx';
import { Link } from '../../ui/Link.tsx';
import { type Focus, Picture } from '../../ui/Picture.tsx';
import { remSizes, spanSizes } from '../../ui/spanSizes.ts';
import { useWords } from '../../ui/Words.tsx';
import './Slideshow.css';

export interface Slide {
  /** The slide's name on its tab. */
  label: string;
  src: string;
  alt: string;
  focus?: Focus;
  /** An upright picture for narrow screens. */
  phone?: string;
  /** The link of the picture. */
  href?: string;
  /** Text next to the picture. */
  caption?: string;
  date?: string;
}

const BESIDE_WORDS = spanSizes({ md: 8 });
const WHOLE = `${remSizes(1318)}, (width >= 48rem) 92vw, 90vw`;

interface SlidesProps {
  /** Anchor, and prefix of the slides' anchors. */
  id: string;
  slides: readonly Slide[];
}

/** The slides of a `Slideshow`, side by side. */
export function Slides({ id, slides }: SlidesProps) {
  const words = useWords();
  const number = useNumber();
  return (
    <div id={id} className="flex print:flex-col print:gap-4 print:transform-none!">
      {slides.map((slide, i) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: slides never move
          key={i}
          id={`${id}-${i + 1}`}
          role="group"
          aria-roledescription={words.slide}
          aria-label={`${fill(words.placeOf, { place: number(i + 1), count: number(slides.length) })}: ${slide.label}`}
          data-slide
          className="me-4 w-full shrink-0 snap-start print:transform-none!"
        >
          <SlideFigure slide={slide} />
        </div>
      ))}
    </div>
  );
}

function SlideFigure({ slide }: { slide: Slide }) {
  const { href, caption } = slide;
  const upright = slide.phone ? 'max-md:aspect-39/56' : '';
  // A box that keeps its size while the picture loads and if it fails.
  const picture = (
    <div
      className={`aspect-8/5 overflow-hidden rounded-[4px] border border-edge bg-panel ${upright}`}
    >
      <Picture
        src={slide.src}
        alt={slide.alt}
        focus={slide.focus}
        ratio="8:5"
        sizes={caption ? BESIDE_WORDS : WHOLE}
        phone={slide.phone ? { src: slide.phone, ratio: '39:56' } : undefined}
        className={upright}
      />
    </div>
  );
  return (
    <figure className={caption ? 'columns gap-y-4' : undefined}>
      <div className={caption ? 'md:col-span-8' : undefined}>
        {href ? (
          <Link href={href} className="block">
            {picture}
          </Link>
        ) : (
          picture
        )}
      </div>
      {caption && (
        <figcaption className="flex flex-col gap-2 md:col-span-4 md:justify-end md:border-t md:border-rule">
          <span className="display-3">{slide.label}</span>
          <span className="text-text-2">{caption}</span>
          {slide.date && <span className="label-mono text-text-2">{slide.date}</span>}
        </figcaption>
      )}
    </figure>
  );
}
