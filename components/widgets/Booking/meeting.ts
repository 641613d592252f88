/** Specification 7: the event that is booked, and how its calendar looks. */
export const MEETING_MINUTES = 30;
export const CALENDAR_LOOK = { layout: 'month_view', theme: 'light' } as const;

/** The same to Calendly, which knows a month only, and its look by the colour of its ground. */
export const CALENDLY_LOOK = 'background_color=ffffff';

/** Milliseconds in which the service has to show its calendar. */
export const CALENDAR_TIMEOUT_MS = 15_000;
