import type { TalkListName } from '../../../content/load/publish/talksPath.ts';
import { fill } from '../../../content/schema/fill.ts';
import type { Site } from '../../../content/schema/site.ts';

/** The filter's values, as in the address (specification 4, Talks filter). */
export const TALK_FILTERS = ['all', 'seminar', 'podcast'] as const satisfies TalkListName[];

/** The query parameter of the chosen option. */
export const TALK_PARAMETER = 'type';

/** The number of talks of each option. */
export type TalkCounts = Readonly<Record<TalkListName, number>>;

/**
 * The number of talks of an option as text: `4 podcasts`.
 * @param number formats a number in the page's language
 */
export function countOf(
  list: TalkListName,
  counts: TalkCounts,
  words: Site['talks'],
  number: (value: number) => string,
): string {
  const count = counts[list];
  const { one, many } = words[list];
  return fill(count === 1 ? one : many, { count: number(count) });
}
