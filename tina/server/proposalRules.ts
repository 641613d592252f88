import { Refusal } from '../../content/compare/refusal.ts';
import { clockText, timeOf } from '../../content/schema/datetime.ts';
import { oneLine } from '../proposals/commit.ts';
import type { GitRepository } from '../proposals/GitRepository.ts';
import { isEditable } from '../shared/isEditable.ts';
import type { Approval, Proposal } from '../shared/Repository.ts';
import { hasRole } from '../shared/Role.ts';
import type { Member } from './people/People.ts';
import type { Service } from './Service.ts';

// Who may do what with a proposal, and when.

/** Characters of a title. */
export const TITLE = 120;

/** How many proposals somebody may have at once. */
const MOST_PROPOSALS = 30;

/** Whether somebody saved into a proposal, and who else may decide on it then. */
export async function ownership(
  { repository, accounts }: Service,
  { id, state }: Proposal,
  me: Member,
) {
  const isOwn = state !== 'merged' && (await repository.authors(id)).has(me.email);
  const others = accounts.people
    .list()
    .filter((one) => one.id !== me.id && !one.disabled && hasRole(one.role, 'reviewer'));
  return { isOwn, others: isOwn ? others.map(({ name }) => name) : [] };
}

/** What is approved is published by a reviewer, and by those who began it or saved into it. */
export const mayPublish = ({ owner }: Proposal, me: Member, isOwn: boolean) =>
  isOwn || owner === me.id || hasRole(me.role, 'reviewer');

/** @throws a `Refusal` for who neither edits the proposal nor reviews */
export async function refuseUnlessEditor(
  service: Service,
  proposal: Proposal,
  me: Member,
): Promise<void> {
  if (!mayPublish(proposal, me, (await ownership(service, proposal, me)).isOwn))
    throw new Refusal(403, 'Its editors and reviewers publish this proposal.');
}

/** When it is to be published: now if it is undefined. A time that was typed is not lost by another button. */
export function whenIn({ when, due }: Record<string, string>): Approval['when'] {
  if (when === 'later') return when;
  if (when === 'time') return dueIn(due);
  if (due)
    throw new Refusal(422, 'You typed a time: press the button next to it, or clear the time.');
  return undefined;
}

/** @throws a `Refusal` if somebody has as many proposals as they may */
export async function refuseMoreProposals(
  repository: GitRepository,
  { id }: Member,
): Promise<void> {
  const all = await repository.proposals();
  const own = all.filter((one) => one.owner === id && isEditable(one)).length;
  if (own >= MOST_PROPOSALS)
    throw new Refusal(
      409,
      `You have ${own} proposals that are not published. Finish or delete one before you begin another.`,
    );
}

/** How far ahead a proposal is scheduled. */
const MOST_YEARS = 5;
const YEAR_MS = 366 * 86_400_000;

/** The first minute that the clock shows after one that it skips. */
function afterGap(text: string, clock: typeof clockText): string {
  const skipped = Date.parse(`${text}Z`);
  for (let minute = 1; ; minute++) {
    const next = new Date(skipped + minute * 60_000).toISOString().slice(0, text.length);
    if (clock(next) === next) return next;
  }
}

/**
 * A time that somebody typed, by the site's clock.
 * @returns milliseconds
 * @throws a `Refusal` if there is no such time, or it is over
 */
export function dueIn(text = '', now = Date.now(), clock = clockText): number {
  const shown = text.includes('T') ? clock(text) : '';
  if (!shown) throw new Refusal(422, 'Choose a day and a time.');
  if (shown !== text)
    throw new Refusal(
      422,
      `There is no such time: the clock is put forward then. The next one is ${afterGap(text, clock).replace('T', ', ')}.`,
    );
  const due = timeOf(text);
  if (due > now + MOST_YEARS * YEAR_MS)
    throw new Refusal(422, `Choose a day in the next ${MOST_YEARS} years.`);
  if (due <= now) throw new Refusal(422, 'This time is over. Choose a later one, or publish now.');
  return due;
}

export const titleIn = (body: { title?: string } | undefined) =>
  oneLine(String(body?.title ?? '')).slice(0, TITLE);

/** @throws a `Refusal` if there is no such proposal */
export async function found(repository: GitRepository, id: string): Promise<Proposal> {
  const proposal = /^[\w-]{1,100}$/.test(id) ? await repository.proposal(id) : undefined;
  if (!proposal) throw new Refusal(404, 'There is no such proposal. It may have been deleted.');
  return proposal;
}
