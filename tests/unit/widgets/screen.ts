import { vi } from 'vitest';

/** A screen that shows what the test says, to a visitor who wants motion until told otherwise. */
export interface Screen {
  /** Shows what the widgets wait to see. */
  show(): void;
  /** Tells the widgets that they are not seen. */
  hide(): void;
  /** The visitor's preference changes while the page is open. */
  reduceMotion(): void;
}

/** Puts a screen under the widgets of this file's document, in the place of jsdom's none. */
export function stubScreen(): Screen {
  const watching = new Set<(isIntersecting: boolean) => void>();
  class Observer {
    readonly #tell: (isIntersecting: boolean) => void;
    constructor(callback: (entries: object[]) => void) {
      this.#tell = (isIntersecting) =>
        callback([{ isIntersecting, intersectionRatio: Number(isIntersecting) }]);
    }
    observe = () => watching.add(this.#tell);
    disconnect = () => watching.delete(this.#tell);
  }
  const preference = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', () => preference);
  const tellAll = (isIntersecting: boolean) => () => {
    for (const tell of [...watching]) tell(isIntersecting);
  };
  return {
    show: tellAll(true),
    hide: tellAll(false),
    reduceMotion() {
      preference.matches = true;
      preference.dispatchEvent(Object.assign(new Event('change'), { matches: true }));
    },
  };
}
