import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { startIslands, TAG } from '../../../renderer/islands/runtime.ts';

export { TAG };

/** Waits until all resolved promises are handled. */
export const settled = () => vi.advanceTimersByTimeAsync(0);

/** An IntersectionObserver whose entries the test sets. */
export class Observer {
  static last: Observer;
  watched = new Set<Element>();
  readonly callback: (entries: Partial<IntersectionObserverEntry>[]) => void;
  readonly options: IntersectionObserverInit;
  constructor(callback: Observer['callback'], options: IntersectionObserverInit) {
    this.callback = callback;
    this.options = options;
    Observer.last = this;
  }
  observe = (target: Element) => this.watched.add(target);
  unobserve = (target: Element) => this.watched.delete(target);
  see = (target: Element, isIntersecting = true) => this.callback([{ target, isIntersecting }]);
}

export const hydrate = vi.fn();
export const cleanup = vi.fn();
export const load = vi.fn<(url: string) => Promise<unknown>>();
export const error = vi.spyOn(console, 'error');

/** Starts the runtime in this file's document, and gives each test an empty page. */
export function setUpRuntime() {
  beforeAll(() => {
    vi.stubGlobal('IntersectionObserver', Observer);
    startIslands(load);
  });
  beforeEach(() => {
    vi.useFakeTimers();
    for (const mock of [hydrate, cleanup, load]) mock.mockReset();
    error.mockReset().mockImplementation(() => {});
    hydrate.mockReturnValue(cleanup);
    load.mockResolvedValue({ hydrate });
  });
  afterEach(() => {
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
  });
}

/** A page with one island, and a paragraph outside it. */
export function place(
  when: string,
  html = '<button>Press</button>',
  attributes = 'props="{}"',
  src = '/a.js',
) {
  document.body.innerHTML = `<${TAG} name="Sample" when="${when}" src="${src}" ${attributes}>${html}</${TAG}><p>Outside</p>`;
  return find(TAG);
}

export const find = (selector: string) => document.querySelector(selector) as HTMLElement;

/** Sends a key press, and returns the event. */
export function press(target: Element, key: string, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

/** Sends a click, and returns the event. */
export function click(target: Element) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}
