// Inlined into every page: each byte here is paid by every visitor.

interface Island extends HTMLElement {
  hydrate(): void;
}

/**
 * Wakes a form that somebody was filling in when the page was loaded again. The first look into the
 * tab's memory waits for another process: not a thing to do before the page is there.
 */
export function hydrateDrafts(): void {
  try {
    for (const formId in sessionStorage)
      document.getElementById(formId)?.closest<Island>('site-island')?.hydrate();
  } catch {
    // Storage may be forbidden.
  }
}
