import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import { reducedMotion } from '../../ui/reducedMotion.ts';
import { takeOverScroller } from '../motion/embla.ts';
import { LOAD_FAILURE, preload } from './preload.ts';

type Move = (carousel: EmblaCarouselType, jump: boolean) => void;

export interface Slides {
  /** Takes the element around the row of slides. */
  viewport: RefCallback<HTMLElement>;
  carousel: EmblaCarouselType | undefined;
  /** `loading` until every picture is there; `failed` if one never comes. */
  state: 'loading' | 'ready' | 'failed';
  /** The slide that is shown. */
  current: number;
  goTo: (slide: number) => void;
  /** Goes on by one, or back, without end. */
  step: (by: number) => void;
}

/** The row of slides: preloaded, then moved by embla. A move that is asked for too early waits. */
export function useSlides(): Slides {
  const [state, setState] = useState<Slides['state']>('loading');
  const [current, setCurrent] = useState(0);
  const [viewport, carousel] = useEmblaCarousel({ active: state === 'ready', loop: true });
  const move = useRef<(how: Move) => void>(undefined);
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
    move.current = (how) => how(carousel, reducedMotion().matches);
    for (const how of waiting.current.splice(0)) move.current(how);
  }, [carousel, state]);

  const ask = useCallback((how: Move) => {
    if (move.current) move.current(how);
    else waiting.current.push(how);
  }, []);
  return {
    viewport,
    carousel,
    state,
    current,
    goTo: useCallback((slide) => ask((on, jump) => on.scrollTo(slide, jump)), [ask]),
    step: useCallback(
      (by) => ask((on, jump) => (by > 0 ? on.scrollNext(jump) : on.scrollPrev(jump))),
      [ask],
    ),
  };
}
