import { FORMS, type Submission } from './Submission.ts';

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

/** Spreadsheets open UTF-8 as such when it begins with this. */
const BYTE_ORDER_MARK = '\ufeff';

/** Submissions for a spreadsheet (RFC 4180). What a stranger wrote is a text there, never a formula. */
export function asCsv(rows: readonly Submission[]): string {
  const lines = rows.map((row) => COLUMNS.map((name) => field(textOf(row, name))));
  return `${BYTE_ORDER_MARK}${[COLUMNS, ...lines].map((line) => line.join(',')).join('\r\n')}\r\n`;
}

function textOf(row: Submission, name: (typeof COLUMNS)[number]): string {
  const value = row[name];
  if (name === 'form') return FORMS[row.form].label;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 'yes' : '';
  return value ?? '';
}

/** An apostrophe makes a spreadsheet take for a text what would begin a formula, also after spaces or quotes. */
function field(text: string): string {
  const harmless = /^[\s"']*[=+\-@|%]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
