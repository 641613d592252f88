import type { Submission } from './Submission.ts';

/** A worker mails within ten minutes, or in three times that where a mail server was away. */
const LATE_MS = 30 * 60_000;

/**
 * What of new submissions the team was not mailed in time, for a health check.
 * @returns lines for people; nothing where all is well
 */
export function unmailedOf(submissions: readonly Submission[], now = Date.now()): string {
  const late = submissions.filter(
    (one) => !one.mailed && one.refused_with === null && now - one.received_at.getTime() > LATE_MS,
  );
  const refused = submissions.filter((one) => one.refused_with !== null);
  return [
    late.length > 0 &&
      `Not mailed in 30 minutes: ${idsOf(late)}. Does the worker run (--watch)? What does it report?`,
    refused.length > 0 &&
      `The mail server refused the words of ${idsOf(refused)}: look them up (--search), then mark them (--handled, --spam).`,
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
