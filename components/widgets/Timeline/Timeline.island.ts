import type { IslandModule } from '../IslandModule.ts';

/**
 * Tells Timeline.css how much of the line and of each mark the middle of the screen has passed, where the
 * browser knows no `animation-timeline`.
 * @returns ends it
 */
function drawByScroll(element: HTMLElement): () => void {
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

/**
 * Specification 9, Event image reveal: milliseconds from one picture of an event to the next;
 * Timeline.css, which lets those of the first screen appear, has the same.
 */
export const EVENT_IMAGE_REVEAL_MS = 100;

/** How far an event's pictures reach into the screen, in parts of it, when the event has arrived. */
const ARRIVED = 0.15;

/**
 * Lets the pictures of each event appear one by one when it arrives. What has been on the screen, or
 * above it, stays as it is: nobody's picture is taken away. One that is pressed opens large.
 */
export const hydrate: IslandModule['hydrate'] = (element) => {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const waiting = new Set<Element>();

  const showOneByOne = ([next, ...rest]: HTMLElement[]) => {
    if (!next) return;
    next.dataset.reveal = 'shown';
    const timer = setTimeout(() => {
      timers.delete(timer);
      showOneByOne(rest);
    }, EVENT_IMAGE_REVEAL_MS);
    timers.add(timer);
  };

  const see = ({ target, isIntersecting, boundingClientRect }: IntersectionObserverEntry) => {
    const pictures = [...target.querySelectorAll<HTMLElement>('[data-reveal]')];
    if (!waiting.has(target) && !isIntersecting && boundingClientRect.top >= innerHeight) {
      waiting.add(target);
      for (const picture of pictures) picture.dataset.reveal = 'waiting';
    } else if (isIntersecting || !waiting.has(target)) {
      observer.unobserve(target);
      if (waiting.delete(target)) showOneByOne(pictures);
    }
  };

  const observer = new IntersectionObserver((entries) => entries.forEach(see), {
    rootMargin: `0px 0px -${ARRIVED * 100}%`,
  });
  for (const pictures of element.querySelectorAll('[data-pictures]')) observer.observe(pictures);

  // What shows a picture large is fetched when somebody means to open one.
  const large = () => import('./showPictures.ts');
  const meant = ({ target }: Event) => (target as Element).closest<HTMLElement>('.enlarge');
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of ['pointerover', 'focusin'])
    element.addEventListener(type, (event) => meant(event) && large().catch(() => {}), { signal });
  element.addEventListener(
    'click',
    async (event) => {
      const pressed = meant(event);
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

  const undraw = CSS.supports('animation-timeline: view()') ? undefined : drawByScroll(element);

  return () => {
    undraw?.();
    listening.abort();
    element.querySelector('dialog')?.close();
    observer.disconnect();
    for (const timer of timers) clearTimeout(timer);
    for (const picture of element.querySelectorAll<HTMLElement>('[data-reveal="waiting"]'))
      picture.dataset.reveal = '';
  };
};
