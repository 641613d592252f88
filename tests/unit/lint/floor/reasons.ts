/** How many lines above a use its reason may be: a comment of several lines, or a line before a list of attributes. */
const LINES = 8;

const REASON = /\bfloor: [\w`]\S*(?: \S+){2}/;

/** The findings of a file that have no reason next to them. */
export function withoutReason(
  file: string,
  source: string,
  findings: readonly { line: number; name: string; lacking: readonly string[] }[],
): string[] {
  const lines = source.split('\n');
  return findings
    .filter(
      ({ line }) =>
        !lines.slice(Math.max(0, line - 1 - LINES), line).some((text) => REASON.test(text)),
    )
    .map(({ line, name, lacking }) => `${file}:${line} ${name}: not in ${lacking.join(', ')}`);
}
