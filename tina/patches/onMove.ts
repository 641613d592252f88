import type { TinaCMS } from 'tinacms';

/** The same as an event of the window, for what comes and goes with a page. */
export const MOVED = 'editor:moved';

const listeners = new WeakMap<TinaCMS, (() => void)[]>();

/**
 * Tina: moves from one of its pages to another without an event of the browser.
 * Here: whoever asks hears of each move, once the address is the new one.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function onMove(cms: TinaCMS, hear: () => void): void {
  const heard = listeners.get(cms) ?? listen(cms);
  heard.push(hear);
}

function listen(cms: TinaCMS): (() => void)[] {
  const heard: (() => void)[] = [];
  listeners.set(cms, heard);
  let last = window.location.hash;
  const tell = () => {
    if (window.location.hash === last) return;
    last = window.location.hash;
    for (const hear of heard) hear();
    window.dispatchEvent(new Event(MOVED));
  };
  window.addEventListener('popstate', tell);
  for (const step of ['pushState', 'replaceState'] as const) {
    const go = history[step].bind(history);
    history[step] = (...where) => {
      go(...where);
      queueMicrotask(tell);
    };
  }
  return heard;
}
