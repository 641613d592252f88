import type { Finding } from './finding.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const UNREADABLE = '\uFFFD';

/** A file's text in the one form that everything after this counts lines and columns in. */
export const plain = (raw: string): string =>
  (raw.startsWith(BYTE_ORDER_MARK) ? raw.slice(1) : raw).replaceAll('\r\n', '\n');

/** The same of its bytes. */
export const decode = (bytes: Buffer): string => plain(bytes.toString('utf8'));

/** What is wrong with how a file's text is written down, whatever it says. */
export function encodingFindings(file: string, raw: string): Finding[] {
  const findings: Finding[] = [];
  if (raw.startsWith(BYTE_ORDER_MARK)) {
    findings.push({
      severity: 'error',
      file,
      place: { offset: 0, length: 1 },
      rule: 'The file begins with an invisible byte order mark.',
      mend: 'Save it as UTF-8 without BOM.',
    });
  }
  const unreadable = plain(raw).indexOf(UNREADABLE);
  if (unreadable >= 0) {
    findings.push({
      severity: 'error',
      file,
      place: { offset: unreadable, length: 1 },
      rule: 'Here stand bytes that are not UTF-8.',
      mend: 'Write this sign anew and save the file as UTF-8.',
    });
  }
  if (raw.includes('\r\n')) {
    findings.push({
      severity: 'warning',
      file,
      place: { offset: 0, length: 1 },
      rule: 'The lines end as on Windows (CRLF).',
      mend: 'Save the file with LF line endings.',
    });
  }
  return findings;
}
