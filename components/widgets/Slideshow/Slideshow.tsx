import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Arrow, type ArrowDirection } from '../../ui/Arrow.tsx';
import { useWords } from '../../ui/Words.tsx';
import { MotionButton, NEEDS_SCRIPT } from '../motion/MotionButton.tsx';
import { useMotion } from '../motion/useMotion.ts';
import { ServerHtml } from '../ServerHtml.tsx';
import { SLIDESHOW, stepOf } from './arrowKeys.ts';
import { areStrokes, SlideTabs, tabId } from './SlideTabs.tsx';
import { SLIDE_DELAY } from './timing.ts';
import { useCountdown } from './useCountdown.ts';
import { useOneSlide } from './useOneSlide.ts';
import { useSlides } from './useSlides.ts';

interface SlideshowProps {
  /** Anchor of the slides. */
  id: string;
  /** What the slides are, for those who do not see them. */
  label: string;
  /** The slides' names. */
  names: readonly string[];
  /** `Slides`: on the server only. */
  children?: ReactNode;
}

/**
 * A carousel of the ARIA Authoring Practices, with tabs. Without script it is a row that scrolls and
 * snaps; if a picture does not come, it is an empty box (specification 4).
 */
export function Slideshow({ id, label, names, children }: SlideshowProps) {
  const words = useWords();
  const section = useRef<HTMLElement>(null);
  const { moving, wanted, controller } = useMotion(section);
  const { viewport, carousel, state, current, goTo, step } = useSlides();
  const ready = state === 'ready';
  const rotating = ready && moving;
  const strokes = areStrokes(names);

  useCountdown(
    SLIDE_DELAY,
    rotating,
    current,
    useCallback(() => step(1), [step]),
  );
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
          {`${current + 1} / ${names.length}`}
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
  /** The anchor of what it moves. */
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
