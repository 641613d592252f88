import { arrowStep } from '../motion/embla.ts';

/** Marks a slideshow, so that a key press can find the one to move among several on a page. */
export const SLIDESHOW = 'data-slideshow';

/** Elements that use arrow keys themselves. */
const OWN_ARROWS = 'input,textarea,select,[role],[tabindex="0"]';

/**
 * Open dialogs: key events in them reach the document too. floor: nothing is lost, `:is()` ignores unknown selectors.
 */
const OVER_THE_PAGE = 'dialog:is(:modal,:popover-open)';

/** Pixels between the middle of an element and the middle of the screen. */
function offCentre(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs((top + bottom) / 2 - innerHeight / 2);
}

function inView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * The slideshow with focus, otherwise the visible one nearest to the middle of the screen; undefined while a dialog is
 * open.
 */
function slideshowToMove(focused: Element): Element | undefined {
  if (document.querySelector(OVER_THE_PAGE)) return;
  const own = focused.closest(`[${SLIDESHOW}]`);
  if (own) return own;
  if (focused.matches(OWN_ARROWS) || (focused as HTMLElement).isContentEditable) return;
  return [...document.querySelectorAll(`[${SLIDESHOW}]`)]
    .filter(inView)
    .sort((a, b) => offCentre(a) - offCentre(b))[0];
}

/** The step of a key press for a slideshow: 1 to the next, -1 to the previous, undefined for none. */
export function stepOf(event: KeyboardEvent, slideshow: Element): number | undefined {
  const { target, defaultPrevented } = event;
  const step = arrowStep(event, slideshow);
  if (!step || defaultPrevented || !(target instanceof Element)) return undefined;
  return slideshowToMove(target) === slideshow ? step : undefined;
}
