import { FORMS, type Submission, siteTime } from './Submission.ts';

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
  const lines = rows.map((row) => COLUMNS.map((name) => field(textOf(row, name))));
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
function field(text: string): string {
  const isFormula = FORMULA.test(text.normalize('NFKC').replace(SKIPPED, ''));
  const harmless = isFormula || NUMBER.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
