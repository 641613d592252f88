/** Pages named on either side of the current one. */
const BESIDE = 1;

/**
 * The pages that a pager names: the first, the last, the current one with its neighbours, and no gap
 * that hides a single page.
 * @returns page numbers from 1, and null for each gap
 */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const named = new Set([1, pages]);
  for (let near = page - BESIDE; near <= page + BESIDE; near++) named.add(near);
  if (named.has(3)) named.add(2);
  if (named.has(pages - 2)) named.add(pages - 1);
  const numbers = [...named].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b);
  return numbers.flatMap((one, i) =>
    i > 0 && one - (numbers[i - 1] ?? 0) > 1 ? [null, one] : one,
  );
}
