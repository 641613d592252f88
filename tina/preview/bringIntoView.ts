import { HANDLE } from './Handles.ts';

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && !isAway(element);
}

const isAway = (element: Element) => element.closest('[inert]') !== null;

/** Presses the tab of a slide that is not shown, past the editor, which takes clicks on what it can edit. */
function turnTo(slide: Element): void {
  const tab = document.querySelector<HTMLElement>(`[role="tab"][aria-controls="${slide.id}"]`);
  const handle = tab?.getAttribute(HANDLE);
  tab?.removeAttribute(HANDLE);
  tab?.click();
  if (handle) tab?.setAttribute(HANDLE, handle);
}

/** Scrolls to the first of some elements, unless one of them is in view. */
export function bringIntoView(elements: readonly Element[]): void {
  const shown = elements.filter((element) => element.checkVisibility());
  const [first] = shown;
  if (!first || shown.some(isInView)) return;
  const slide = first.closest('[inert]');
  if (slide) turnTo(slide);
  first.scrollIntoView({ block: 'center', inline: 'nearest' });
}
