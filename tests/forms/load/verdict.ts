// Compares the answers that the senders got with the rows in the database.
import type { Form } from '../../../scripts/submissions/Submission.ts';
import type { Outcome } from './client.ts';
import { LIMIT, type Planned, type Row } from './plan.ts';

/** A stored row, and its table. */
export type Stored = Row & {
  submission_id: string;
  form: Form;
  id: string;
  suspected: boolean;
};

/** The faults of a run, counted by kind. All must be 0. */
export function judgeRun(outcomes: Outcome[], stored: Stored[]) {
  const rows = Map.groupBy(stored, (row) => row.submission_id);
  const verdict = {
    lost: 0,
    doubled: 0,
    garbled: 0,
    storedThoughRefused: 0,
    wronglyRefused: 0,
    wronglyAccepted: 0,
    crowdsOffLimit: 0,
  };
  for (const { planned, result, reason } of outcomes) {
    const found = rows.get(planned.id) ?? [];
    const accepted = result === 'accepted';
    if (result === 'given up' || (accepted && found.length === 0)) verdict.lost++;
    if (found.length > 1) verdict.doubled++;
    if (found.some((row) => !isSame(row, planned))) verdict.garbled++;
    if (result === 'refused' && found.length > 0) verdict.storedThoughRefused++;
    if (planned.expected === 'accepted' && result === 'refused') verdict.wronglyRefused++;
    if (planned.expected === 'refused' && reason !== planned.kind) verdict.wronglyAccepted++;
  }
  const crowds = Map.groupBy(
    outcomes.filter(({ planned }) => planned.kind === 'crowd'),
    ({ planned }) => planned.address,
  );
  for (const crowd of crowds.values()) {
    const admitted = crowd.filter(({ result }) => result === 'accepted').length;
    if (admitted !== Math.min(LIMIT, crowd.length)) verdict.crowdsOffLimit++;
  }
  return verdict;
}

function isSame(stored: Stored, { form, row, trap }: Planned): boolean {
  const fields = ['name', 'email', 'phone', 'query'] as const;
  return (
    stored.form === form &&
    stored.suspected === trap &&
    fields.every((field) => stored[field] === row[field])
  );
}
