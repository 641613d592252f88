import type { Proposal } from '../repository/Repository.ts';

/** Where a proposal stands, in words of those who write it. */
export const STATES: Readonly<Record<Proposal['state'], string>> = {
  draft: 'Not proposed yet',
  open: 'With the reviewers',
  'changes-asked': 'Given back: changes are asked for',
  approved: 'Approved, and soon public',
  conflicting: 'Does not fit what was published meanwhile',
  merged: 'Published',
  closed: 'Closed',
};

/** What there is to know of the copy at the code host. */
export function pushedWords({ pushed }: Proposal): string | undefined {
  if (pushed === 'yes') return undefined;
  if (pushed === 'waiting') return 'Everything is saved here; its copy is on its way.';
  return `Everything is saved here; its copy could not be sent: ${pushed.refused}`;
}
