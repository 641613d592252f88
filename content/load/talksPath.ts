// Apart from talkPages.ts, which knows the schema: this comes to visitors with the talks filter.

/**
 * How many talks one page of `/talks` lists; what is more goes on under `/talks/page/2`. A page's
 * weight is that of its rows, and so is the cost of building it: this is as much as a visitor
 * scrolls through, and few enough to come as fast as a short list.
 */
export const TALKS_A_PAGE = 24;

/** The address of a page of talks. */
export const talksPath = (page: number): string => (page === 1 ? '/talks' : `/talks/page/${page}`);

/** The page of talks that an address names; undefined for any other address. */
export function talksPageOf(path: string): number | undefined {
  if (path === talksPath(1)) return 1;
  const page = Number(/^\/talks\/page\/([1-9]\d*)$/.exec(path)?.[1]);
  return page > 1 ? page : undefined;
}

/** A page's own title, from that of any page of the list. */
export function talksTitle(page: number, title: string): string {
  const bare = title.replace(/^Page \d+ · /, '');
  return page === 1 ? bare : `Page ${page} · ${bare}`;
}
