import type { Standing } from './answers.ts';
import type { EventKind, LoggedEvent } from './events.ts';
import { isAhead, lastReview } from './proposalState.ts';
import type { Proposal } from './Repository.ts';

/** The state of a proposal, in words of those who write it. */
export const STATES: Readonly<Record<Proposal['state'], string>> = {
  draft: 'Draft',
  open: 'In review',
  'changes-asked': 'Changes asked for',
  approved: 'Approved',
  scheduled: 'Scheduled',
  publishing: 'Being published',
  merged: 'Published',
  closed: 'Closed',
};

/** The states of what was sent for review, and is not published yet. */
export const IN_REVIEW: ReadonlySet<string> = new Set(['open', 'approved', 'scheduled']);

/** Where a comment is on the page of its proposal. */
export const commentAnchor = (number: number | undefined) => `comment-${number}`;

/** What somebody did. What is not listed is a step of the program. */
export const DEEDS: Readonly<Partial<Record<EventKind, string>>> = {
  begun: 'began it',
  saved: 'saved',
  changed: 'brought in a change',
  numbered: 'gave a new number',
  proposed: 'sent it for review',
  asked: 'asked for changes',
  approved: 'approved it',
  scheduled: 'scheduled it',
  withdrawn: 'withdrew the time',
  failed: 'could not publish it',
  cleared: 'can publish it again',
  published: 'published it',
  live: 'noted that it is live',
  continued: 'kept what was saved meanwhile as a draft',
  closed: 'closed it',
  reopened: 'opened it again',
  linked: 'made a link that shows it',
  unlinked: 'withdrew a link that showed it',
  discarded: 'deleted what was saved since',
  replaced: 'had another commit on its branch, which was kept and replaced',
};

/** Who reviewed it, and how. */
export const reviewWords = ({ who, kind }: LoggedEvent): string =>
  `${who} ${DEEDS[kind] ?? 'commented'}`;

/** That a proposal was changed since its last review; undefined if it was not. @param reader whose comments count too */
export function sinceWords(events: readonly LoggedEvent[], reader?: string): string | undefined {
  const last = lastReview(events, reader);
  const isChanged = ({ kind }: LoggedEvent) => kind === 'saved' || kind === 'changed';
  return last?.later.some(isChanged) ? `changed since ${reviewWords(last.review)}` : undefined;
}

/** What keeps a proposal from being published, each with a way out. The first one is in the list too. */
export function obstacleWords(proposal: Proposal, now = Date.now()): string[] {
  const { state, conflicts, problem, fallen, outdated } = proposal;
  const isEarly = isAhead(proposal, now);
  const failed = isEarly ? 'would not be published at its time' : 'could not be published';
  const again = isEarly
    ? 'The editor tries to publish it then, and every ten minutes after.'
    : state === 'scheduled'
      ? 'The editor tries again every ten minutes.'
      : 'Publish it again once that is fixed.';
  if (state === 'merged') return [];
  return [
    state === 'publishing' &&
      'This takes some seconds. Reload the page to see the result. Until then, nothing can be changed.',
    state === 'closed' &&
      'It was closed where it is reviewed. Send it for review again, or delete it.',
    conflicts.length > 0 &&
      'It cannot be published unchanged: “What does not fit” says why, and what to do.',
    problem && `It ${failed}: ${problem} Nothing is lost. ${again}`,
    fallen &&
      `The approval of ${fallen} does not count any more, because the account may not approve. Another reviewer decides.`,
    outdated &&
      `The approval of ${outdated} does not count any more, because the proposal, or what is published of the same records, changed since. It is not scheduled. A reviewer decides again.`,
    pushedWords(proposal),
  ].filter((words) => typeof words === 'string' && words !== '') as string[];
}

const COPYING = 'Everything is saved here; a copy is still being sent.';

/** What there is to know of the copy at the code host. */
function pushedWords({ pushed }: Proposal): string | undefined {
  if (pushed === 'yes') return undefined;
  if (pushed === 'waiting') return COPYING;
  return `Everything is saved here; its copy could not be sent: ${pushed.refused}`;
}

const RELOAD =
  'What you typed and did not save is kept: reload this page to continue with it in another proposal.';

const OVER: Readonly<Partial<Record<Standing['state'], string>>> = {
  merged: 'Your proposal is published.',
  closed: 'Your proposal was closed where it is reviewed.',
  gone: 'Your proposal was deleted.',
};

/** What became of a proposal that can be edited no more, and what to do; nothing of one that can. */
export const overWords = (state: Standing['state']): string | undefined =>
  OVER[state] && `${OVER[state]} ${RELOAD}`;

/** What a bar's button and ring show as well. */
export const WAITS = 'This proposal is in review.';

/** A sentence for the bar if the page of the proposal has something that its editor must read first. */
export function toRead({ state, pushed, isConflicting }: Standing): string | undefined {
  if (isConflicting) return 'It does not fit what was published meanwhile: decide what stays.';
  if (typeof pushed === 'object') return 'Saved here, but its copy could not be sent: read why.';
  return state === 'changes-asked' ? 'The reviewer asks for changes: read them.' : undefined;
}

/** What somebody who edits has to know of where their proposal stands; nothing where all is as it should be. */
export function standingWords(standing: Standing): string | undefined {
  const { state, pushed } = standing;
  const first = overWords(state) ?? toRead(standing);
  if (first) return first;
  if (pushed === 'waiting') return COPYING;
  if (state === 'open') return WAITS;
  if (IN_REVIEW.has(state))
    return 'This proposal is approved: after a change, a reviewer decides again.';
  return undefined;
}
