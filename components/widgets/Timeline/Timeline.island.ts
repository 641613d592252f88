import type { IslandModule } from '../island.tsx';

/**
 * Sets `--passed` on the line and on each mark, the share above the middle of the screen, for browsers
 * without `animation-timeline`.
 * @param signal stops it
 */
function drawByScroll(element: HTMLElement, signal: AbortSignal): void {
  const parts = [...element.querySelectorAll<HTMLElement>('.timeline,.timeline-dot')];
  const draw = () => {
    // Reads everything before it writes: one layout a frame.
    const boxes = parts.map((part) => part.getBoundingClientRect());
    boxes.forEach(({ top, height }, i) => {
      const passed = Math.min(1, Math.max(0, (innerHeight / 2 - top) / height));
      parts[i]?.style.setProperty('--passed', `${passed}`);
    });
  };
  // At once, and when fonts or pictures change the layout.
  const laidOut = new ResizeObserver(draw);
  laidOut.observe(document.documentElement);
  addEventListener('scroll', draw, { signal });
  signal.addEventListener('abort', () => laidOut.disconnect());
}

/**
 * Milliseconds from one picture of an event to the next (specification 9, Event image reveal);
 * Timeline.css has the same delays for the first screen.
 */
export const EVENT_IMAGE_REVEAL_MS = 100;

/** The share of the screen that an event's pictures must reach into to appear. */
const ARRIVED = 0.15;

/**
 * Reveals the pictures of each event one by one when it scrolls into view. Pictures that were on or above the screen
 * stay visible. A pressed picture is enlarged.
 */
export const hydrate: IslandModule['hydrate'] = (element) => {
  const waiting = new Set<Element>();

  const see = ({ target, isIntersecting, boundingClientRect }: IntersectionObserverEntry) => {
    const pictures = [...target.querySelectorAll<HTMLElement>('[data-reveal]')];
    if (!waiting.has(target) && !isIntersecting && boundingClientRect.top >= innerHeight) {
      waiting.add(target);
      for (const picture of pictures) picture.dataset.reveal = 'waiting';
    } else if (isIntersecting || !waiting.has(target)) {
      observer.unobserve(target);
      if (!waiting.delete(target)) return;
      pictures.forEach((picture, i) => {
        picture.style.transitionDelay = `${i * EVENT_IMAGE_REVEAL_MS}ms`;
        picture.dataset.reveal = 'shown';
      });
    }
  };

  const observer = new IntersectionObserver((entries) => entries.forEach(see), {
    rootMargin: `0px 0px -${ARRIVED * 100}%`,
  });
  for (const pictures of element.querySelectorAll('[data-pictures]')) observer.observe(pictures);

  // The code for enlarged pictures, 8 KB, loads on the first hover or focus.
  const large = () => import('./showPictures.ts');
  const found = ({ target }: Event) => (target as Element).closest<HTMLElement>('.enlarge');
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of ['pointerover', 'focusin'])
    element.addEventListener(type, (event) => found(event) && large().catch(() => {}), { signal });
  element.addEventListener(
    'click',
    async (event) => {
      const pressed = found(event);
      const dialog = element.querySelector('dialog');
      if (!pressed || !dialog) return;
      try {
        (await large()).showPictures(dialog, pressed);
      } catch (error) {
        console.error('The picture cannot be opened large now; it stays as it is.', error);
      }
    },
    { signal },
  );

  if (!CSS.supports('animation-timeline: view()')) drawByScroll(element, signal);

  return () => {
    listening.abort();
    element.querySelector('dialog')?.close();
    observer.disconnect();
    for (const picture of element.querySelectorAll<HTMLElement>('[data-reveal="waiting"]'))
      picture.dataset.reveal = '';
  };
};
