import type { TalkListName } from '../../../content/load/talksPath.ts';
import { LOCALE } from '../../../content/schema/place.ts';

/** Specification 4, Talks filter: what the filter offers, by the value in the address. */
export const TALK_FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'seminar', label: 'Webinars' },
  { value: 'podcast', label: 'Podcasts' },
] as const;

/** Specification 2, Talks. */
export const TALK_PLACEHOLDER = 'Select Content Type';

/** What the filter is about, for whoever hears only the choice. */
export const TALK_FILTER_NAME = 'Content type';

/** The parameter of the address that holds the choice. */
export const TALK_PARAMETER = 'type';

/** What one talk of a type is called. */
export const TALK_KIND = { seminar: 'Webinar', podcast: 'Podcast' } as const;

/** How many talks each choice shows. */
export type TalkCounts = Readonly<Record<TalkListName, number>>;

/** What a choice shows, in words: `4 podcasts`. */
export function countOf(list: TalkListName, counts: TalkCounts): string {
  const count = counts[list];
  const noun = list === 'all' ? 'talk' : TALK_KIND[list].toLowerCase();
  return `${count.toLocaleString(LOCALE)} ${noun}${count === 1 ? '' : 's'}`;
}
