/** Specification 4, Talks filter: what the filter offers, by the value in the address. */
export const TALK_FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'seminar', label: 'Webinars' },
  { value: 'podcast', label: 'Podcasts' },
] as const;

/** Specification 2, Talks. */
export const TALK_PLACEHOLDER = 'Select Content Type';

/** What one talk of a kind is called. */
export const TALK_KIND = { seminar: 'Webinar', podcast: 'Podcast' } as const;
