/** A stretch of what a page lists. */
export interface Slice {
  page: number;
  from: number;
  to: number;
}

/**
 * Where the rows of one page of a filtered list stand among the pages of the whole one.
 * @param held how many rows that the filter lets through each page of the whole list has
 * @param page which page of the filtered list, from 1
 * @param size rows of a page
 */
export function slicesOf(held: readonly number[], page: number, size: number): Slice[] {
  const first = (page - 1) * size;
  let before = 0;
  return held.flatMap((count, i) => {
    const from = Math.max(0, first - before);
    const to = Math.min(count, first + size - before);
    before += count;
    return from < to ? [{ page: i + 1, from, to }] : [];
  });
}
