// Part of the inlined script: runs before the bar exists, and adds its bytes to every page.

/** Pixels of scrolling after which the bar gets its own ground (specification 9). */
const NAV_SCROLL_THRESHOLD = 20;

/**
 * Sets `data-scrolled` on the bar, and closes the popover on a choice before its island hydrates. How the menu behaves
 * is in `components/widgets/MobileMenu/MobileMenu.island.ts`.
 */
export function startNavBar(): void {
  addEventListener('scroll', () =>
    document
      .getElementById('bar')
      ?.toggleAttribute('data-scrolled', scrollY > NAV_SCROLL_THRESHOLD),
  );
  addEventListener('click', ({ target }) =>
    // floor: without popovers none is open.
    (target as Element).closest('a,label')?.closest<HTMLElement>('[popover]')?.hidePopover?.(),
  );
}
