import { reducedMotion } from '../../ui/reducedMotion.ts';

/** What is drawn, and what it is before the middle of the screen comes to it; Timeline.css has the same. */
const DRAWN = [
  ['.timeline', '::before', 'scaleY(0)'],
  ['.timeline-dot', '::after', 'scale(0)'],
] as const;

/**
 * Does what Timeline.css does by itself where a browser knows `animation-timeline`: draws the line to the
 * middle of the screen, and fills the marks that it passed. With reduced motion both stand whole.
 * @returns undoes it
 */
export function drawByScroll(element: HTMLElement): () => void {
  const preference = reducedMotion();
  const listening = new AbortController();
  const { signal } = listening;
  const drawn = DRAWN.flatMap(([selector, pseudoElement, transform]) =>
    [...element.querySelectorAll(selector)].map((part) => {
      const options = { pseudoElement, duration: 1, fill: 'both' } as const;
      const animation = part.animate({ transform: [transform, 'none'] }, options);
      animation.pause();
      return { part, animation };
    }),
  );
  const draw = () => {
    // All is read before anything is written: one layout a frame.
    const boxes = drawn.map(({ part }) => part.getBoundingClientRect());
    drawn.forEach(({ animation }, i) => {
      const { top, height } = boxes[i] as DOMRect;
      animation.currentTime = Math.min(1, Math.max(0, (innerHeight / 2 - top) / height));
    });
  };
  // At once, and when fonts or pictures change what stands where.
  const laidOut = new ResizeObserver(draw);
  const end = () => {
    listening.abort();
    laidOut.disconnect();
    for (const { animation } of drawn) animation.cancel();
  };
  if (preference.matches) end();
  else {
    laidOut.observe(document.documentElement);
    addEventListener('scroll', draw, { signal });
    addEventListener('resize', draw, { signal });
    preference.addEventListener('change', end, { signal });
  }
  return end;
}
