import type { Submission } from './Submission.ts';

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
