// Inlined into every page, so keep it small.

/** The element that hides its parent from the time `at`, in milliseconds since 1970. */
export const ENDS = 'event-ends';

/**
 * Hides events that have ended since the build. A custom element runs while the page is parsed, before it
 * is painted, so nothing moves; it checks again when the visitor returns to the tab.
 */
export function hideEnded(): void {
  customElements.define(
    ENDS,
    class extends HTMLElement {
      connectedCallback() {
        const check = () => {
          (this.parentElement as HTMLElement).hidden =
            Date.now() >= Number(this.getAttribute('at'));
        };
        check();
        document.addEventListener('visibilitychange', check);
      }
    },
  );
}
