import { FORMS, knownOf, printable, type Submission, siteTime } from './Submission.ts';

/**
 * Submissions for a terminal: for each a line of facts, its message, its state and marks.
 * @param columns the terminal's width: facts are cut to it, messages wrapped
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
  // Names and addresses are shortened, the longer first.
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

/** Columns of a text, approximately: two for an emoji or an ideograph, one for any other letter. */
const widthOf = (text: string): number =>
  sum([...segmenter.segment(text)].map(({ segment }) => widthOfOne(segment)));
const widthOfOne = (segment: string) =>
  /\p{Emoji_Presentation}|\p{scx=Han}|\p{scx=Hira}|\p{scx=Kana}|\p{scx=Hang}/u.test(segment)
    ? 2
    : 1;

/** A text of at most `columns` columns; cut texts end with …. */
const cut = (text: string, columns: number): string =>
  widthOf(text) <= columns ? text : `${splitAt(text, columns - 1)[0]}…`;

function padded(text: string, width: number): string {
  const fitted = cut(text, width);
  return fitted + ' '.repeat(Math.max(0, width - widthOf(fitted)));
}

/** Lines of at most `columns` columns, broken between words if possible. */
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

/** The beginning of a text that fits into `columns` columns, and the rest. */
function splitAt(text: string, columns: number): [string, string] {
  let width = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    width += widthOfOne(segment);
    if (width > columns) return [text.slice(0, index), text.slice(index)];
  }
  return [text, ''];
}
