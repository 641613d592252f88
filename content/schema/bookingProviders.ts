import { parsed } from './videoHosts.ts';

/** A scheduling service whose calendar the site can embed, with what its documented embed requires. */
interface Provider {
  /** Its name for people. */
  readonly name: string;
  /** The only third-party script that a page of the site runs. */
  readonly script: string;
  /** The origin of the calendar's frame. */
  readonly frame: string;
  /** The styles that its script adds to the page: `style` elements, or only attributes. */
  readonly styles: 'elements' | 'attributes';
}

/**
 * The supported scheduling services, by the host of their event pages. A record contains only the address of an event.
 * Which script runs, and what the policy allows, is defined here, because that script runs next to the contact form.
 */
export const BOOKING_PROVIDERS = {
  'cal.com': {
    name: 'Cal.com',
    script: 'https://app.cal.com/embed/embed.js',
    frame: 'https://app.cal.com',
    // One style in the head and two in the shadow root of its element; their hashes change.
    styles: 'elements',
  },
  'calendly.com': {
    name: 'Calendly',
    script: 'https://assets.calendly.com/assets/external/widget.js',
    frame: 'https://calendly.com',
    // It sets `position: relative` on its container.
    styles: 'attributes',
  },
} as const satisfies Readonly<Record<string, Provider>>;

export type BookingProvider = keyof typeof BOOKING_PROVIDERS;

/** An event whose calendar can be embedded. */
export interface BookedEvent {
  readonly provider: BookingProvider;
  /** The path after the host and its slash: `account/30min`. */
  readonly path: string;
}

/** The path of an event: an account, or a team and its slug, and the event. */
const EVENT_PATH = /^\/([a-zA-Z0-9][\w.-]*(?:\/[a-zA-Z0-9][\w.-]*){1,2})\/?$/;

const hostOf = (href: string) => parsed(href)?.host ?? '';

/** Whether a host is one of a supported service. */
const isKnown = (host: string): host is BookingProvider => Object.hasOwn(BOOKING_PROVIDERS, host);

/** The event at an address; undefined if the site cannot embed its calendar. */
export function bookedEvent(href: string): BookedEvent | undefined {
  const provider = hostOf(href);
  if (!isKnown(provider)) return undefined;
  const { pathname, search, hash } = new URL(href);
  const path = EVENT_PATH.exec(pathname)?.[1];
  return path && !search && !hash ? { provider, path } : undefined;
}

/** Whether an address can be that of an event; for unsupported services, any address can. */
export const isEventAddress = (href: string) =>
  !isKnown(hostOf(href)) || Boolean(bookedEvent(href));

/** The name of the service at an address, or its host. */
export function providerName(href: string): string {
  const host = hostOf(href);
  return isKnown(host) ? BOOKING_PROVIDERS[host].name : host;
}

/** How visitors get the calendar: it loads near the screen, or after a click, or is only a link. */
export const CALENDAR_WAYS = ['near', 'asked', 'link'] as const;
type CalendarWay = (typeof CALENDAR_WAYS)[number];

/** The way of a site; undefined if it has no booking. */
export function calendarWay(booking?: {
  href: string;
  askFirst?: boolean;
}): CalendarWay | undefined {
  if (!booking) return undefined;
  if (!bookedEvent(booking.href)) return 'link';
  return booking.askFirst ? 'asked' : 'near';
}
