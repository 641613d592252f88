import { printable } from './printable.ts';
import { type Submission, siteTime } from './Submission.ts';

/** What is known of a submission beside what it says: what was done with it, and its marks. */
export function knownOf(submission: Submission): string {
  const { state, state_by, state_at, suspected, busy, refused_with } = submission;
  const day = state_at && siteTime(state_at).split(' ')[0];
  const done = [state, state_by && `by ${printable(state_by)}`, day && `on ${day}`];
  return [
    state !== 'new' && done.filter(Boolean).join(' '),
    suspected && 'suspected: the hidden field was filled',
    busy && 'busy: many came from its address just before',
    refused_with && `not in any mail: the mail server refused its words (${refused_with})`,
  ]
    .filter(Boolean)
    .join('; ');
}
