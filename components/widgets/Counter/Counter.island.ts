import { reducedMotion } from '../../ui/reducedMotion.ts';
import type { IslandModule } from '../island.tsx';

/** Milliseconds to the final value; below five seconds, so that no pause button is needed (WCAG 2.2.2). */
const COUNT_MS = 2000;

/** The visible share of a counter at which it starts. */
const COUNT_SEEN = 0.5;

const EASING = 'cubic-bezier(0.16, 0.7, 0.2, 1)';

/** Counts up once, when the number first becomes visible. A value that was visible before hydration stays. */
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

  const end = () => {
    seen.disconnect();
    preference.removeEventListener('change', end);
    for (const animation of counter.getAnimations({ subtree: true })) animation.cancel();
    delete counter.dataset.counting;
  };
  const count = () => {
    const how = { duration: COUNT_MS, easing: EASING };
    figure.animate({ clipPath: 'inset(0% 0% 0% 0%)' }, how);
    digits.animate({ '--count': [0, Number(counter.dataset.counter)] }, how).onfinish = end;
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
