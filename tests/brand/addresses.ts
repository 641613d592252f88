/** The pages of the second brand: two less than the specification has, and four more; all by names of its own. */
export const ADDRESSES = {
  home: '/',
  courses: '/kurse',
  houses: '/fuer-haeuser',
  events: '/termine',
  talks: '/mediathek',
  people: '/leute',
  // Four that the specification has not, in the place of two that it has.
  workshop: '/werkstatt',
  articles: '/aufsaetze',
  contact: '/kontakt',
  campaign: '/kampagne/abendkurs',
  privacy: '/datenschutz',
  imprint: '/impressum',
} as const;
