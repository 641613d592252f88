import {
  BOOKING_PROVIDERS,
  type BookedEvent,
  type BookingProvider,
} from '../../../content/schema/bookingProviders.ts';

/** The appearance of the calendar (specification 7). */
const CALENDAR_LOOK = { layout: 'month_view', theme: 'light' } as const;

/** The same for Calendly, which has only a month view and accepts a background colour. */
const CALENDLY_LOOK = 'background_color=ffffff';

/** Milliseconds after which a calendar counts as failed. */
export const CALENDAR_TIMEOUT_MS = 15_000;

type Call = [name: string, options: object];

/** The globals of the services' scripts. */
declare global {
  interface Window {
    /** Cal.com: queues calls until its script has loaded. */
    Cal?: ((...call: Call) => void) & { q: Call[]; ns: object; loaded: boolean };
    /** Calendly. */
    Calendly?: { initInlineWidget(options: { url: string; parentElement: HTMLElement }): void };
  }
}

/** Renders an event's calendar into an element, once the script of its service has loaded. */
const DRAW: Readonly<Record<BookingProvider, (place: HTMLElement, path: string) => void>> = {
  'cal.com': (place, path) => {
    window.Cal?.('init', { origin: BOOKING_PROVIDERS['cal.com'].frame });
    window.Cal?.('inline', { elementOrSelector: place, calLink: path, config: CALENDAR_LOOK });
  },
  'calendly.com': (place, path) => {
    if (!window.Calendly) throw new Error('The scheduling service sent another script');
    const url = `${BOOKING_PROVIDERS['calendly.com'].frame}/${path}?${CALENDLY_LOOK}`;
    window.Calendly.initInlineWidget({ url, parentElement: place });
  },
};

const arrived = new Set<string>();

/**
 * Renders an event's calendar into `place` and resolves with its frame once that has loaded. Rejects if the service is
 * blocked, cannot be reached, or takes longer than CALENDAR_TIMEOUT_MS. The service's script loads first: a frame alone
 * would count as loaded even if it shows the browser's own error page.
 */
export async function drawCalendar(
  place: HTMLElement,
  { provider, path }: BookedEvent,
  signal: AbortSignal,
): Promise<HTMLIFrameElement> {
  const ending = new AbortController();
  for (const end of [signal, timeout(CALENDAR_TIMEOUT_MS)])
    end.addEventListener('abort', () => ending.abort(end.reason), { once: true });
  if (signal.aborted) ending.abort(signal.reason);
  const inTime = ending.signal;
  const { script } = BOOKING_PROVIDERS[provider];
  if (provider === 'cal.com') window.Cal ??= queue();
  if (!arrived.has(script)) await loadScript(script, inTime);
  arrived.add(script);
  DRAW[provider](place, path);
  return loaded<HTMLIFrameElement>(place, 'iframe', inTime);
}

function queue(): NonNullable<Window['Cal']> {
  const q: Call[] = [];
  return Object.assign((...call: Call) => void q.push(call), { q, ns: {}, loaded: true });
}

/** Like `AbortSignal.timeout`, but with a clock that tests can set. */
function timeout(milliseconds: number): AbortSignal {
  const over = new AbortController();
  setTimeout(() => over.abort(), milliseconds);
  return over.signal;
}

function loadScript(src: string, signal: AbortSignal): Promise<unknown> {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
  return loaded(script, 'script', signal).finally(() => script.remove());
}

/** Resolves with the first element of a kind that loads, in an element or itself. */
function loaded<E extends HTMLElement>(
  element: HTMLElement,
  kind: string,
  signal: AbortSignal,
): Promise<E> {
  return new Promise((resolve, reject) => {
    const listen = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, { capture: true });
    const fail = () => reject(new Error('The service did not answer'));
    listen(element, 'load', ({ target }) => {
      if ((target as E).localName === kind) resolve(target as E);
    });
    listen(element, 'error', fail);
    listen(signal, 'abort', fail);
  });
}
