import { isSchema } from '../revisions.ts';
import { inCode, inert } from './inert.ts';
import type { ReportData } from './reportData.ts';
import {
  apartNote,
  count,
  earlierProblems,
  facts,
  headline,
  isExplained,
  list,
  NOT_CONTENT_ALONE,
  pagesOf,
  problemCounts,
  RULES_CHANGED,
  recordCounts,
  short,
  shorten,
  WHAT,
} from './say.ts';

type RecordData = ReportData['content']['records'][number];
type PageData = ReportData['pages'][number];
type FieldData = RecordData['fields'][number];

/** GitHub accepts comments of up to 65,536 characters. */
const MOST_SIGNS = 60_000;

/** Files of code that are named one by one. */
const FILES = 100;

const CUT = '\n\nThe comment ends here; the report holds the rest.\n';

/**
 * The report in Markdown, without pictures: the text of a comment on a pull request. Code comes first.
 * Where it would grow too long for one, the last records are only counted.
 */
export function reportMarkdown(review: ReportData): string {
  const top = [
    `## ${inert(headline(review))}`,
    code(review),
    summary(review),
    problems(review),
    pages(review),
    beside(review),
  ].filter(Boolean);
  const room = MOST_SIGNS - top.join('\n\n').length - 2;
  return cut(`${[...top, ...contentParts(review, room)].join('\n\n')}\n`);
}

/** What changed in records and pictures, without pages. */
export const contentMarkdown = (content: ReportData['content']): string =>
  contentParts({ content, pages: [], looked: false }, MOST_SIGNS).join('\n\n');

type Seen = Pick<ReportData, 'content' | 'pages' | 'unbuilt' | 'looked'>;

/** Records, then pictures; where there is no room, the last records are only counted. */
function contentParts(review: Seen, room: number): string[] {
  const { records, rewritten, pictures } = review.content;
  const end = [
    pictures.length > 0 &&
      `### Picture files\n\n${pictures.map((one) => `- ${WHAT[one.what]}: ${sides(one.before && named(one.before), one.after && named(one.after))}${one.shownBy.length > 0 ? `, shown by ${inert(list(one.shownBy))}` : ''}`).join('\n')}`,
    rewritten.length > 0 && `Only written differently: ${rewritten.map(inCode).join(', ')}.`,
  ].filter((part) => typeof part === 'string');
  let left = room - end.join('\n\n').length;
  const told: string[] = [];
  for (const one of records) {
    const words = record(one, review);
    left -= words.length + 2;
    if (left < 0) break;
    told.push(words);
  }
  const untold = records.length - told.length;
  const rest = untold > 0 ? [`And ${count(untold, 'more record')}: see the report.`] : [];
  const heading = records.length > 0 ? ['### Records'] : [];
  return [...heading, ...told, ...rest, ...end];
}

/** Ends a text that is too long after a whole line, and says so. */
const cut = (markdown: string): string =>
  markdown.length <= MOST_SIGNS
    ? markdown
    : `${markdown.slice(0, markdown.lastIndexOf('\n', MOST_SIGNS)).trimEnd()}${CUT}`;

function summary(review: ReportData): string {
  const { base, head, content, pages: changed, same, unbuilt, looked } = review;
  const seen = unbuilt
    ? `**not built.** ${inert(unbuilt)}`
    : !looked
      ? 'not built'
      : `${changed.length} of ${changed.length + same} differ`;
  const codeState =
    review.code.length === 0 ? 'unchanged' : `**${count(review.code.length, 'file')} changed**`;
  const apart = apartNote(review);
  return [
    ...(apart ? [`- **${inert(apart)}**`] : []),
    `- From ${inCode(short(base.commit))} ${inert(base.subject)} to ${inCode(short(head.commit))} ${inert(head.subject)}`,
    `- Code: ${codeState}`,
    `- Records: ${recordCounts(content.records)}`,
    `- Pages: ${seen}`,
    `- New problems: ${problemCounts(content.problems)}. ${earlierProblems(content)}`.trimEnd(),
  ].join('\n');
}

function problems({ content }: ReportData): string {
  if (content.problems.length === 0) return '';
  const lines = content.problems.map(
    ({ severity, rule, fix, file, line }) =>
      `- **${severity}** ${inert(rule)} ${inert(fix)} ${inCode(`${file}:${line}`)}`,
  );
  return `### What to look at first\n\n${lines.join('\n')}`;
}

/** GitHub shows this kind of quotation in red. */
function code(review: ReportData): string {
  if (review.code.length === 0) return '';
  const files = review.code.map(
    ({ what, file, from }) =>
      `- ${WHAT[what]} ${from ? `${inCode(from)} → ${inCode(file)}` : inCode(file)}`,
  );
  const more = files.length > FILES ? [`- and ${files.length - FILES} more`] : [];
  const rules = review.code.some(isSchema) ? ` ${RULES_CHANGED}` : '';
  const lines = [
    '[!CAUTION]',
    `**${NOT_CONTENT_ALONE}**${rules}`,
    '',
    ...files.slice(0, FILES),
    ...more,
  ];
  return `### Code\n\n${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}`;
}

function beside(review: ReportData): string {
  if (review.beside.length === 0) return '';
  const files = review.beside.map(({ what, address }) => `- ${WHAT[what]} ${inCode(address)}`);
  return `### Feeds and other published files\n\n${files.join('\n')}`;
}

function pages(review: ReportData): string {
  if (review.pages.length === 0) return '';
  const rows = review.pages.map((page) => `- ${inCode(page.route)}: ${notes(page, review)}`);
  return `### Pages\n\n${rows.join('\n')}`;
}

function notes(page: PageData, review: ReportData): string {
  const parts = [
    page.what === 'added' && 'new page',
    page.what === 'removed' && 'page removed',
    page.lostAnchors.length > 0 && `gone: ${page.lostAnchors.map(inCode).join(', ')}`,
    page.pictures.length > 0 && `changed pictures: ${page.pictures.map(inCode).join(', ')}`,
    page.contents.length > 0 && `other contents: ${page.contents.map(inCode).join(', ')}`,
    !isExplained(page, review) && 'shows no record that changed',
  ].filter((part) => typeof part === 'string');
  return parts.join('; ') || 'changed';
}

function record(one: RecordData, review: Seen): string {
  const routes = pagesOf(one, review);
  const seen =
    routes.length > 0
      ? `${review.unbuilt || !review.looked ? 'may be seen' : 'seen'} on ${routes.map(inCode).join(', ')}`
      : 'no page looks different for it';
  const file = one.from ? `${inCode(one.from)} → ${inCode(one.file)}` : inCode(one.file);
  const lines = [
    `#### ${WHAT[one.what]}: ${inert(one.name)}`,
    '',
    `${inert(one.kind)}, ${file}; ${seen}.${one.hidden ? ` **Visitors do not see it: it ${inert(one.hidden)}.**` : ''}`,
  ];
  if (one.fields.length > 0) lines.push('', ...one.fields.map(field));
  return lines.join('\n');
}

const field = ({ path, what, shown }: FieldData): string =>
  `- **${inert(path.join(' › '))}**${what === 'moved' ? ' moved' : ''}: ${said(shown)}`;

function said(shown: FieldData['shown']): string {
  if (shown.as === 'pictures') {
    return sides(shown.before && named(shown.before), shown.after && named(shown.after));
  }
  if (shown.as === 'values') {
    return sides(
      shown.before === undefined ? undefined : `<del>${inert(shown.before)}</del>`,
      shown.after === undefined ? undefined : `<ins>${inert(shown.after)}</ins>`,
    );
  }
  const { parts } = shown;
  return parts
    .map(({ what, text: words }, i) => {
      if (what === 'removed') return `<del>${inert(words)}</del>`;
      if (what === 'added') return `<ins>${inert(words)}</ins>`;
      return inert(shorten(words, i > 0, i < parts.length - 1));
    })
    .join('');
}

const sides = (before: string | undefined, after: string | undefined): string =>
  [before, after].filter((side) => side !== undefined).join(' → ');

const named = (picture: Parameters<typeof facts>[0]): string =>
  `${inCode(picture.path)} (${facts(picture)})`;
