import { printable } from './printable.ts';
import type { Submission } from './Submission.ts';

/** What is known of a submission beside what it says: what was done with it, and its marks. */
export function knownOf({ state, state_by, state_at, suspected, busy }: Submission): string {
  const day = state_at?.toLocaleDateString('sv-SE');
  const done = [state, state_by && `by ${printable(state_by)}`, day && `on ${day}`];
  return [
    state !== 'new' && done.filter(Boolean).join(' '),
    suspected && 'suspected: the hidden field was filled',
    busy && 'busy: many came from its address just before',
  ]
    .filter(Boolean)
    .join('; ');
}
