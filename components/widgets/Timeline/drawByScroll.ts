/**
 * Tells Timeline.css how much of the line and of each mark the middle of the screen has passed, where the
 * browser knows no `animation-timeline`.
 * @returns ends it
 */
export function drawByScroll(element: HTMLElement): () => void {
  const parts = [...element.querySelectorAll<HTMLElement>('.timeline,.timeline-dot')];
  const draw = () => {
    // All is read before anything is written: one layout a frame.
    const boxes = parts.map((part) => part.getBoundingClientRect());
    boxes.forEach(({ top, height }, i) => {
      const passed = Math.min(1, Math.max(0, (innerHeight / 2 - top) / height));
      parts[i]?.style.setProperty('--passed', `${passed}`);
    });
  };
  // At once, and when fonts or pictures change what stands where.
  const laidOut = new ResizeObserver(draw);
  laidOut.observe(document.documentElement);
  addEventListener('scroll', draw);
  return () => {
    laidOut.disconnect();
    removeEventListener('scroll', draw);
  };
}
