import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { takeOverScroller } from '../motion/embla.ts';
import { MotionButton, NEEDS_SCRIPT } from '../motion/MotionButton.tsx';
import { reducesMotion } from '../motion/MotionController.ts';
import { useMotion } from '../motion/useMotion.ts';
import { ServerHtml } from '../ServerHtml.tsx';
import { LOGO_DELAY } from './timing.ts';

/** Marks come out of the ground and go back into it. */
const EDGES =
  'before:pointer-events-none before:absolute before:inset-y-0 before:-left-6 before:z-1 before:w-6 before:bg-linear-to-r before:from-ground before:to-transparent after:pointer-events-none after:absolute after:inset-y-0 after:right-0 after:w-16 after:bg-linear-to-l after:from-ground after:to-transparent';

interface LogoCarouselProps {
  /** Names the row for those who reach it by keyboard. */
  label: string;
  /** The row: on the server only. */
  children?: ReactNode;
}

/**
 * A row of marks that moves on by one. Without script it is a row that scrolls; awake it has no end.
 * A drag and the keyboard hold it only as long as they last.
 */
export function LogoCarousel({ label, children }: LogoCarouselProps) {
  const moved = useRef<HTMLDivElement>(null);
  const { moving, wanted, controller } = useMotion(moved, { resumesAfterFocus: true });
  const [viewport, carousel] = useEmblaCarousel({ loop: true, align: 'start' });

  useEffect(() => {
    if (!carousel) return;
    takeOverScroller(carousel);
    carousel
      .on('pointerDown', () => controller.current?.still('drag'))
      .on('pointerUp', () => controller.current?.free('drag'));
  }, [carousel, controller]);

  useEffect(() => {
    if (!carousel || !moving) return;
    const timer = setInterval(() => carousel.scrollNext(reducesMotion()), LOGO_DELAY);
    return () => clearInterval(timer);
  }, [carousel, moving]);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') carousel?.scrollPrev(reducesMotion());
    if (key === 'ArrowRight') carousel?.scrollNext(reducesMotion());
  };

  return (
    <div className="flex flex-row-reverse items-center gap-4">
      <MotionButton
        wanted={wanted}
        what="the logos"
        onPress={() => controller.current?.toggle()}
        className={`shrink-0 ${NEEDS_SCRIPT}`}
      />
      <div ref={moved} className={`relative min-w-0 grow ${EDGES}`}>
        <ServerHtml
          ref={viewport}
          role="group"
          aria-label={label}
          tabIndex={0}
          onKeyDown={onKeyDown}
          className={`overscroll-x-contain py-1 pl-6 -ml-6 scroll-pl-6 ${
            carousel
              ? 'cursor-grab touch-pan-y touch-pinch-zoom overflow-hidden active:cursor-grabbing'
              : 'snap-x overflow-x-auto [scrollbar-width:none] noscript:[scrollbar-width:thin]'
          }`}
        >
          {children}
        </ServerHtml>
      </div>
    </div>
  );
}
