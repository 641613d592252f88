import type { Finding } from './finding.ts';

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const UNREADABLE = '\uFFFD';

/** Text in the one form that everything after this counts lines and columns in. */
export const decode = (bytes: Buffer): string =>
  bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');

/** What is wrong with how a file's text is written down, whatever it says. */
export function encodingFindings(file: string, bytes: Buffer): Finding[] {
  const findings: Finding[] = [];
  if (bytes.subarray(0, 3).equals(BYTE_ORDER_MARK)) {
    findings.push({
      severity: 'error',
      file,
      place: { offset: 0, length: 1 },
      rule: 'The file begins with an invisible byte order mark.',
      mend: 'Save it as UTF-8 without BOM.',
    });
  }
  const unreadable = decode(bytes).indexOf(UNREADABLE);
  if (unreadable >= 0) {
    findings.push({
      severity: 'error',
      file,
      place: { offset: unreadable, length: 1 },
      rule: 'Here stand bytes that are not UTF-8.',
      mend: 'Write this sign anew and save the file as UTF-8.',
    });
  }
  if (bytes.includes('\r\n')) {
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
