import type { Problem } from '../../../../content/load/finding.ts';
import type { Picture } from '../changes/picture.ts';
import type { RecordReview } from '../changes/recordReview.ts';
import type { PageReview } from '../pages/pageReview.ts';
import type { Review } from '../review.ts';

/** `1 page`, `3 pages`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** Items in a row: `a, b and c`. */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** Bytes as people read them. */
export const weight = (bytes: number): string =>
  bytes < 1000
    ? `${bytes} B`
    : bytes < 10_000
      ? `${(bytes / 1000).toFixed(1)} KB`
      : `${Math.round(bytes / 1000)} KB`;

/** A difference in bytes with its sign; none is `±0`. */
export const added = (bytes: number): string =>
  bytes === 0 ? '±0' : `${bytes > 0 ? '+' : '−'}${weight(Math.abs(bytes))}`;

/** Size and weight of a picture. */
export function facts({ file, bytes, width, height }: Picture): string {
  if (!file) return 'not there';
  return [width ? `${width} × ${height} px` : 'drawing', weight(bytes)].join(', ');
}

export const WHAT: Readonly<Record<RecordReview['what'], string>> = {
  added: 'New',
  changed: 'Changed',
  renamed: 'Renamed',
  removed: 'Removed',
};

/** The pages that show a record and came out different; where nothing was built, those that may. */
export function pagesOf({ routes }: RecordReview, { pages, unbuilt, looked }: Review): string[] {
  if (unbuilt || !looked) return [...routes];
  return pages
    .map(({ route }) => route)
    .filter((route) => routes.some((one) => covers(one, route)));
}

/** A route stands for the pages below it too: `/talks` for `/talks/2`. */
const covers = (route: string, page: string) =>
  page === route || (route !== '/' && page.startsWith(`${route}/`));

/** Whether a record that changed may be seen on a page. */
export const isExplained = (page: PageReview, { content }: Review): boolean =>
  content.records.some(({ routes }) => routes.some((route) => covers(route, page.route)));

/** `2 records change`: the whole in one sentence. */
export function headline({
  content: { records, pictures, rewritten },
  pages,
  ...review
}: Review): string {
  const what = [
    records.length > 0 && count(records.length, 'record'),
    records.length === 0 && pictures.length > 0 && count(pictures.length, 'picture'),
  ].filter((part) => typeof part === 'string');
  if (what.length === 0) {
    return rewritten.length > 0 ? 'Only the writing changes' : 'No content changes';
  }
  const one = what[0]?.startsWith('1 ') ? 'changes' : 'change';
  const where =
    review.unbuilt || !review.looked
      ? ''
      : pages.length === 0
        ? ', no page'
        : `, ${count(pages.length, 'page')} with ${what[0]?.startsWith('1 ') ? 'it' : 'them'}`;
  return `${what[0]} ${one}${where}`;
}

/** How many records came, went and changed. */
export function recordCounts(records: readonly RecordReview[]): string {
  const kinds = (Object.keys(WHAT) as RecordReview['what'][])
    .map((what) => [what, records.filter((record) => record.what === what).length] as const)
    .filter(([, number]) => number > 0)
    .map(([what, number]) => `${number} ${WHAT[what].toLowerCase()}`);
  return kinds.length > 0 ? list(kinds) : 'none';
}

/** How many errors and warnings the change brings. */
export function problemCounts(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const kinds = [
    errors > 0 && count(errors, 'error'),
    problems.length > errors && count(problems.length - errors, 'warning'),
  ].filter((part) => typeof part === 'string');
  return kinds.length > 0 ? list(kinds) : 'none';
}

/** What was wrong before, and is still or no longer. */
export function earlierProblems({ standing, mended }: Review['content']): string {
  const parts = [
    mended > 0 && `mends ${mended}`,
    standing > 0 && `leaves ${standing} that ${standing === 1 ? 'was' : 'were'} there before`,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? `The change ${list(parts)}.` : '';
}

/** The first letters of a commit. */
export const short = (commit: string): string => commit.slice(0, 8);
