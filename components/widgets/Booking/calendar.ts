import { CALENDAR_LOOK, CALENDAR_TIMEOUT_MS } from './meeting.ts';

/** What the scheduling service's script puts on the page. */
declare global {
  interface Window {
    Slotbook?: (
      kind: 'inline',
      options: { element: HTMLElement; link: string; config: typeof CALENDAR_LOOK },
    ) => void;
  }
}

/** Where the service keeps its script: beside its event pages. */
const SCRIPT = '/embed/embed.js';

/**
 * Has the service draw an event's calendar into `place`; resolves with its frame once that has
 * loaded. Rejects where the service is blocked, cannot be reached, or takes too long. Its script
 * comes first and answers for the service: a frame alone would show the browser's own error page, and
 * call it loaded.
 */
export async function drawCalendar(
  place: HTMLElement,
  link: string,
  signal: AbortSignal,
): Promise<HTMLIFrameElement> {
  const inTime = AbortSignal.any([signal, timeout(CALENDAR_TIMEOUT_MS)]);
  await loadScript(new URL(SCRIPT, link).href, inTime);
  if (!window.Slotbook) throw new Error('The scheduling service sent another script');
  const frame = firstFrame(place, inTime);
  window.Slotbook('inline', {
    element: place,
    link: new URL(link).pathname,
    config: CALENDAR_LOOK,
  });
  return frame;
}

/** As `AbortSignal.timeout`, by a clock that tests can set. */
function timeout(milliseconds: number): AbortSignal {
  const over = new AbortController();
  setTimeout(() => over.abort(), milliseconds);
  return over.signal;
}

function loadScript(src: string, signal: AbortSignal): Promise<void> {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  const loaded = once(script, signal).finally(() => script.remove());
  document.head.append(script);
  return loaded;
}

async function firstFrame(place: HTMLElement, signal: AbortSignal): Promise<HTMLIFrameElement> {
  const frame = await new Promise<HTMLIFrameElement>((resolve, reject) => {
    const watch = new MutationObserver(() => {
      const found = place.querySelector('iframe');
      if (found) end(() => resolve(found));
    });
    const end = (settle: () => void) => {
      watch.disconnect();
      settle();
    };
    signal.addEventListener('abort', () => end(() => reject(new Error('No calendar in time'))));
    watch.observe(place, { childList: true, subtree: true });
  });
  await once(frame, signal);
  return frame;
}

/** Until an element has loaded. */
function once(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve(), { once: true });
    for (const [target, event] of [
      [element, 'error'],
      [signal, 'abort'],
    ] as const)
      target.addEventListener(event, () => reject(new Error('The service did not answer')));
  });
}
