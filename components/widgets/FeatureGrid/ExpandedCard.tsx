import { domMax, LazyMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bundleDuration } from './bundleDuration.ts';
import type { FeatureCard } from './featureCard.ts';

interface ExpandedCardProps {
  card: FeatureCard;
  /** Called when it lies in its place again. */
  onCollapsed: () => void;
}

type Phase = 'lifting' | 'expanded' | 'collapsing';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Where a card lies on the screen. */
function boxOf({ element }: FeatureCard) {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height, padding: getComputedStyle(element).padding };
}

/** Where its picture lies in it. */
function pictureBoxOf({ element, picture }: FeatureCard) {
  const [card, own] = [element.getBoundingClientRect(), picture.getBoundingClientRect()];
  return { top: own.top - card.top, left: own.left - card.left, width: own.width };
}

/** Keeps the page from scrolling, and from growing wider where its scrollbar took room. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.scrollbarGutter = '';
    style.overflow = '';
  };
}

const EXPANDED =
  'inset-0 m-auto grid h-fit max-h-[calc(100%-2rem)] w-[min(72rem,100%-2rem)] content-start gap-x-12 gap-y-6 overflow-y-auto overscroll-contain rounded-[4px] border border-edge p-6 md:p-10 lg:grid-cols-[7fr_5fr]';

/** A card over the page: from its place in the grid to the middle of the screen, and back. */
export function ExpandedCard({ card, onCollapsed }: ExpandedCardProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [phase, setPhase] = useState<Phase>('lifting');
  const expanded = phase === 'expanded';
  const still = matchMedia(REDUCED).matches;
  const transition = { duration: still ? 0 : bundleDuration(), ease: [0.2, 0, 0, 1] as const };
  const fade = { initial: { opacity: 0 }, animate: { opacity: expanded ? 1 : 0 }, transition };

  // Drawn first as it lay, so that there is something to animate from; nobody sees that one.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    card.lift();
    queueMicrotask(() => flushSync(() => setPhase('expanded')));
    return holdPage();
  }, [card]);

  const collapse = () => {
    card.land();
    card.lift();
    setPhase('collapsing');
  };

  return (
    <LazyMotion features={domMax} strict>
      <dialog
        ref={dialog}
        aria-modal="true"
        aria-label={card.title}
        className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-transparent text-text backdrop:bg-transparent"
        onCancel={(event) => {
          event.preventDefault();
          collapse();
        }}
        onClose={onCollapsed}
      >
        <m.div
          {...fade}
          data-overlay
          className="absolute inset-0 bg-[#03060d]/80"
          onClick={collapse}
          onAnimationComplete={() => phase === 'collapsing' && dialog.current?.close()}
        />
        <m.article
          layout
          layoutScroll
          transition={transition}
          style={expanded ? undefined : boxOf(card)}
          className={`absolute bg-ground ${expanded ? EXPANDED : 'overflow-hidden'}`}
        >
          <m.button
            {...fade}
            layout="position"
            type="button"
            onClick={collapse}
            className={`z-1 inline-flex size-11 cursor-pointer items-center justify-center rounded-[3px] border border-edge bg-ground ${expanded ? 'sticky top-0 -mb-17 justify-self-end lg:col-start-2' : 'absolute top-4 right-4'}`}
          >
            <span className="sr-only">Close</span>
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
              <path d="m5 5 14 14M19 5 5 19" stroke="currentColor" strokeWidth="1.6" />
            </svg>
          </m.button>
          <m.div
            layout="position"
            transition={transition}
            className={expanded ? 'pr-14 lg:col-start-2' : ''}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the card's own HTML, from the page.
            dangerouslySetInnerHTML={{ __html: card.words }}
          />
          <m.img
            layout
            transition={transition}
            src={card.picture.currentSrc || card.picture.src}
            alt={card.picture.alt}
            style={expanded ? undefined : pictureBoxOf(card)}
            className={`${card.picture.className} ${expanded ? 'self-center lg:col-start-1 lg:row-span-3 lg:row-start-1' : 'absolute'}`}
          />
          <m.div
            {...fade}
            layout="position"
            className={
              expanded ? 'border-t border-rule pt-6 lg:col-start-2' : 'absolute inset-x-0 top-full'
            }
          >
            <p className="prose-measure text-text-2">{card.detail}</p>
          </m.div>
        </m.article>
      </dialog>
    </LazyMotion>
  );
}
