import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';

/**
 * Only the current slide is there for keyboard and assistive technology; focus that was in the slide
 * before it comes along.
 * @param tab the tab of the current slide
 */
export function useOneSlide(
  carousel: EmblaCarouselType | undefined,
  current: number,
  tab: string,
): void {
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
