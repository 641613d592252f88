import type { Page } from 'playwright/test';
import {
  BOOKING_PROVIDERS,
  type BookingProvider,
} from '../../../content/schema/bookingProviders.ts';

// A minimal imitation of the scheduling services: the calls of their documented inline embeds, and what they add to a
// page. No test contacts the services themselves.

/** Cal.com: queued and later calls, its own styles, and a frame in its element. */
const CAL = `{
  const { q } = window.Cal;
  document.head.append(Object.assign(document.createElement('style'), {
    textContent: '.cal-embed { border: 0; width: 100%; height: 100% }',
  }));
  let from;
  const obey = ([name, options]) => {
    if (name === 'init') from = options.origin;
    if (name !== 'inline') return;
    const { elementOrSelector: element, calLink, config } = options;
    const box = document.createElement('template');
    box.innerHTML = '<cal-inline style="display: flex; height: inherit; width: 100%"></cal-inline>';
    const frame = document.createElement('iframe');
    frame.className = 'cal-embed';
    frame.style.minHeight = '560px';
    frame.src = from + '/' + calLink + '/embed?' + new URLSearchParams(config);
    box.content.firstChild.append(frame);
    element.append(box.content);
  };
  q.splice(0).forEach(obey);
  q.push = obey;
}`;

/** Calendly: a frame that fills the given element, which becomes its frame of reference. */
const CALENDLY = `window.Calendly = {
  initInlineWidget({ url, parentElement }) {
    parentElement.setAttribute('style', 'position: relative');
    const frame = document.createElement('iframe');
    frame.src = url + '&embed_type=Inline';
    frame.width = frame.height = '100%';
    frame.setAttribute('frameborder', '0');
    parentElement.append(frame);
  },
}`;

const EMBEDS: Readonly<Record<BookingProvider, string>> = {
  'cal.com': CAL,
  'calendly.com': CALENDLY,
};

const CALENDAR =
  '<!doctype html><html lang="en"><title>Book</title><main><h1>June</h1><button>12</button></main>';

/**
 * Answers requests to a service.
 * @param calendars whether its frames are answered too, or never load
 * @returns every requested address
 */
export async function serveBooking(
  page: Page,
  provider: BookingProvider,
  { calendars = true } = {},
): Promise<string[]> {
  const asked: string[] = [];
  const { script, frame } = BOOKING_PROVIDERS[provider];
  await page.route(script, (route) => {
    asked.push(script);
    return route.fulfill({ contentType: 'text/javascript', body: EMBEDS[provider] });
  });
  await page.route(
    (url) => url.origin === frame && url.href !== script,
    (route) => {
      asked.push(route.request().url());
      return calendars ? route.fulfill({ contentType: 'text/html', body: CALENDAR }) : undefined;
    },
  );
  return asked;
}
