import { collections, type Entry } from '../../schema/collections.ts';
import { oncePer } from '../../schema/oncePer.ts';
import { TALK_TYPES, type Talk } from '../../schema/talks.ts';
import { inOrder } from './records.ts';
import { TALKS_A_PAGE, type TalkListName, talksPath } from './talksPath.ts';

type Talks = readonly Entry<Talk>[];

interface TalkList {
  readonly pages: readonly Talks[];
  readonly total: number;
}

/** All talks and those of each type by descending id (specification 4, Talks filter), over pages. */
export type TalkPages = Readonly<Record<TalkListName, TalkList>>;

/** Spreads talks over pages; the same talks are spread once. Every list has a first page. */
export const talkPages = oncePer((talks: Talks): TalkPages => {
  const sorted = inOrder(collections.talks, talks);
  const paged = (list: Talks): TalkList => ({
    total: list.length,
    pages: Array.from({ length: Math.max(1, Math.ceil(list.length / TALKS_A_PAGE)) }, (_, i) =>
      list.slice(i * TALKS_A_PAGE, (i + 1) * TALKS_A_PAGE),
    ),
  });
  return {
    all: paged(sorted),
    seminar: paged(sorted.filter(({ type }) => type === 'seminar')),
    podcast: paged(sorted.filter(({ type }) => type === 'podcast')),
  };
});

/**
 * Every address of a list of talks. Types have pages of their own only where one page cannot hold all talks.
 * @param base the address of the page that has the list
 */
export function talksPaths(talks: Talks, base: string): string[] {
  const lists = talkPages(talks);
  const names: readonly TalkListName[] =
    lists.all.pages.length > 1 ? ['all', ...TALK_TYPES] : ['all'];
  return names.flatMap((list) => lists[list].pages.map((_, i) => talksPath(base, i + 1, list)));
}
