import { knownOf } from './knownOf.ts';
import { printable } from './printable.ts';
import { FORMS, type Submission, siteTime } from './Submission.ts';

/**
 * Submissions for a person at a terminal: a line of facts, the message under it, and what is known of it.
 * @param columns the terminal's width, to which lines are cut and messages wrapped; without it none is
 */
export function asTable(rows: readonly Submission[], columns = Number.POSITIVE_INFINITY): string {
  const facts = rows.map((row) =>
    [siteTime(row.received_at), row.id, FORMS[row.form].label, row.name, row.email, row.phone].map(
      printable,
    ),
  );
  const widths = (facts[0] ?? []).map((_, column) =>
    Math.max(...facts.map((line) => widthOf(line[column] ?? ''))),
  );
  // Names and addresses give way, the longer first; the rest is as short as it can be.
  const gaps = 2 * (widths.length - 1);
  while (sum(widths) + gaps > columns) {
    const longest = (widths[3] ?? 0) >= (widths[4] ?? 0) ? 3 : 4;
    const width = widths[longest] ?? 0;
    if (width <= SHORTEST) break;
    widths[longest] = width - 1;
  }
  return rows
    .flatMap((row, index) => [
      cut(
        (facts[index] ?? [])
          .map((cell, at) => padded(cell, widths[at] ?? 0))
          .join('  ')
          .trimEnd(),
        columns,
      ),
      ...wrap(printable(row.query), columns),
      ...[knownOf(row)].filter(Boolean).flatMap((text) => wrap(`(${text})`, columns)),
    ])
    .join('\n');
}

const SHORTEST = 8;
const INDENT = '    ';
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const segmenter = new Intl.Segmenter();

/** Near enough for a terminal: one column a visible letter, two for an emoji or an ideograph. */
function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of segmenter.segment(text)) width += widthOfOne(segment);
  return width;
}
const widthOfOne = (segment: string) =>
  /\p{Emoji_Presentation}|\p{scx=Han}|\p{scx=Hira}|\p{scx=Kana}|\p{scx=Hang}/u.test(segment)
    ? 2
    : 1;

/** A text of at most so many columns, with … where more was. */
function cut(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = '';
  for (const { segment } of segmenter.segment(text)) {
    if (widthOf(kept) + widthOfOne(segment) > columns - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

function padded(text: string, width: number): string {
  const fitted = cut(text, width);
  return fitted + ' '.repeat(Math.max(0, width - widthOf(fitted)));
}

/** Lines of at most so many columns, broken between words where there are any. */
function wrap(text: string, columns: number): string[] {
  const room = Math.max(SHORTEST, columns - INDENT.length);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && widthOf(`${line} ${word}`) > room) {
      lines.push(line);
      line = '';
    }
    line = line ? `${line} ${word}` : word;
    while (widthOf(line) > room) {
      const [head, tail] = splitAt(line, room);
      lines.push(head);
      line = tail;
    }
  }
  return [...lines, line].map((one) => `${INDENT}${one}`);
}

function splitAt(text: string, columns: number): [string, string] {
  let head = '';
  for (const { segment } of segmenter.segment(text)) {
    if (widthOf(head) + widthOfOne(segment) > columns) break;
    head += segment;
  }
  return [head, text.slice(head.length)];
}
