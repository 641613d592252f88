/** What an island's chunk exports. */
export interface WakeModule {
  /**
   * Brings the HTML inside `element` to life; resolves when it answers.
   * @returns what to do when the element leaves the page
   */
  wake(element: HTMLElement, props: object): Sleep | Promise<Sleep>;
}

/** Undoes a wake: listeners, timers, roots. */
export type Sleep = (() => void) | undefined;
