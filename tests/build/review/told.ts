import type { FieldReview } from '../../../content/compare/fieldReview.ts';
import type { Report } from '../../../content/compare/report/say.ts';

/** A changed field in one line: its path, and both values. */
export function line({ path, what, shown }: FieldReview): string {
  const sides =
    shown.as === 'words'
      ? shown.parts
          .map(({ what, text }) =>
            what === 'same' ? text : `${what === 'added' ? '+' : '-'}[${text}]`,
          )
          .join('')
      : shown.as === 'values'
        ? `${shown.before ?? ''} → ${shown.after ?? ''}`
        : `${shown.before?.width} → ${shown.after?.width}`;
  return `${what} ${path.join(' › ')}: ${sides}`;
}

/** The review of each record: its file, then its fields line by line. */
export const told = ({ content }: Report) =>
  content.records.map(({ what, file, from, fields: all }) => [
    `${what} ${from ? `${from} → ` : ''}${file}`,
    ...all.map(line),
  ]);

/** The warnings of a review, one line each. */
export const problems = ({ content }: Report) =>
  content.problems.map(({ severity, file, rule }) => `${severity} ${file} ${rule}`);
