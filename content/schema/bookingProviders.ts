import { parsed } from './videoHosts.ts';

/** A scheduling service whose calendar the site can show: what its documented inline embed takes. */
interface Provider {
  /** As people call it. */
  readonly name: string;
  /** The one script of others that a page of the site runs. */
  readonly script: string;
  /** Where the calendar in the frame comes from. */
  readonly frame: string;
  /** Which styles its script writes into the page: `style` elements, or attributes alone. */
  readonly styles: 'elements' | 'attributes';
}

/**
 * The scheduling services that the site knows, by the host of their event pages. A record says which
 * event, by its address; which script runs and what the policy allows stands here alone, because that
 * script runs beside the contact form.
 */
export const BOOKING_PROVIDERS = {
  'cal.com': {
    name: 'Cal.com',
    script: 'https://app.cal.com/embed/embed.js',
    frame: 'https://app.cal.com',
    // A style in the head and two in the shadow root of its element, none with a hash that lasts.
    styles: 'elements',
  },
  'calendly.com': {
    name: 'Calendly',
    script: 'https://assets.calendly.com/assets/external/widget.js',
    frame: 'https://calendly.com',
    // `position: relative` on the element that it is given.
    styles: 'attributes',
  },
} as const satisfies Readonly<Record<string, Provider>>;

export type BookingProvider = keyof typeof BOOKING_PROVIDERS;

/** An event whose calendar can be shown. */
export interface BookedEvent {
  readonly provider: BookingProvider;
  /** The path after the host and its slash: `account/30min`. */
  readonly path: string;
}

/** An account, or a team and its place, and one of its events. */
const EVENT_PATH = /^\/([a-zA-Z0-9][\w.-]*(?:\/[a-zA-Z0-9][\w.-]*){1,2})\/?$/;

const hostOf = (href: string) => parsed(href)?.host ?? '';

/** Whether an address is one of a service that the site knows. */
const isKnown = (host: string): host is BookingProvider => Object.hasOwn(BOOKING_PROVIDERS, host);

/** The event that an address leads to; undefined where the site can show no calendar of it. */
export function bookedEvent(href: string): BookedEvent | undefined {
  const provider = hostOf(href);
  if (!isKnown(provider)) return undefined;
  const { pathname, search, hash } = new URL(href);
  const path = EVENT_PATH.exec(pathname)?.[1];
  return path && !search && !hash ? { provider, path } : undefined;
}

/** Whether an address is an event’s, as far as one can tell: of other services anything may be. */
export const isEventAddress = (href: string) =>
  !isKnown(hostOf(href)) || Boolean(bookedEvent(href));

/** The name of the service that an address leads to: its own, or its host. */
export function providerName(href: string): string {
  const host = hostOf(href);
  return isKnown(host) ? BOOKING_PROVIDERS[host].name : host;
}

/** How visitors get the calendar: it loads near the screen, or after a click, or is a link only. */
export const CALENDAR_WAYS = ['near', 'asked', 'link'] as const;
export type CalendarWay = (typeof CALENDAR_WAYS)[number];

/** That of a site; undefined where it books no meetings. */
export function calendarWay(booking?: {
  href: string;
  askFirst?: boolean;
}): CalendarWay | undefined {
  if (!booking) return undefined;
  if (!bookedEvent(booking.href)) return 'link';
  return booking.askFirst ? 'asked' : 'near';
}
