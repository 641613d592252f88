import { plural } from '../../schema/explain.ts';
import type { ChangedFile } from '../changedFiles.ts';
import type { ContentReview, RecordReview } from '../contentReview.ts';
import type { Picture } from '../picture.ts';
import type { Range } from '../revisions.ts';

/** Everything that a report says of a change. */
export interface Report extends Range {
  readonly content: ContentReview;
  /** Files that are neither records nor pictures. */
  readonly code: readonly ChangedFile[];
}

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
  return rewritten.length > 0 ? 'Only the writing changes' : 'No content changes';
}

/** For a base that has changed since the two branches split. */
export function apartNote({ apart, base, head }: Report): string {
  if (apart === 0) return '';
  return `${base.name} has ${plural(apart, 'commit')} that ${head.name} lacks; what ${apart === 1 ? 'it' : 'they'} did stands here as undone. ${base.name}...${head.name}, with three dots, leaves that out.`;
}

/** How many records came, went and changed. */
export function recordCounts(records: readonly RecordReview[]): string {
  const kinds = Object.entries(WHAT).flatMap(([what, name]) => {
    const number = records.filter((record) => record.what === what).length;
    return number > 0 ? `${number} ${name.toLowerCase()}` : [];
  });
  return list(kinds) || 'none';
}

/** How many errors and warnings the change brings. */
export function problemCounts(problems: ContentReview['problems']): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const kinds = [
    errors > 0 && plural(errors, 'error'),
    problems.length > errors && plural(problems.length - errors, 'warning'),
  ].filter((part) => typeof part === 'string');
  return list(kinds) || 'none';
}

/** What was wrong before, and is still or no longer. */
export function earlierProblems({ standing, fixed }: ContentReview): string {
  const parts = [
    fixed > 0 && `fixes ${fixed}`,
    standing > 0 && `leaves ${standing} that ${standing === 1 ? 'was' : 'were'} there before`,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? `The change ${list(parts)}.` : '';
}

/** The first letters of a commit. */
export const short = (commit: string): string => commit.slice(0, 8);

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
