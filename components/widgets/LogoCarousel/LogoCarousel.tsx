import type { Logo } from '../../../content/schema/logos.ts';
import { useWords } from '../../ui/Words.tsx';
import { MotionButton } from '../motion/MotionButton.tsx';

/** Logos fade in and out at the edges. */
const EDGES =
  'before:pointer-events-none before:absolute before:inset-y-0 before:-start-6 before:z-1 before:w-6 before:bg-linear-to-r rtl:before:bg-linear-to-l before:from-ground before:to-transparent after:pointer-events-none after:absolute after:inset-y-0 after:end-0 after:w-16 after:bg-linear-to-l rtl:after:bg-linear-to-r after:from-ground after:to-transparent print:before:hidden print:after:hidden';

/** A row that scrolls; a carousel once hydrated. */
const ROW =
  'overscroll-x-contain py-1 ps-6 -ms-6 scroll-ps-6 snap-x overflow-x-auto [scrollbar-width:none] noscript:[scrollbar-width:thin] data-carousel:snap-none data-carousel:overflow-hidden data-carousel:cursor-grab data-carousel:touch-pan-y data-carousel:touch-pinch-zoom data-carousel:active:cursor-grabbing print:overflow-visible!';

interface LogoCarouselProps {
  /** The row's name for assistive technology. */
  label: string;
  logos: readonly Logo[];
}

/** A row of logos that moves on by one. Without script it is a row that scrolls. */
export function LogoCarousel({ label, logos }: LogoCarouselProps) {
  const words = useWords();
  return (
    <div className="flex flex-row-reverse items-center gap-4">
      <MotionButton
        wanted
        pause={words.pauseLogos}
        play={words.playLogos}
        className="invisible shrink-0"
      />
      <div className={`relative min-w-0 grow ${EDGES}`}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
        <div
          role="group"
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller needs the keyboard
          tabIndex={0}
          className={ROW}
        >
          <ul className="flex print:transform-none! print:flex-wrap print:gap-y-4 print:*:transform-none!">
            {logos.map((logo) => (
              <li key={logo.id} className="me-8 w-44 shrink-0 snap-start">
                <img
                  src={logo.path}
                  alt={logo.name}
                  width="176"
                  height="48"
                  loading="lazy"
                  decoding="async"
                  className="h-12 w-44 object-contain object-left rtl:object-right"
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
