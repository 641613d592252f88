/** Specification 7 and 9: the event that is booked, how its calendar looks, and its heights. */
export const MEETING_MINUTES = 30;
export const CALENDAR_LOOK = { layout: 'month_view', theme: 'light' } as const;
/** In pixels. Booking.tsx writes them as classes, for the page's CSP forbids style attributes. */
export const BOOKING_HEIGHT = { widget: 560, container: 600 } as const;

/** Milliseconds in which the service has to show its calendar. */
export const CALENDAR_TIMEOUT_MS = 15_000;
