import type { EmblaCarouselType } from 'embla-carousel';
import { reducedMotion } from '../../ui/reducedMotion.ts';

/** The text direction of an element, as a carousel's option. */
export const directionOf = (element: Element): 'ltr' | 'rtl' =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The step of an arrow key in an element: 1 to the next, -1 to the previous; undefined for other keys and shortcuts.
 */
export function arrowStep(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  element: Element,
): number | undefined {
  const step = STEPS[key];
  if (!step || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  return directionOf(element) === 'rtl' ? -step : step;
}

/** Moves a carousel to the next or the previous slide; at once with reduced motion. */
export function stepCarousel(carousel: EmblaCarouselType, by: number): void {
  const jump = reducedMotion().matches;
  if (by > 0) carousel.scrollNext(jump);
  else carousel.scrollPrev(jump);
}

/** Starts a carousel at the scroll position that its row had before hydration. */
export function takeOverScroller(carousel: EmblaCarouselType): void {
  const row = carousel.rootNode();
  const slides = carousel.slideNodes();
  const origin = slides[0]?.offsetLeft ?? 0;
  // Negative on right-to-left pages.
  const scrolled = Math.abs(row.scrollLeft);
  row.scrollLeft = 0;
  const nearest = slides.findIndex(
    ({ offsetLeft, offsetWidth }) => Math.abs(offsetLeft - origin) + offsetWidth / 2 > scrolled,
  );
  if (nearest > 0) carousel.scrollTo(nearest, true);
}
