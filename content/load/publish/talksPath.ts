import type { TalkType } from '../../schema/talks.ts';

/**
 * How many talks one page of a list holds; the rest is on `…/page/2`. Rows make the weight of a page and the cost of
 * its build: these are as many as a visitor scrolls through, and load as fast as a short list.
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
