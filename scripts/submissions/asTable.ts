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
