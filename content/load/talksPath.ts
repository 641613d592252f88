import type { TalkType } from '../schema/talks.ts';

/**
 * How many talks one page of `/talks` lists; what is more goes on under `/talks/page/2`. A page's
 * weight is that of its rows, and so is the cost of building it: this is as much as a visitor
 * scrolls through, and few enough to come as fast as a short list.
 */
export const TALKS_A_PAGE = 24;

/** What a page lists: all talks, or those of one type. */
export type TalkListName = 'all' | TalkType;

/** The address of a page of talks: `/talks`, `/talks/page/2`, `/talks/podcast`, `/talks/podcast/page/2`. */
export const talksPath = (page: number, list: TalkListName = 'all'): string =>
  `/talks${list === 'all' ? '' : `/${list}`}${page === 1 ? '' : `/page/${page}`}`;

/** The page of talks that an address names; undefined for any other address. */
export function talksPageOf(path: string): { list: TalkListName; page: number } | undefined {
  const [known, list = 'all', page = 1] =
    /^\/talks(?:\/(seminar|podcast))?(?:\/page\/([2-9]|[1-9]\d+))?$/.exec(path) ?? [];
  return known ? { list: list as TalkListName, page: Number(page) } : undefined;
}
