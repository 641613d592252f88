import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { type RefCallback, useEffect, useRef, useState } from 'react';
import { reducedMotion } from '../../ui/reducedMotion.ts';
import { stepCarousel, takeOverScroller } from '../motion/embla.ts';

/** The console message if a slideshow stays empty (specification 8). */
const LOAD_FAILURE = 'Failed to load images';

/** Loads lazy pictures now; rejects if one of them fails. */
async function preload(images: Iterable<HTMLImageElement>): Promise<void> {
  await Promise.all(
    [...images].map((image) => {
      image.loading = 'eager';
      return new Promise<void>((resolve, reject) => {
        const settle = () => (image.naturalWidth > 0 ? resolve() : reject());
        if (image.complete) return settle();
        image.addEventListener('load', settle, { once: true });
        image.addEventListener('error', reject, { once: true });
      });
    }),
  );
}

type Move = (carousel: EmblaCarouselType) => void;

interface Slides {
  /** The ref of the element around the row of slides. */
  viewport: RefCallback<HTMLElement>;
  carousel: EmblaCarouselType | undefined;
  /** `loading` until every picture has loaded; `failed` if one cannot. */
  state: 'loading' | 'ready' | 'failed';
  /** The slide that is shown. */
  current: number;
  goTo: (slide: number) => void;
  /** Moves by one, in a loop. */
  step: (by: number) => void;
}

/** The row of slides: preloaded, then moved by embla. Moves before that are queued. */
export function useSlides(): Slides {
  const [state, setState] = useState<Slides['state']>('loading');
  const [current, setCurrent] = useState(0);
  const [viewport, carousel] = useEmblaCarousel({
    active: state === 'ready',
    loop: true,
    // The server renders without a document.
    direction: typeof document !== 'undefined' && document.dir === 'rtl' ? 'rtl' : 'ltr',
  });
  const waiting = useRef<Move[]>([]);

  useEffect(() => {
    if (!carousel) return;
    preload(carousel.rootNode().querySelectorAll('img')).then(
      () => setState('ready'),
      () => {
        console.error(LOAD_FAILURE);
        setState('failed');
      },
    );
  }, [carousel]);

  useEffect(() => {
    if (!carousel || state !== 'ready') return;
    carousel.on('select', () => setCurrent(carousel.selectedScrollSnap()));
    takeOverScroller(carousel);
    for (const move of waiting.current.splice(0)) move(carousel);
  }, [carousel, state]);

  const whenReady = (move: Move) => {
    if (carousel && state === 'ready') move(carousel);
    else waiting.current.push(move);
  };
  return {
    viewport,
    carousel,
    state,
    current,
    goTo: (slide) => whenReady((on) => on.scrollTo(slide, reducedMotion().matches)),
    step: (by) => whenReady((on) => stepCarousel(on, by)),
  };
}
