import type { Finding, Place } from '../../../content/load/finding.ts';

/** What stands between content and going live, in the order in which the list tells it. */
export const KINDS = {
  mistakes: {
    title: 'Mistakes',
    mend: 'Run npm run content:check; nothing goes live before it is content.',
  },
  site: {
    title: 'The address of the site',
    mend: 'Canonical links, sharing, the sitemap and robots.txt are made from it.',
  },
  keys: {
    title: 'Keys of the forms',
    mend: 'Set them in .env or in the environment of npm run build; without them the forms reach nobody.',
  },
  booking: { title: 'The booking link', mend: 'Put in the event of your scheduling service.' },
  mail: { title: 'Mail addresses', mend: 'Put in addresses that somebody reads.' },
  links: { title: 'Links', mend: 'Put in the real address, or take the record away.' },
  people: {
    title: 'Sample people',
    mend: 'Replace the words and the picture, or take the record away. A photograph gets a file name of its own.',
  },
  pictures: {
    title: 'Sample pictures',
    mend: 'Put in the real picture under a file name of its own, and say anew what it shows.',
  },
} as const;

export type Kind = keyof typeof KINDS;

/** One thing that has to change before the site goes live, and where. */
export interface Obstacle extends Finding {
  readonly kind: Kind;
}

/** An obstacle; what to do about it is the same for its whole kind. */
export const obstacle = (
  kind: Kind,
  file: string,
  place: Place | undefined,
  rule: string,
): Obstacle => ({ kind, severity: 'error', file, place, rule, mend: KINDS[kind].mend });
