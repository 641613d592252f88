import type { RecordReview } from '../changes/contentReview.ts';
import type { FieldReview, Shown } from '../changes/fieldReview.ts';
import type { PageReview } from '../pages/pageReview.ts';
import type { Review } from '../review.ts';
import { isSchema } from '../revisions.ts';
import {
  added,
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

/** GitHub takes comments of up to 65,536 signs. */
const MOST_SIGNS = 60_000;

/** Files of code that are named one by one. */
const FILES = 20;

/**
 * The report in Markdown, without pictures: what a comment on a pull request holds. Where it would
 * grow too long for one, the last records are only counted.
 */
export function reportMarkdown(review: Review): string {
  const top = [
    `## ${text(headline(review))}`,
    summary(review),
    problems(review),
    code(review),
    pages(review),
  ].filter(Boolean);
  const { records, rewritten, pictures } = review.content;
  const end = [
    pictures.length > 0 &&
      `### Picture files\n\n${pictures.map((one) => `- ${WHAT[one.what]}: ${sides(one.before && named(one.before), one.after && named(one.after))}${one.shownBy.length > 0 ? `, shown by ${text(list(one.shownBy))}` : ''}`).join('\n')}`,
    rewritten.length > 0 && `Only written differently: ${rewritten.map(inCode).join(', ')}.`,
  ].filter((part) => typeof part === 'string');
  let left = MOST_SIGNS - [...top, ...end].join('\n\n').length;
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
  return `${[...top, ...heading, ...told, ...rest, ...end].join('\n\n')}\n`.slice(0, MOST_SIGNS);
}

function summary(review: Review): string {
  const { base, head, content, pages: changed, same, unbuilt, looked } = review;
  const seen = unbuilt
    ? `**not built.** ${text(unbuilt)}`
    : !looked
      ? 'not looked at'
      : `${changed.length} of ${changed.length + same} came out different`;
  const codeState =
    review.code.length === 0 ? 'unchanged' : `**${count(review.code.length, 'file')} changed**`;
  return [
    `- From ${inCode(short(base.commit))} ${text(base.subject)} to ${inCode(short(head.commit))} ${text(head.subject)}`,
    `- Records: ${recordCounts(content.records)}`,
    `- Pages: ${seen}`,
    `- New problems: ${problemCounts(content.problems)}. ${earlierProblems(content)}`.trimEnd(),
    `- Code: ${codeState}`,
  ].join('\n');
}

function problems({ content }: Review): string {
  if (content.problems.length === 0) return '';
  const lines = content.problems.map(
    ({ severity, rule, fix, file, line }) =>
      `- **${severity}** ${text(rule)} ${text(fix)} ${inCode(`${file}:${line}`)}`,
  );
  return `### What to look at first\n\n${lines.join('\n')}`;
}

function code(review: Review): string {
  if (review.code.length === 0) return '';
  const files = review.code.map(({ what, file }) => `- ${WHAT[what]} ${inCode(file)}`);
  const more = files.length > FILES ? [`- and ${files.length - FILES} more`] : [];
  const rules = review.code.some(isSchema) ? ` ${RULES_CHANGED}` : '';
  return `### Code\n\n${NOT_CONTENT_ALONE}${rules}\n\n${[...files.slice(0, FILES), ...more].join('\n')}`;
}

function pages(review: Review): string {
  if (review.pages.length === 0) return '';
  const rows = review.pages.map((page) => {
    const [phone, desktop] = page.screens;
    const html = (phone?.after?.html ?? 0) - (phone?.before?.html ?? 0);
    const pictures = [phone, desktop].map((screen) =>
      added((screen?.after?.pictures ?? 0) - (screen?.before?.pictures ?? 0)),
    );
    const places = page.screens.map(({ sights, left }) => sights.length + left).join(' / ');
    return `| ${inCode(page.route)} ${text(page.title)} | ${notes(page, review)} | ${places} | ${added(html)} | ${pictures.join(' / ')} |`;
  });
  return `### Pages\n\n| Page | | Changed places, phone / desktop | HTML | Pictures, phone / desktop |\n|---|---|---|---|---|\n${rows.join('\n')}`;
}

function notes(page: PageReview, review: Review): string {
  const parts = [
    page.what === 'added' && 'new page',
    page.what === 'removed' && 'page removed',
    page.lostAnchors.length > 0 && `gone: ${page.lostAnchors.map(inCode).join(', ')}`,
    !isExplained(page, review) && 'shows no record that changed',
  ].filter((part) => typeof part === 'string');
  return parts.join('; ') || 'changed';
}

function record(one: RecordReview, review: Review): string {
  const routes = pagesOf(one, review);
  const seen =
    routes.length > 0
      ? `${review.unbuilt || !review.looked ? 'may be seen' : 'seen'} on ${routes.map(inCode).join(', ')}`
      : 'no page looks different for it';
  const file = one.from ? `${inCode(one.from)} → ${inCode(one.file)}` : inCode(one.file);
  const lines = [
    `#### ${WHAT[one.what]}: ${text(one.name)}`,
    '',
    `${text(one.kind)}, ${file}; ${seen}.${one.hidden ? ` **Visitors do not see it: it ${text(one.hidden)}.**` : ''}`,
  ];
  if (one.fields.length > 0) lines.push('', ...one.fields.map(field));
  return lines.join('\n');
}

const field = ({ path, what, shown }: FieldReview): string =>
  `- **${text(path.join(' › '))}**${what === 'moved' ? ' moved' : ''}: ${said(shown)}`;

function said(shown: Shown): string {
  if (shown.as === 'pictures') {
    return sides(shown.before && named(shown.before), shown.after && named(shown.after));
  }
  if (shown.as === 'values') {
    return sides(
      shown.before === undefined ? undefined : `<del>${text(shown.before)}</del>`,
      shown.after === undefined ? undefined : `<ins>${text(shown.after)}</ins>`,
    );
  }
  const { parts } = shown;
  return parts
    .map(({ what, text: words }, i) => {
      if (what === 'removed') return `<del>${text(words)}</del>`;
      if (what === 'added') return `<ins>${text(words)}</ins>`;
      return text(shorten(words, i > 0, i < parts.length - 1));
    })
    .join('');
}

const sides = (before: string | undefined, after: string | undefined): string =>
  [before, after].filter((side) => side !== undefined).join(' → ');

const named = (picture: Parameters<typeof facts>[0]): string =>
  `${inCode(picture.path)} (${facts(picture)})`;

/** Words as Markdown that says them and nothing else: no mark-up, nobody called, no issue linked. */
const text = (words: string): string =>
  words
    .replace(/[\\`*_{}[\]<>|~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replace(/[@#](?=\w)/g, '$&\u200b')
    .replace(/:\/\//g, ':\u200b//')
    .replace(/\s*\n\s*/g, ' ');

const inCode = (words: string): string => `\`${words.replace(/[`|\n]/g, ' ')}\``;
