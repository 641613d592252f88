/** What an island's chunk exports. */
export interface IslandModule {
  /**
   * Hydrates the HTML inside `element`; resolves when it reacts to input.
   * @returns the cleanup for when the element leaves the page
   */
  hydrate(element: HTMLElement, props: object): Cleanup | Promise<Cleanup>;
}

/** Undoes a hydration: listeners, timers, roots. */
export type Cleanup = (() => void) | undefined;
