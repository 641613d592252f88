import { talksPath } from '../../../content/load/talksPath.ts';
import type { TalkType } from '../../../content/schema/talks.ts';

/** Specification 4, Talks filter: what the filter offers, by the value in the address. */
export const TALK_FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'seminar', label: 'Webinars' },
  { value: 'podcast', label: 'Podcasts' },
] as const;

/** What is chosen; empty until something is. */
export type TalkFilter = (typeof TALK_FILTERS)[number]['value'] | '';

/** Specification 2, Talks. */
export const TALK_PLACEHOLDER = 'Select Content Type';

/** What the filter is about, for whoever hears only the choice. */
export const TALK_FILTER_NAME = 'Content type';

/** The parameter of the address that holds the choice. */
export const TALK_PARAMETER = 'type';

/** What one talk of a kind is called. */
export const TALK_KIND = { seminar: 'Webinar', podcast: 'Podcast' } as const;

/** How many talks there are of each kind. */
export type TalkCounts = Record<TalkType, number>;

/** Specification 4: empty and `all` show every talk, a type shows its own. */
export const isShown = (filter: TalkFilter, type: string): boolean =>
  filter === '' || filter === 'all' || filter === type;

/** What an address asks for; empty where it asks for nothing that there is. */
export const filterOf = (search: string): TalkFilter => {
  const asked = new URLSearchParams(search).get(TALK_PARAMETER);
  return TALK_FILTERS.find(({ value }) => value === asked)?.value ?? '';
};

/** The first page of talks with a choice in its address, and all else as it was. */
export function withFilter(href: string, filter: TalkFilter): string {
  const url = new URL(href);
  url.pathname = talksPath(1);
  url.searchParams.set(TALK_PARAMETER, filter);
  return url.href;
}

/** What a choice shows, in words: `4 podcasts`. */
export function resultOf(filter: TalkFilter, counts: TalkCounts): string {
  const types = (Object.keys(TALK_KIND) as TalkType[]).filter((type) => isShown(filter, type));
  const number = types.reduce((sum, type) => sum + (counts[type] ?? 0), 0);
  const [only] = types;
  const noun = types.length === 1 && only ? TALK_KIND[only].toLowerCase() : 'talk';
  return `${number.toLocaleString('en-IN')} ${noun}${number === 1 ? '' : 's'}`;
}
