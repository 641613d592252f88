import { vi } from 'vitest';

/** A screen whose content the test sets, for a visitor without a preference for reduced motion. */
export interface Screen {
  /** Reports the observed elements as visible. */
  show(): void;
  /** Reports them as invisible. */
  hide(): void;
  /** Reports both at once, like a busy browser. */
  showLate(): void;
  /** Changes the visitor's preference while the page is open. */
  reduceMotion(): void;
}

/** Installs a screen in this file's document, because jsdom has none. */
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
