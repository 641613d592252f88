import type { EmblaCarouselType } from 'embla-carousel';

/** Starts a carousel at the scroll position that its row had before hydration. */
export function takeOverScroller(carousel: EmblaCarouselType): void {
  const row = carousel.rootNode();
  const slides = carousel.slideNodes();
  const { scrollLeft } = row;
  row.scrollLeft = 0;
  const origin = slides[0]?.offsetLeft ?? 0;
  const nearest = slides.findIndex(
    ({ offsetLeft, offsetWidth }) => offsetLeft - origin + offsetWidth / 2 > scrollLeft,
  );
  if (nearest > 0) carousel.scrollTo(nearest, true);
}
