/** Where the site offers its records to other programs: RSS of talks and events, and a calendar. */
export const FEEDS = {
  talks: '/talks.xml',
  events: '/events.xml',
  calendar: '/events.ics',
} as const;
