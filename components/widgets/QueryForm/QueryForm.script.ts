// Inlined into every page, so it must stay small.

interface Island extends HTMLElement {
  hydrate(): void;
}

/**
 * Hydrates a form that has a draft from before a reload. Call it after the first paint: the first access to
 * sessionStorage waits for another process.
 */
export function hydrateDrafts(): void {
  try {
    for (const formId in sessionStorage)
      document.getElementById(formId)?.closest<Island>('site-island')?.hydrate();
  } catch {
    // Storage may be forbidden.
  }
}
