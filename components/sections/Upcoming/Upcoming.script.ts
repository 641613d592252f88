// Inlined into every page: each byte here is paid by every visitor.

/** Stands in what is only to be seen until a moment, its attribute `at`, in milliseconds since 1970. */
export const ENDS = 'event-ends';

/**
 * Hides an event that has ended since the page was built. As an element it does so while the page is
 * read, before it is painted, so that nothing moves; and again when somebody comes back to the page.
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
