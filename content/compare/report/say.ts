import type { ReportData } from './reportData.ts';

type Picture = NonNullable<ReportData['content']['pictures'][number]['before']>;
type RecordData = ReportData['content']['records'][number];

/** `1 page`, `3 pages`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** Items in a row: `a, b and c`. */
export const list = (items: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(items);

/** Bytes as people read them. */
const weight = (bytes: number): string =>
  bytes < 1000
    ? `${bytes} B`
    : bytes < 10_000
      ? `${(bytes / 1000).toFixed(1)} KB`
      : `${Math.round(bytes / 1000)} KB`;

/** Size and weight of a picture. */
export function facts({ file, bytes, width, height }: Picture): string {
  if (!file) return 'not there';
  return [width ? `${width} × ${height} px` : 'drawing', weight(bytes)].join(', ');
}

/** What the report says of a change that is not content alone. */
export const NOT_CONTENT_ALONE =
  'This change is not content alone. These files are neither records nor pictures: they may run on machines, or change what runs.';
export const RULES_CHANGED =
  'The rules of the content changed too; both revisions are checked by those of this checkout.';

export const WHAT: Readonly<Record<RecordData['what'], string>> = {
  added: 'New',
  changed: 'Changed',
  renamed: 'Renamed',
  removed: 'Removed',
};

/** The pages that show a record and differ; where nothing was built, those that may. */
export function pagesOf(
  { routes }: Pick<RecordData, 'routes'>,
  { pages, unbuilt, looked }: Pick<ReportData, 'pages' | 'unbuilt' | 'looked'>,
): string[] {
  if (unbuilt || !looked) return [...routes];
  return pages
    .map(({ route }) => route)
    .filter((route) => routes.some((one) => covers(one, route)));
}

/** A route includes the pages below it: `/talks` for `/talks/2`. */
const covers = (route: string, page: string) =>
  page === route || (route !== '/' && page.startsWith(`${route}/`));

/** Whether a record that changed may be seen on a page. */
export const isExplained = (page: { readonly route: string }, { content }: ReportData): boolean =>
  content.records.some(({ routes }) => routes.some((route) => covers(route, page.route)));

/** `2 records change, 1 page with them`: the change in one sentence, code first. */
export function headline(review: ReportData): string {
  const { code } = review;
  const content = contentHeadline(review);
  return code.length === 0
    ? content
    : `Code changes in ${count(code.length, 'file')}; ${content[0]?.toLowerCase()}${content.slice(1)}`;
}

function contentHeadline({
  content: { records, pictures, rewritten },
  pages,
  unbuilt,
  looked,
}: ReportData): string {
  const [number, what] =
    records.length > 0 ? [records.length, 'record'] : [pictures.length, 'picture'];
  if (number === 0) {
    return rewritten.length > 0 ? 'Only the writing changes' : 'No content changes';
  }
  const change = `${count(number, what)} ${number === 1 ? 'changes' : 'change'}`;
  if (unbuilt || !looked) return change;
  if (pages.length === 0) return `${change}, no page`;
  return `${change}, ${count(pages.length, 'page')} with ${number === 1 ? 'it' : 'them'}`;
}

/** For a base that has changed since the two branches split. */
export function apartNote({ apart, base, head }: ReportData): string {
  if (apart === 0) return '';
  return `${base.name} has ${count(apart, 'commit')} that ${head.name} lacks; what ${apart === 1 ? 'it' : 'they'} did stands here as undone. ${base.name}...${head.name}, with three dots, leaves that out.`;
}

/** How many records came, went and changed. */
export function recordCounts(records: readonly RecordData[]): string {
  const kinds = Object.entries(WHAT).flatMap(([what, name]) => {
    const number = records.filter((record) => record.what === what).length;
    return number > 0 ? `${number} ${name.toLowerCase()}` : [];
  });
  return list(kinds) || 'none';
}

/** How many errors and warnings the change brings. */
export function problemCounts(problems: ReportData['content']['problems']): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const kinds = [
    errors > 0 && count(errors, 'error'),
    problems.length > errors && count(problems.length - errors, 'warning'),
  ].filter((part) => typeof part === 'string');
  return list(kinds) || 'none';
}

/** What was wrong before, and is still or no longer. */
export function earlierProblems({ standing, fixed }: ReportData['content']): string {
  const parts = [
    fixed > 0 && `fixes ${fixed}`,
    standing > 0 && `leaves ${standing} that ${standing === 1 ? 'was' : 'were'} there before`,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? `The change ${list(parts)}.` : '';
}

/** The first letters of a commit. */
export const short = (commit: string): string => commit.slice(0, 8);

/** A route's id within the report. */
export const idOf = (route: string): string => route.slice(1).replaceAll('/', '-') || 'home';

/** Unchanged text longer than this is cut in its middle. */
const LONG = 220;
const CONTEXT = 90;

/**
 * A long text that did not change, without its middle: the words next to a change remain.
 * @param isAfter whether there is a change before it
 * @param isBefore whether there is a change after it
 */
export function shorten(text: string, isAfter: boolean, isBefore: boolean): string {
  if (text.length <= LONG) return text;
  const start = isAfter ? text.slice(0, CONTEXT) : '';
  const end = isBefore ? text.slice(-CONTEXT) : '';
  return `${start} … ${end}`.trim();
}
