import type { TalkType } from '../../schema/talks.ts';

/**
 * How many talks one page of a list holds; what is more goes on under `…/page/2`. A page's weight is that of its
 * rows, and so is the cost of building it: this is as much as a visitor scrolls through, and few enough to come
 * as fast as a short list.
 */
export const TALKS_A_PAGE = 24;

/** What a page lists: all talks, or those of one type. */
export type TalkListName = 'all' | TalkType;

/** Which part of the talks an address lists. */
export interface TalksPart {
  readonly list: TalkListName;
  /** From 1. */
  readonly page: number;
}

/**
 * The address of a part of the talks: `/talks`, `/talks/page/2`, `/talks/podcast`, `/talks/podcast/page/2`.
 * @param base the address of the page that has the list
 */
export function talksPath(base: string, page: number, list: TalkListName = 'all'): string {
  const top = base === '/' ? '' : base;
  return `${top}${list === 'all' ? '' : `/${list}`}${page === 1 ? '' : `/page/${page}`}` || '/';
}

/** What follows the address of the page that has the list. */
const PART = /^(.*?)(?:\/(seminar|podcast))?(?:\/page\/([2-9]|[1-9]\d+))?$/;

/** The address of the page that would have the list, and the part of it that an address names. */
export function talksPartOf(path: string): { base: string } & TalksPart {
  const [, base = path, list = 'all', page = 1] = PART.exec(path) ?? [];
  return { base: base || '/', list: list as TalkListName, page: Number(page) };
}
