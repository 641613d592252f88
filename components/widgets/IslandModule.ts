/** What an island's chunk exports. */
export interface IslandModule {
  /**
   * Brings the HTML inside `element` to life; resolves when it answers.
   * @returns what to do when the element leaves the page
   */
  hydrate(element: HTMLElement, props: object): Cleanup | Promise<Cleanup>;
}

/** Undoes a hydration: listeners, timers, roots. */
export type Cleanup = (() => void) | undefined;
