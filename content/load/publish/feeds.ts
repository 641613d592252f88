/** The addresses of the site's feeds: RSS of talks, events and articles, and a calendar. */
export const FEEDS = {
  talks: '/talks.xml',
  events: '/events.xml',
  articles: '/articles.xml',
  calendar: '/events.ics',
} as const;

/** The folder of the calendar files that hold one event each. */
export const CALENDAR_FOLDER = '/calendar';

/** The calendar file of one upcoming event. */
export const calendarFile = (slug: string) => `${CALENDAR_FOLDER}/${slug}.ics`;
