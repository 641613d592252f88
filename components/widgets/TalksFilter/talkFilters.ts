import type { TalkListName } from '../../../content/load/publish/talksPath.ts';
import { fill } from '../../../content/schema/fill.ts';
import { LOCALE } from '../../../content/schema/place.ts';
import type { Site } from '../../../content/schema/site.ts';

/** Specification 4, Talks filter: what the filter offers, by the value in the address. */
export const TALK_FILTERS = ['all', 'seminar', 'podcast'] as const satisfies TalkListName[];

/** The parameter of the address that holds the choice. */
export const TALK_PARAMETER = 'type';

/** How many talks each choice shows. */
export type TalkCounts = Readonly<Record<TalkListName, number>>;

/**
 * What a choice shows, in words: `4 podcasts`.
 * @param locale how numbers are written, where not by the site's own way
 */
export function countOf(
  list: TalkListName,
  counts: TalkCounts,
  words: Site['talks'],
  locale: string = LOCALE,
): string {
  const count = counts[list];
  const { one, many } = words[list];
  return fill(count === 1 ? one : many, { count: count.toLocaleString(locale) });
}
