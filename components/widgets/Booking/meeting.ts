/** The meeting and the appearance of its calendar (specification 7). */
export const MEETING_MINUTES = 30;
export const CALENDAR_LOOK = { layout: 'month_view', theme: 'light' } as const;

/** The same for Calendly, which has only a month view and accepts a background colour. */
export const CALENDLY_LOOK = 'background_color=ffffff';

/** Milliseconds after which a calendar counts as failed. */
export const CALENDAR_TIMEOUT_MS = 15_000;
