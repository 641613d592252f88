import { plural } from '../../schema/explain.ts';
import type { ContentReview, RecordReview } from '../contentReview.ts';
import type { FieldReview } from '../fieldReview.ts';
import type { Picture } from '../picture.ts';
import { isSchema } from '../revisions.ts';
import { gapBefore } from '../words.ts';
import { inCode, inert } from './inert.ts';
import {
  apartNote,
  earlierProblems,
  facts,
  headline,
  list,
  problemCounts,
  type Report,
  recordCounts,
  short,
  shorten,
  WHAT,
} from './say.ts';

/** GitHub accepts comments of up to 65,536 characters. */
const MOST_CHARACTERS = 60_000;

/** The most code files that are named one by one. */
const FILES = 100;

const CUT = '\n\nThis text ends here; it would be longer than a comment can be.\n';

/**
 * The report in Markdown, without pictures: the text of a comment on a pull request. Code comes first. If the text
 * would be too long, the last records are only counted.
 */
export function reportMarkdown(review: Report): string {
  const top = [
    `## ${inert(headline(review))}`,
    code(review),
    summary(review),
    problems(review),
  ].filter(Boolean);
  const room = MOST_CHARACTERS - top.join('\n\n').length - 2;
  return cut(`${[...top, ...contentParts(review.content, room)].join('\n\n')}\n`);
}

/** The changes of records and pictures. */
export const contentMarkdown = (content: ContentReview): string =>
  contentParts(content, MOST_CHARACTERS).join('\n\n');

/** Records, then pictures; if there is not enough room, the last records are only counted. */
function contentParts({ records, rewritten, pictures }: ContentReview, room: number): string[] {
  const end = [
    pictures.length > 0 &&
      `### Picture files\n\n${pictures.map((one) => `- ${WHAT[one.what]}: ${sides(one.before && named(one.before), one.after && named(one.after))}${one.usedBy.length > 0 ? `, shown by ${inert(list(one.usedBy))}` : ''}`).join('\n')}`,
    rewritten.length > 0 && `Only the format changed: ${rewritten.map(inCode).join(', ')}.`,
  ].filter((part) => typeof part === 'string');
  let left = room - end.join('\n\n').length;
  const listed: string[] = [];
  for (const one of records) {
    const words = record(one);
    left -= words.length + 2;
    if (left < 0) break;
    listed.push(words);
  }
  const omitted = records.length - listed.length;
  const rest = omitted > 0 ? [`And ${plural(omitted, 'more record')}.`] : [];
  const heading = records.length > 0 ? ['### Records'] : [];
  return [...heading, ...listed, ...rest, ...end];
}

/** Cuts a text that is too long after a complete line, with a note. */
const cut = (markdown: string): string =>
  markdown.length <= MOST_CHARACTERS
    ? markdown
    : `${markdown.slice(0, markdown.lastIndexOf('\n', MOST_CHARACTERS)).trimEnd()}${CUT}`;

function summary(review: Report): string {
  const { base, head, content } = review;
  const codeState =
    review.code.length === 0 ? 'unchanged' : `**${plural(review.code.length, 'file')} changed**`;
  const apart = apartNote(review);
  return [
    ...(apart ? [`- **${inert(apart)}**`] : []),
    `- From ${inCode(short(base.commit))} ${inert(base.subject)} to ${inCode(short(head.commit))} ${inert(head.subject)}`,
    `- Code: ${codeState}`,
    `- Records: ${recordCounts(content.records)}`,
    `- New problems: ${problemCounts(content.problems)}. ${earlierProblems(content)}`.trimEnd(),
  ].join('\n');
}

function problems({ content }: Report): string {
  if (content.problems.length === 0) return '';
  const lines = content.problems.map(
    ({ severity, rule, fix, file, line }) =>
      `- **${severity}** ${inert(rule)} ${inert(fix)} ${inCode(`${file}:${line}`)}`,
  );
  return `### What to look at first\n\n${lines.join('\n')}`;
}

const NOT_CONTENT_ALONE =
  'This change is not content alone. These files are neither records nor pictures: they may run on machines, or change what runs.';
const RULES_CHANGED =
  'The rules of the content changed too; both revisions are checked by those of this checkout.';

/** GitHub shows this kind of quotation in red. */
function code(review: Report): string {
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

function record(one: RecordReview): string {
  const seen =
    one.routes.length > 0
      ? `may be seen on ${one.routes.map(inCode).join(', ')}`
      : 'no page shows it';
  const file = one.from ? `${inCode(one.from)} → ${inCode(one.file)}` : inCode(one.file);
  const lines = [
    `#### ${WHAT[one.what]}: ${inert(one.name)}`,
    '',
    `${inert(one.kind)}, ${file}; ${seen}.${one.hidden ? ` **Visitors do not see it: it ${inert(one.hidden)}.**` : ''}`,
  ];
  if (one.fields.length > 0) lines.push('', ...one.fields.map(field));
  return lines.join('\n');
}

const field = ({ path, what, shown }: FieldReview): string =>
  `- **${inert(path.join(' › '))}**${what === 'moved' ? ' moved' : ''}: ${changeText(shown)}`;

function changeText(shown: FieldReview['shown']): string {
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
      const gap = gapBefore(parts, i);
      if (what === 'removed') return `${gap}<del>${inert(words)}</del>`;
      if (what === 'added') return `${gap}<ins>${inert(words)}</ins>`;
      return inert(shorten(words, i > 0, i < parts.length - 1));
    })
    .join('');
}

const sides = (before: string | undefined, after: string | undefined): string =>
  [before, after].filter((side) => side !== undefined).join(' → ');

const named = (picture: Picture): string => `${inCode(picture.path)} (${facts(picture)})`;
