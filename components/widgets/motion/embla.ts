import type { EmblaCarouselType } from 'embla-carousel';

/** Without script a carousel is a row that scrolls: goes on from where the hand left it. */
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
