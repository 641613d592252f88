// Inlined into every page: each byte here is paid by every visitor.

interface Island extends HTMLElement {
  wake(): void;
}

/**
 * Wakes a form that somebody was filling in when the page was loaded again. The first look into the
 * tab's memory waits for another process, and therefore for the page to be there.
 */
export function wakeDrafts(): void {
  addEventListener('load', () => {
    for (const form of document.forms)
      try {
        if (sessionStorage[`draft:${form.id}`]) form.closest<Island>('nikash-island')?.wake();
      } catch {
        // Storage may be forbidden.
      }
  });
}
