import type { EmblaCarouselType } from 'embla-carousel';

/** The direction in which an element's text runs, as carousels take it. */
export const directionOf = (element: Element): 'ltr' | 'rtl' =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

/** Starts a carousel at the scroll position that its row had before hydration. */
export function takeOverScroller(carousel: EmblaCarouselType): void {
  const row = carousel.rootNode();
  const slides = carousel.slideNodes();
  const origin = slides[0]?.offsetLeft ?? 0;
  // Negative where text runs to the left.
  const scrolled = Math.abs(row.scrollLeft);
  row.scrollLeft = 0;
  const nearest = slides.findIndex(
    ({ offsetLeft, offsetWidth }) => Math.abs(offsetLeft - origin) + offsetWidth / 2 > scrolled,
  );
  if (nearest > 0) carousel.scrollTo(nearest, true);
}
