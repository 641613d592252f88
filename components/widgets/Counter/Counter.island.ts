import { animate } from 'framer-motion/dom/mini';
import { reducedMotion } from '../../ui/reducedMotion.ts';
import type { IslandModule } from '../IslandModule.ts';

/** Seconds to the final value; below five, so that no pause button is needed (WCAG 2.2.2). */
const COUNT_SECONDS = 2;

/** The visible share of a counter at which it starts. */
const COUNT_SEEN = 0.5;

const EASE = [0.16, 0.7, 0.2, 1] as const;

/** Counts up once, when the number is first seen. A value that was seen before hydration stays. */
export const hydrate: IslandModule['hydrate'] = (element) => {
  const counter = element.querySelector<HTMLElement>('[data-counter]');
  const digits = element.querySelector<HTMLElement>('[data-digits]');
  const figure = element.querySelector<HTMLElement>('[data-drawn]');
  if (!counter || !digits || !figure) return;
  const preference = reducedMotion();
  if (preference.matches) return;

  const { format } = new Intl.NumberFormat(document.documentElement.lang || undefined, {
    useGrouping: 'min2',
  });
  /** Writes the running count as the page's language writes numbers, which a CSS counter cannot. */
  const show = () => {
    if (!('counting' in counter.dataset)) return;
    digits.dataset.shown = format(
      Math.round(Number(getComputedStyle(digits).getPropertyValue('--count'))),
    );
    requestAnimationFrame(show);
  };

  const running: { complete(): void }[] = [];
  const end = () => {
    seen.disconnect();
    preference.removeEventListener('change', end);
    for (const animation of running.splice(0)) animation.complete();
    delete counter.dataset.counting;
  };
  const count = () => {
    const how = { duration: COUNT_SECONDS, ease: EASE };
    const from = getComputedStyle(figure).clipPath;
    const drawing = animate(figure, { clipPath: [from, 'inset(0% 0% 0% 0%)'] }, how);
    const counting = animate(digits, { '--count': [0, Number(counter.dataset.counter)] }, how);
    running.push(drawing, counting);
    counting.then(end);
  };
  let isArmed = false;
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, intersectionRatio } of entries) {
        if (!isArmed && isIntersecting) return end();
        isArmed = true;
        if (!('counting' in counter.dataset)) {
          counter.dataset.counting = '';
          show();
        }
        if (intersectionRatio < COUNT_SEEN) continue;
        seen.disconnect();
        return count();
      }
    },
    { threshold: [0, COUNT_SEEN] },
  );
  seen.observe(digits);
  preference.addEventListener('change', end);
  return end;
};
