import type { Diagnostic, Fault } from './diagnostic.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const UNREADABLE = '\uFFFD';

/** A file's text in the form that line and column numbers refer to. */
export const plain = (raw: string): string =>
  (raw.startsWith(BYTE_ORDER_MARK) ? raw.slice(1) : raw).replaceAll('\r\n', '\n');

/** The same for bytes. */
export const decode = (bytes: Buffer): string => plain(bytes.toString('utf8'));

/** Latin letters in UTF-16 or UTF-32 have zero bytes between them. */
const ZEROS = /^[\s\S]{0,8}\0[\s\S]{1,4}\0/;

/** Reports once that a file is not UTF-8; a parser would report each of its characters. */
export const otherEncoding = (raw: string): Fault | undefined =>
  ZEROS.test(raw)
    ? {
        rule: 'The file holds zero bytes between its characters: it is UTF-16, and not UTF-8.',
        fix: 'Save it as UTF-8.',
        offset: 0,
        length: 1,
      }
    : undefined;

/** Faults in the encoding of a file's text. */
export function encodingDiagnostics(file: string, raw: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  if (otherEncoding(raw)) return diagnostics;
  const add = (severity: Diagnostic['severity'], offset: number, rule: string, fix: string) =>
    diagnostics.push({ severity, file, at: { offset, length: 1 }, rule, fix });
  if (raw.startsWith(BYTE_ORDER_MARK)) {
    const rule = 'The file begins with an invisible byte order mark.';
    add('error', 0, rule, 'Save it as UTF-8 without BOM.');
  }
  const unreadable = plain(raw).indexOf(UNREADABLE);
  if (unreadable >= 0) {
    const rule = 'These bytes are not UTF-8.';
    add('error', unreadable, rule, 'Write this character again and save the file as UTF-8.');
  }
  if (raw.includes('\r\n')) {
    const rule = 'The lines end as on Windows (CRLF).';
    add('warning', 0, rule, 'Save the file with LF line endings.');
  }
  return diagnostics;
}
