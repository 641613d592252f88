import type { IslandModule } from '../island.tsx';

/** From this width on the bar shows its links and has no menu (specification 9, mobile breakpoint). */
const WIDE = '(width >= 48rem)';

/** Opens the menu as a modal dialog instead of a popover: focus stays inside, the page is inert. */
export const hydrate: IslandModule['hydrate'] = (element) => {
  const opener = element.querySelector('button');
  const menu = element.querySelector('dialog');
  if (!opener || !menu) return;
  const listening = new AbortController();
  const { signal } = listening;

  const open = () => {
    // A dialog returns focus to the element that had it; Safari does not focus a pressed button.
    opener.focus({ preventScroll: true });
    menu.showModal();
    opener.ariaExpanded = 'true';
  };
  const close = () => menu.close();

  opener.addEventListener('click', (event) => {
    // Otherwise the browser opens it as a popover.
    event.preventDefault();
    open();
  });
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, button')) close();
  });
  menu.addEventListener('close', () => {
    opener.ariaExpanded = 'false';
  });
  matchMedia(WIDE).addEventListener('change', ({ matches }) => matches && close(), { signal });
  opener.ariaExpanded = 'false';

  // Opened before hydration: becomes modal, with its focus and scroll position.
  // floor: without popovers the menu opens once it is hydrated.
  if ('popover' in menu && menu.matches(':popover-open')) {
    const { scrollTop } = menu;
    const { activeElement } = document;
    menu.hidePopover();
    open();
    menu.scrollTop = scrollTop;
    if (activeElement instanceof HTMLElement && menu.contains(activeElement))
      activeElement.focus({ preventScroll: true });
  }

  return () => {
    listening.abort();
    close();
    opener.ariaExpanded = null;
  };
};
