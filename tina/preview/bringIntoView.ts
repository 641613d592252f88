import { HANDLE } from './Handles.ts';

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && !isAway(element);
}

const isAway = (element: Element) => element.closest('[inert]') !== null;

/** Presses a tab past the editor, which takes the clicks on what it can edit. */
function press(tab: HTMLElement): void {
  const handle = tab.getAttribute(HANDLE);
  tab.removeAttribute(HANDLE);
  tab.click();
  if (handle) tab.setAttribute(HANDLE, handle);
}

/** Lets a click on a tab show its slide, beside opening its name in the form. */
export function keepTabs(): void {
  const onClick = ({ target, isTrusted }: Event) => {
    const tab = target instanceof Element && target.closest<HTMLElement>('[role="tab"]');
    if (tab && isTrusted) press(tab);
  };
  window.addEventListener('click', onClick, true);
}

/** Scrolls to the first of some elements, unless one of them is in view. */
export function bringIntoView(elements: readonly Element[]): void {
  const shown = elements.filter((element) => element.checkVisibility());
  const [first] = shown;
  if (!first || shown.some(isInView)) return;
  const slide = first.closest('[inert]');
  const tab = document.querySelector<HTMLElement>(`[role="tab"][aria-controls="${slide?.id}"]`);
  if (tab) press(tab);
  // The slide is still on its way.
  (tab ?? first).scrollIntoView({ block: 'center', inline: 'nearest' });
}
