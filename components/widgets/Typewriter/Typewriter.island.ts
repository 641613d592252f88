import { reducedMotion } from '../../ui/reducedMotion.ts';
import type { IslandModule } from '../island.tsx';

/** Milliseconds per character, if a heading does not set its own (specification 9). */
export const TYPEWRITER_INTERVAL = 100;

/** The name of the highlight of untyped characters, as in Typewriter.css. */
const UNTYPED = 'untyped';

/** The timing of a typed heading. */
export interface Typing {
  /** Milliseconds per character. */
  interval?: number;
  /** Milliseconds from becoming visible to the first character. */
  delay?: number;
}

/** Types the text of the element character by character, once, when it first becomes visible. */
export const hydrate: IslandModule['hydrate'] = (element, props) => {
  const { interval = TYPEWRITER_INTERVAL, delay = 0 } = props as Typing;
  const preference = reducedMotion();
  const text = element.firstChild;
  // floor: without highlights the whole text is visible immediately.
  if (!(text instanceof Text) || preference.matches || !CSS.highlights) return;

  const untyped = document.createRange();
  untyped.selectNodeContents(text);
  const highlight = CSS.highlights.get(UNTYPED) ?? new Highlight();
  CSS.highlights.set(UNTYPED, highlight.add(untyped));

  // Letters with their combining marks.
  const characters = [...new Intl.Segmenter().segment(text.data)].map(({ segment }) => segment);
  let timer = 0;
  let place = 0;
  const end = () => {
    clearTimeout(timer);
    seen.disconnect();
    preference.removeEventListener('change', end);
    highlight.delete(untyped);
    delete element.dataset.typing;
  };
  const type = () => {
    place += characters.shift()?.length ?? 0;
    untyped.setStart(text, place);
    if (characters.length > 0) timer = window.setTimeout(type, interval);
    else end();
  };
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      element.dataset.typing = '';
      timer = window.setTimeout(type, delay + interval);
    },
    { threshold: 1 },
  );
  seen.observe(element);
  preference.addEventListener('change', end);
  return end;
};
