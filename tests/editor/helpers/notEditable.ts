/** What a page shows that no record holds: where it stands, what it says, and why nobody edits it. */
export const NOT_EDITABLE: readonly (readonly [selector: string, says: RegExp, why: string])[] = [
  ['svg text, svg tspan', /./, 'figures of a drawing are computed'],
  ['[aria-hidden="true"]', /./, 'numbers, hours and years that repeat what stands beside them'],
  ['.sr-only', /./, 'said to listeners alone: where a link leads, what a control does'],
  [
    'option',
    /^(?:Select Content Type|All|Webinars|Podcasts)$/,
    'the specification’s words (points 2, Talks, and 4, Talks filter)',
  ],
  ['[aria-live]', /^\d+ (?:talk|webinar|podcast)s?$/, 'counted'],
  ['.label-mono', /^(?:Webinar|Podcast)$/, 'a choice’s name is the specification’s (point 4)'],
  ['.label-mono', /^\d+$/, 'counted or numbered'],
  [
    '.text-signal',
    /^(?:Fig\.|\d+)$/,
    'figures are numbered in the order in which a page shows them',
  ],
  ['[data-booking] .label-mono', /^\d+′$/, 'the half-hour’s axis'],
  [
    'sup a, [href*="-mark-"]',
    /^\d+$/,
    'notes are numbered in the order in which a page shows them',
  ],
  ['.year-mark, [id^="year-"]', /^\d{4}$/, 'the years of the events'],
  [
    'nav:has(> ol.figures) *',
    /^(?:Previous|Next|…|\d+)$/,
    'the way to the other pages of a long list',
  ],
];
