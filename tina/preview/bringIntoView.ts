function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return isInWindow && !element.closest('[inert]');
}

/**
 * Scrolls to the first of some elements, unless enough of them is in view.
 * @param enough which must be in view already: one of them (while typing), or all
 */
export function bringIntoView(elements: readonly Element[], enough: 'one' | 'all' = 'one'): void {
  const shown = elements.filter((element) => element.getClientRects().length > 0);
  const [first] = shown;
  const isSeen = enough === 'one' ? shown.some(isInView) : shown.every(isInView);
  if (!first || isSeen) return;
  const slide = first.closest('[inert]');
  const tab = document.querySelector<HTMLElement>(`[role="tab"][aria-controls="${slide?.id}"]`);
  tab?.click();
  // The slide is still moving.
  (tab ?? first).scrollIntoView({ block: 'center', inline: 'nearest' });
}
