import type { TalkType } from '../../schema/talks.ts';

/**
 * The number of talks at one address of a list; the rest is on `…/page/2`. The rows decide the size of a page and the
 * cost of its build. This many load as fast as a short list.
 */
export const TALKS_A_PAGE = 24;

/** A list of talks: all of them, or those of one type. */
export type TalkListName = 'all' | TalkType;

/** The part of a list of talks at one address. */
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

/** An address: that of the page with the list, the list and the number of its part. */
const PART = /^(.*?)(?:\/(seminar|podcast))?(?:\/page\/([2-9]|[1-9]\d+))?$/;

/** Splits an address into that of the page with the list, and the part of the list. */
export function talksPartOf(path: string): { base: string } & TalksPart {
  const [, base = path, list = 'all', page = 1] = PART.exec(path) ?? [];
  return { base: base || '/', list: list as TalkListName, page: Number(page) };
}
