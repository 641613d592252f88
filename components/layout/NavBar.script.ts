// Part of the inlined script: it runs before the bar exists, and every byte is paid on every page.

/** Pixels after which the bar shows that the page lies under it (specification 9). */
export const NAV_SCROLL_THRESHOLD = 20;

/** Keeps `data-scrolled` on the bar, and closes a popover at a choice before its island hydrates. */
export function startNavBar(): void {
  addEventListener('scroll', () =>
    document
      .getElementById('bar')
      ?.toggleAttribute('data-scrolled', scrollY > NAV_SCROLL_THRESHOLD),
  );
  addEventListener('click', ({ target }) =>
    (target as Element).closest('a,label')?.closest<HTMLElement>('[popover]')?.hidePopover(),
  );
}
