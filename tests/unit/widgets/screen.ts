import { vi } from 'vitest';

/** A screen that shows what the test says, to a visitor who wants motion until told otherwise. */
export interface Screen {
  /** Shows what the widgets wait to see. */
  show(): void;
  /** Tells the widgets that they are not seen. */
  hide(): void;
  /** Tells them both at once, as a busy browser does. */
  showLate(): void;
  /** The visitor's preference changes while the page is open. */
  reduceMotion(): void;
}

/** Puts a screen under the widgets of this file's document, in the place of jsdom's none. */
export function stubScreen(): Screen {
  const watching = new Set<(states: readonly boolean[]) => void>();
  class Observer {
    readonly #tell: (states: readonly boolean[]) => void;
    constructor(callback: (entries: object[]) => void) {
      this.#tell = (states) =>
        callback(states.map((is) => ({ isIntersecting: is, intersectionRatio: Number(is) })));
    }
    observe = () => watching.add(this.#tell);
    disconnect = () => watching.delete(this.#tell);
  }
  const preference = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', () => preference);
  const tellAll =
    (...states: boolean[]) =>
    () => {
      for (const tell of [...watching]) tell(states);
    };
  return {
    show: tellAll(true),
    hide: tellAll(false),
    showLate: tellAll(false, true),
    reduceMotion() {
      preference.matches = true;
      preference.dispatchEvent(Object.assign(new Event('change'), { matches: true }));
    },
  };
}
