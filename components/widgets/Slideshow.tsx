import { Link } from '../ui/Link.tsx';
import { type Focus, Picture, type Ratio } from '../ui/Picture.tsx';

export interface Slide {
  /** Names the slide in the row of tabs. */
  label: string;
  src: string;
  alt: string;
  focus?: Focus;
  /** An upright picture for narrow screens. */
  phone?: string;
  /** Where a click on the picture leads. */
  href?: string;
  /** Words under the picture. */
  caption?: string;
  date?: string;
}

interface SlideshowProps {
  /** Anchor; the slides' anchors are made from it. */
  id: string;
  /** What the slides are, for those who do not see them. */
  label: string;
  slides: readonly Slide[];
  ratio: Ratio;
}

/** A carousel of the ARIA Authoring Practices. Without script it is a row that scrolls and snaps. */
export function Slideshow({ id, label, slides, ratio }: SlideshowProps) {
  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <ul
        id={id}
        className="relative flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller without script needs the keyboard
        tabIndex={0}
      >
        {slides.map((slide, i) => (
          <li
            key={slide.label}
            id={`${id}-${i + 1}`}
            aria-roledescription="slide"
            aria-label={`${i + 1} of ${slides.length}: ${slide.label}`}
            className="w-full shrink-0 snap-start"
          >
            <SlideFigure slide={slide} ratio={ratio} />
          </li>
        ))}
      </ul>
      <ol className="label-mono mt-4 flex flex-wrap gap-x-6 border-t border-rule text-text-2">
        {slides.map((slide, i) => (
          <li key={slide.label}>
            <a href={`#${id}-${i + 1}`} className="target underline-offset-4 hover:underline">
              {slide.label}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function SlideFigure({ slide, ratio }: { slide: Slide; ratio: Ratio }) {
  const picture = (
    <picture>
      {slide.phone && (
        <source media="(width < 48rem)" srcSet={slide.phone} width={780} height={1120} />
      )}
      <Picture
        src={slide.src}
        alt={slide.alt}
        focus={slide.focus}
        ratio={ratio}
        className={`rounded-[4px] border border-edge ${slide.phone ? 'max-md:aspect-39/56' : ''}`}
      />
    </picture>
  );
  return (
    <figure>
      {slide.href ? <Link href={slide.href}>{picture}</Link> : picture}
      {slide.caption && (
        <figcaption className="mt-4 flex flex-wrap items-baseline gap-x-4">
          <span className="display-4">{slide.label}</span>
          <span className="text-text-2">{slide.caption}</span>
          {slide.date && <span className="label-mono ml-auto text-text-2">{slide.date}</span>}
        </figcaption>
      )}
    </figure>
  );
}
