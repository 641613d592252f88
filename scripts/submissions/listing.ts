// Submissions as text: for a terminal, for a spreadsheet, for a health check.
import { FORMS, knownOf, printable, type Submission, siteTime } from './Submission.ts';

/** Submissions for a terminal: for each, a line of facts, its message, its state and marks. */
export function asTable(rows: readonly Submission[]): string {
  const facts = rows.map((row) =>
    [siteTime(row.received_at), row.id, FORMS[row.form].label, row.name, row.email, row.phone].map(
      printable,
    ),
  );
  const widths = (facts[0] ?? []).map((_, column) =>
    Math.max(...facts.map((line) => line[column]?.length ?? 0)),
  );
  return rows
    .flatMap((row, index) => [
      facts[index]
        ?.map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
      ...[printable(row.query), knownOf(row) && `(${knownOf(row)})`]
        .filter(Boolean)
        .map((text) => `    ${text}`),
    ])
    .join('\n');
}

const COLUMNS = [
  'id',
  'form',
  'received_at',
  'name',
  'email',
  'phone',
  'query',
  'state',
  'state_by',
  'state_at',
  'suspected',
  'busy',
] as const satisfies readonly (keyof Submission)[];

/** Spreadsheets recognise UTF-8 by it. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Submissions as CSV for a spreadsheet (RFC 4180, UTF-8), times in the site's time zone. No text is read
 * as a formula there, and numbers keep all their digits.
 */
export function asCsv(rows: readonly Submission[]): string {
  const lines = rows.map((row) => COLUMNS.map((name) => cell(textOf(row, name))));
  return `${BYTE_ORDER_MARK}${[COLUMNS, ...lines].map((line) => line.join(',')).join('\r\n')}\r\n`;
}

function textOf(row: Submission, name: (typeof COLUMNS)[number]): string {
  const value = row[name];
  if (name === 'form') return FORMS[row.form].label;
  if (value instanceof Date) return siteTime(value);
  if (typeof value === 'boolean') return value ? 'yes' : '';
  return value ?? '';
}

/** Characters that a spreadsheet skips before it reads a cell: spaces, quotes, invisible characters. */
const SKIPPED = /^[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\s"'`\u2018\u2019\u201c\u201d]+/u;
/** NFKC makes full-width forms plain, except for dashes. */
const FORMULA = /^[=+@|%\p{Pd}\u2212]/u;
/** A spreadsheet drops leading zeros, and every digit after the fifteenth. */
const NUMBER = /^\s*(?:0[\d\s]*\d|\d{16,})\s*$/;

/** An apostrophe makes a spreadsheet read a cell as text. */
function cell(text: string): string {
  const isFormula = FORMULA.test(text.normalize('NFKC').replace(SKIPPED, ''));
  const harmless = isFormula || NUMBER.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A worker mails within ten minutes. Three times that allows for a mail server that was unavailable. */
const LATE_MS = 30 * 60_000;

/**
 * For a health check: the new submissions that were not mailed within 30 minutes or were refused.
 * @returns lines for people; empty if there are none
 */
export function unmailedOf(submissions: readonly Submission[], now = Date.now()): string {
  const late = submissions.filter(
    (one) => !one.mailed && one.refused_with === null && now - one.received_at.getTime() > LATE_MS,
  );
  const refused = submissions.filter((one) => one.refused_with !== null);
  return [
    late.length > 0 &&
      `Not mailed in 30 minutes: ${idsOf(late)}. Check that the worker (--watch) runs, and read its output.`,
    refused.length > 0 &&
      `The mail server refused the text of ${idsOf(refused)}: read them (--search), then mark them (--handled, --spam).`,
  ]
    .filter(Boolean)
    .join('\n');
}

const MOST = 20;
function idsOf(submissions: readonly Submission[]): string {
  const ids = submissions.map(({ id }) => id);
  const more = ids.length > MOST ? ` and ${ids.length - MOST} more` : '';
  return ids.slice(0, MOST).join(', ') + more;
}
