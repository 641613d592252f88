import { reviewContent } from '../../content/compare/contentReview.ts';
import { Refusal } from '../../content/compare/refusal.ts';
import { contentMarkdown } from '../../content/compare/report/reportMarkdown.ts';
import { readState } from '../../content/compare/state.ts';
import type { Person, Proposal } from '../shared/Repository.ts';
import { branchOf, isAncestor, refOf } from './clone.ts';
import { keepCommit } from './deletedProposals.ts';
import { mergeMain } from './forward.ts';
import {
  type Context,
  editable,
  type LoadedProposal,
  PUBLISHED,
  storedOf,
  takeProposal,
  viewOf,
} from './ProposalContext.ts';
import type { StoredProposal } from './ProposalStore.ts';
import { firstOf, outdate, ownChanges } from './seal.ts';
import { clear } from './settling.ts';
import { fetchOrigin } from './sync.ts';

/** As much as GitHub takes beside what changed. */
const LONGEST_TITLE = 200;
const LONGEST_WORDS = 4_000;

/**
 * Hands a proposal to the reviewers, with what changed in words.
 * @param asked the title
 * @param words what the editor wants the reviewers to know
 * @throws a `Refusal` where there is nothing to propose, or it cannot be brought there
 */
export async function proposeTo(
  context: Context,
  id: string,
  person: Person,
  asked: string,
  words: string,
): Promise<Proposal> {
  const { state, approval } = editable(storedOf(context, id));
  if (state === 'publishing') throw new Refusal(409, publishingWords(approval));
  await fetchOrigin(context);
  const told = await context.lock(async () => {
    const merged = await mergeMain(context, editable(await takeProposal(context, id)));
    return describeProposal(context, refuseConflicts(merged));
  });
  if (!told) {
    throw new Refusal(409, 'There is nothing to propose: all is as it is published.');
  }
  await context.pushing.pushNow(id);
  const line = asked.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE);
  const title = line || storedOf(context, id).title;
  const note = words.trim().slice(0, LONGEST_WORDS);
  const body = [note, `Proposed by ${person.name} in the editor.`, told]
    .filter(Boolean)
    .join('\n\n');
  const { request, url } =
    (await context.host.propose?.({ branch: branchOf(id), title, body })) ?? {};
  return context.lock(async () => {
    context.store.add(id, 'proposed', person, { title, words: note, request, url });
    await outdate(context, await takeProposal(context, id));
    await context.tell(id, []);
    return viewOf(context, storedOf(context, id));
  });
}

/** Asks the editor of a proposal for changes. @param seen the commit that the reviewer saw */
export async function giveBackProposal(
  context: Context,
  id: string,
  reviewer: Person,
  words: string,
  seen?: string,
): Promise<Proposal> {
  const { request = '' } = refuseUndecidable(storedOf(context, id));
  await context.host.giveBack?.(request, reviewer, words);
  return context.lock(async () => {
    const proposal = await takeProposal(context, id);
    const isOwn = seen && (await isAncestor(context.clone, seen, proposal.head));
    const commit = isOwn ? seen : proposal.head;
    context.store.add(id, 'asked', reviewer, { words, commit });
    await context.tell(id, []);
    return viewOf(context, storedOf(context, id));
  });
}

/** Takes a proposal back: its request is closed, its branch and worktree go away. */
export async function discardProposal(context: Context, id: string, person: Person): Promise<void> {
  const { request, state, approval } = storedOf(context, id);
  if (state === 'publishing') throw new Refusal(409, publishingWords(approval));
  if (request) await context.host.close?.(request);
  await context.lock(async () => {
    const head = (await context.clone.objects.read(refOf(id)))?.id;
    if (head) await keepCommit(context.clone.git, id, head);
    context.store.remove(id, person);
    await clear(context, [id]);
    await context.tell(id, []);
  });
  context.pushing.push(id);
}

/** @throws a `Refusal` if there is nothing to decide */
export function refuseUndecidable<Known extends StoredProposal>(proposal: Known): Known {
  const words = {
    draft: 'This proposal has not been proposed yet: its editor does that.',
    publishing: publishingWords(proposal.approval),
    merged: 'This proposal is published already.',
    closed: 'This proposal is closed. Its editor can send it for review again.',
  };
  if (!(proposal.state in words)) return proposal;
  throw new Refusal(409, words[proposal.state as keyof typeof words]);
}

const publishingWords = (approval: StoredProposal['approval']) =>
  `${approval?.who ?? 'A reviewer'} is publishing this proposal. Reload the page in a moment.`;

const UNFIT = 'This proposal does not go together with what is published now.';

/** @throws a `Refusal` that names what does not fit */
export function refuseConflicts(proposal: LoadedProposal): LoadedProposal {
  const { conflicts } = proposal;
  if (conflicts.length === 0) return proposal;
  const told = conflicts.map(({ name, message, fields }) => {
    const labels = fields.map(({ label }) => label.join(' › ')).join(', ');
    return `“${name}”${labels ? ` (${labels})` : ''}: ${message}`;
  });
  throw new Refusal(409, [UNFIT, ...firstOf(told)].join('\n'));
}

/**
 * What a proposal changes, record by record, field by field, as the review shows it: Markdown, empty
 * where it changes nothing. The caller holds the lock.
 */
async function describeProposal(context: Context, proposal: LoadedProposal): Promise<string> {
  const { pathOf } = context.worktrees;
  const [before, after] = [readState(pathOf(PUBLISHED)), readState(pathOf(proposal.id))];
  return contentMarkdown(reviewContent(before, after, await ownChanges(context, proposal)));
}
/** After a push: reports approvals to the code host, and updates the open pages of the proposals. */
export async function followPush(context: Context, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await showApproved(context, id);
    await context.tell(id, []);
  }
}

/**
 * Shows at the code host whether what was approved here still is: also of a commit that only brings main in, and after an
 * approval fell without another commit.
 */
async function showApproved(context: Context, id: string): Promise<void> {
  const { clone, host, store } = context;
  const { state, approval, shown, fallen, outdated } = store.get(id) ?? {};
  const head = (await clone.objects.read(clone.copyRef(id)))?.id;
  const isApproved = state === 'approved' || state === 'scheduled';
  const isOver = state === 'open' && shown === head;
  const who = isApproved ? approval?.email && approval.who : isOver && (fallen ?? outdated);
  if (!host.approve || !head || !who || (isApproved && shown === head)) return;
  try {
    await host.approve(head, who, isOver);
    if (store.get(id)) store.change(id, { shown: isOver ? undefined : head });
  } catch (error) {
    // The next push reports it again, and the merge does.
    console.error(`An approval is not shown at the code host: ${(error as Error).message}`);
  }
}
