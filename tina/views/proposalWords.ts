import type { Standing } from '../presence/Presence.ts';
import type { Proposal } from '../proposals/Repository.ts';

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

const RELOAD =
  'What you typed and did not save is kept: reload this page to go on with it in another one.';

const OVER: Readonly<Partial<Record<Standing['state'], string>>> = {
  merged: 'Your proposal is published.',
  closed: 'Your proposal was closed where it is reviewed.',
  gone: 'Your proposal was discarded.',
};

/** What became of a proposal that can be edited no more, and what to do; nothing of one that can. */
export const overWords = (state: Standing['state']): string | undefined =>
  OVER[state] && `${OVER[state]} ${RELOAD}`;

/** What somebody who edits has to know of where their proposal stands; nothing where all is as it should be. */
export function standingWords({ state, pushed }: Standing): string | undefined {
  if (overWords(state)) return overWords(state);
  if (state === 'conflicting')
    return 'Your proposal does not fit what was published meanwhile: “Send for review…” leads to what is to be decided.';
  if (pushed === 'waiting') return 'Everything is saved here; its copy is on its way.';
  if (pushed !== 'yes')
    return 'Everything is saved here, but its copy could not be sent: “Send for review…” leads to the reason.';
  if (state === 'changes-asked')
    return 'The reviewer asks for changes: “Send for review…” leads to them.';
  return undefined;
}
