/** The menu of Tina's own pages while it is open. The one beside a page closes by itself, and slides (`.z-overlay`). */
const MENU = 'div.z-30.w-96:not(.hidden)';
const CHOICE = `${MENU}:not(.z-overlay *) li :is(a, button)`;
const CLOSE = `${MENU} > div:first-child > button`;
const NAME = 'Close the menu';

// What stands beside pages lies beneath Tina's own.
const STYLE = `
body:has(.items-stretch.h-dvh > .w-full.relative) .z-base { visibility: hidden }
`;

/**
 * Tina: leaves the menu of its own pages open over what was chosen in it, and the one of its other pages below it, for
 * keys and listeners to find; closes neither on Escape, and has no name for the cross that does.
 * Here: there is one menu. A choice closes it, Escape too, and the cross has a name.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function oneMenu(): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLE }));
  const cross = () => document.querySelector<HTMLButtonElement>(CLOSE);
  document.addEventListener(
    'click',
    ({ target }) => {
      // React follows the link first.
      if ((target as Element).closest?.(CHOICE)) setTimeout(() => cross()?.click());
    },
    true,
  );
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') cross()?.click();
  });
  new MutationObserver(() => cross()?.setAttribute('aria-label', NAME)).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class'],
  });
}
