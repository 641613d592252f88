import type { EmblaCarouselType } from 'embla-carousel';
import type { ComponentProps } from 'react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Arrow, type ArrowDirection } from '../../ui/Icon.tsx';
import { useNumber } from '../../ui/Language.tsx';
import { useWords } from '../../ui/Words.tsx';
import { MotionButton, NEEDS_SCRIPT } from '../motion/MotionButton.tsx';
import { MotionController, type MotionState } from '../motion/MotionController.ts';
import { SLIDESHOW, stepOf } from './arrowKeys.ts';
import { areStrokes, SlideTabs, tabId } from './SlideTabs.tsx';
import { useSlides } from './useSlides.ts';

/**
 * Makes only the current slide available to keyboard and assistive technology, and moves focus from the
 * previous slide to it.
 * @param tab the tab of the current slide
 */
function useOneSlide(carousel: EmblaCarouselType | undefined, current: number, tab: string): void {
  useEffect(() => {
    if (!carousel) return;
    const slides = carousel.slideNodes();
    const held = carousel.containerNode().contains(document.activeElement);
    slides.forEach((slide, i) => {
      slide.role = 'tabpanel';
      slide.inert = i !== current;
    });
    if (held)
      (slides[current]?.querySelector('a') ?? document.getElementById(tab))?.focus({
        preventScroll: true,
      });
  }, [carousel, current, tab]);
}

/**
 * A motion controller for a React widget, which pauses under the pointer. Nothing moves before hydration.
 * @param element the moving element
 */
function useMotion(element: RefObject<HTMLElement | null>) {
  const controller = useRef<MotionController>(null);
  const [state, setState] = useState<MotionState>({ moving: false, wanted: true });
  useEffect(() => {
    if (!element.current) return;
    const made = new MotionController({
      element: element.current,
      onChange: setState,
      restsOnHover: true,
    });
    controller.current = made;
    return () => made.stop();
  }, [element]);
  return { ...state, controller };
}

/**
 * Keeps server-rendered content unchanged in the browser: neither the island's chunk nor its props need
 * to contain it.
 */
function ServerHtml({ children, ...attributes }: ComponentProps<'div'>) {
  return children ? (
    <div {...attributes}>{children}</div>
  ) : (
    <div
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

interface SlideshowProps {
  /** Anchor of the slides. */
  id: string;
  /** The slideshow's name for assistive technology. */
  label: string;
  /** The slides' names. */
  names: readonly string[];
  /** `Slides`: on the server only. */
  children?: ReactNode;
}

/**
 * A tabbed carousel by the ARIA Authoring Practices. Without script it is a row that scrolls and snaps; if
 * a picture fails to load, it is an empty box (specification 4).
 */
export function Slideshow({ id, label, names, children }: SlideshowProps) {
  const words = useWords();
  const number = useNumber();
  const section = useRef<HTMLElement>(null);
  const { moving, wanted, controller } = useMotion(section);
  const { viewport, carousel, state, current, goTo, step } = useSlides();
  const ready = state === 'ready';
  const rotating = ready && moving;
  const strokes = areStrokes(names);

  useOneSlide(ready ? carousel : undefined, current, tabId(id, current));

  useEffect(() => {
    carousel
      ?.on('pointerDown', () => controller.current?.still('drag'))
      .on('pointerUp', () => controller.current?.free('drag'));
  }, [carousel, controller]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = section.current && stepOf(event, section.current);
      if (!by) return;
      event.preventDefault();
      step(by);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [step]);

  return (
    <section
      ref={section}
      aria-roledescription={words.carousel}
      aria-label={label}
      {...{ [SLIDESHOW]: '' }}
      className={`flex flex-col-reverse gap-4 ${state === 'failed' ? 'invisible' : ''}`}
    >
      <div
        data-print="hide"
        className={`flex flex-wrap items-center gap-x-2 ${strokes ? '' : 'lg:flex-nowrap'}`}
      >
        <MotionButton
          wanted={wanted}
          pause={words.pauseSlides}
          play={words.playSlides}
          onPress={() => controller.current?.toggle()}
          className={NEEDS_SCRIPT}
        />
        <StepButton direction="left" name={words.previousSlide} id={id} onPress={() => step(-1)} />
        <SlideTabs
          id={id}
          names={names}
          current={current}
          time={ready && wanted ? (rotating ? 'running' : 'held') : undefined}
          ready={ready}
          onChoose={goTo}
          onTimeUp={() => step(1)}
        />
        <p
          aria-hidden="true"
          className={`label-mono min-w-0 truncate max-sm:order-first max-sm:basis-full max-sm:pb-2 sm:px-2 ${strokes ? 'flex-1' : 'max-lg:flex-1 lg:hidden'} ${NEEDS_SCRIPT}`}
        >
          {names[current]}
        </p>
        <p
          aria-hidden="true"
          className={`label-mono shrink-0 px-2 text-text-2 max-sm:flex-1 max-sm:text-center ${NEEDS_SCRIPT}`}
        >
          {`${number(current + 1)} / ${number(names.length)}`}
        </p>
        <StepButton direction="right" name={words.nextSlide} id={id} onPress={() => step(1)} />
      </div>
      <ServerHtml
        ref={viewport}
        aria-live={ready ? (rotating ? 'off' : 'polite') : undefined}
        tabIndex={ready ? undefined : 0}
        className={`relative ${
          ready
            ? 'touch-pan-y touch-pinch-zoom overflow-hidden'
            : 'snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] noscript:[scrollbar-width:thin]'
        }`}
      >
        {children}
      </ServerHtml>
    </section>
  );
}

interface StepButtonProps {
  direction: ArrowDirection;
  name: string;
  /** The id of the controlled slides. */
  id: string;
  onPress: () => void;
}

function StepButton({ direction, name, id, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-controls={id}
      onClick={onPress}
      className={`target min-w-11 shrink-0 cursor-pointer justify-center rounded-[3px] border border-edge hover:bg-panel ${NEEDS_SCRIPT}`}
    >
      <span className="sr-only">{name}</span>
      <Arrow direction={direction} />
    </button>
  );
}
