import { plural } from '../../schema/explain.ts';
import type { ChangedFile } from '../changedFiles.ts';
import type { ContentReview, RecordReview } from '../contentReview.ts';
import type { Picture } from '../picture.ts';
import type { Range } from '../revisions.ts';

/** The data of a report on a change. */
export interface Report extends Range {
  readonly content: ContentReview;
  /** Files that are neither records nor pictures. */
  readonly code: readonly ChangedFile[];
}

/** Items in a row: `a, b and c`. */
export const list = (items: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(items);

/** A number of bytes for people. */
const weight = (bytes: number): string =>
  bytes < 1000
    ? `${bytes} B`
    : bytes < 10_000
      ? `${(bytes / 1000).toFixed(1)} KB`
      : `${Math.round(bytes / 1000)} KB`;

/** Dimensions and file size of a picture. */
export function facts({ file, bytes, width, height }: Picture): string {
  if (!file) return 'missing';
  return [width ? `${width} × ${height} px` : 'drawing', weight(bytes)].join(', ');
}

export const WHAT: Readonly<Record<RecordReview['what'], string>> = {
  added: 'New',
  changed: 'Changed',
  renamed: 'Renamed',
  removed: 'Removed',
};

/** `2 records change`: the change in one sentence, code first. */
export function headline({ code, content }: Report): string {
  const words = contentHeadline(content);
  return code.length === 0
    ? words
    : `Code changes in ${plural(code.length, 'file')}; ${words[0]?.toLowerCase()}${words.slice(1)}`;
}

function contentHeadline({ records, pictures, rewritten }: ContentReview): string {
  const [number, what] =
    records.length > 0 ? [records.length, 'record'] : [pictures.length, 'picture'];
  if (number > 0) return `${plural(number, what)} ${number === 1 ? 'changes' : 'change'}`;
  return rewritten.length > 0 ? 'Only the format changes' : 'No content changes';
}

/** A note for a base that has changed since the two branches split. */
export function apartNote({ apart, base, head }: Report): string {
  if (apart === 0) return '';
  return `${base.name} has ${plural(apart, 'commit')} that ${head.name} lacks; what ${apart === 1 ? 'it' : 'they'} did is shown here as undone. ${base.name}...${head.name}, with three dots, leaves that out.`;
}

/** The numbers of added, removed and changed records. */
export function recordCounts(records: readonly RecordReview[]): string {
  const kinds = Object.entries(WHAT).flatMap(([what, name]) => {
    const number = records.filter((record) => record.what === what).length;
    return number > 0 ? `${number} ${name.toLowerCase()}` : [];
  });
  return list(kinds) || 'none';
}

/** The numbers of errors and warnings that the change adds. */
export function problemCounts(problems: ContentReview['problems']): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const kinds = [
    errors > 0 && plural(errors, 'error'),
    problems.length > errors && plural(problems.length - errors, 'warning'),
  ].filter((part) => typeof part === 'string');
  return list(kinds) || 'none';
}

/** The earlier problems that remain, and those that are fixed. */
export function earlierProblems({ standing, fixed }: ContentReview): string {
  const parts = [
    fixed > 0 && `fixes ${fixed}`,
    standing > 0 && `leaves ${standing} that ${standing === 1 ? 'was' : 'were'} there before`,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? `The change ${list(parts)}.` : '';
}

/** The first characters of a commit's id. */
export const short = (commit: string): string => commit.slice(0, 8);

/** Longer unchanged texts are cut in the middle. */
const LONG = 220;
const CONTEXT = 90;

/**
 * Cuts the middle of a long text that did not change; the words next to a change remain.
 * @param isAfter whether there is a change before it
 * @param isBefore whether there is a change after it
 */
export function shorten(text: string, isAfter: boolean, isBefore: boolean): string {
  if (text.length <= LONG) return text;
  const start = isAfter ? text.slice(0, CONTEXT) : '';
  const end = isBefore ? text.slice(-CONTEXT) : '';
  return `${start} … ${end}`.trim();
}
