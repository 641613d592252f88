import { Refusal } from '../../content/compare/refusal.ts';
import type { Proposal, Signature } from '../shared/Repository.ts';
import { branchOf, type Clone, refOf } from './clone.ts';
import { type CommitOrder, writeCommit } from './commit.ts';
import type { ProposalHost } from './hosts/ProposalHost.ts';
import type { Lineage } from './Lineage.ts';
import type { ProposalStore, StoredProposal } from './ProposalStore.ts';
import type { Pushing } from './pushing.ts';
import type { Serial } from './serial.ts';
import type { Uploads } from './uploads.ts';
import type { Worktrees } from './worktrees.ts';

/** The worktree of what is published. */
export const PUBLISHED = '.published';

/** What the functions on proposals share. */
export interface Context {
  readonly clone: Clone;
  readonly worktrees: Worktrees;
  readonly store: ProposalStore;
  readonly uploads: Uploads;
  readonly host: ProposalHost;
  readonly committer: Signature;
  /** The lock of the repository: whatever changes a branch, a worktree or a proposal waits for it. */
  readonly lock: Serial;
  readonly lineage: Lineage;
  /** When each request at the code host had changed last, as it was looked at (`ProposalHost.recent`). */
  readonly looked: Map<string, string>;
  readonly pushing: Pushing;
  /** Reports files that changed in a proposal. */
  tell(id: string, files: readonly string[]): Promise<void>;
}

/** A proposal with its last commit, and the published one. */
export interface LoadedProposal extends StoredProposal {
  readonly head: string;
  readonly main: string;
}

/** @throws a `Refusal` where there is no such proposal */
export function storedOf({ store }: Context, id: string): StoredProposal {
  const proposal = store.get(id);
  if (proposal) return proposal;
  throw new Refusal(409, GONE);
}

const GONE = 'There is no such proposal any more.';

/** @throws a `Refusal` where nothing can be saved into it any more */
export function editable<Known extends StoredProposal>(proposal: Known): Known {
  if (proposal.state !== 'merged') return proposal;
  throw new Refusal(
    409,
    'This proposal has been published. What you typed is kept in this browser: begin a new proposal, and save it there.',
  );
}

/** @throws a `Refusal` where there is no such proposal */
export async function loadProposal(context: Context, id: string): Promise<LoadedProposal> {
  const stored = storedOf(context, id);
  const head = (await context.clone.objects.read(refOf(id)))?.id ?? stored.head;
  if (!head) throw new Refusal(409, GONE);
  return { ...stored, head, main: await publishedCommit(context) };
}

/**
 * Loads a proposal for the functions that change it: each returns it as it is then. Its worktree holds its last commit.
 * The caller holds the lock.
 * @throws a `Refusal` where there is no such proposal
 */
export async function takeProposal(context: Context, id: string): Promise<LoadedProposal> {
  const proposal = await loadProposal(context, id);
  if (proposal.state === 'merged') return proposal;
  const { worktrees, uploads } = context;
  const changed = await worktrees.show(id, proposal.head);
  if (!changed) uploads.show(id, worktrees.pathOf(id));
  return proposal;
}

/** A proposal with what was noted or logged about it since it was taken. */
export const renewed = (context: Context, { id, head, main }: LoadedProposal): LoadedProposal => ({
  ...storedOf(context, id),
  head,
  main,
});

/** Moves a proposal without a change to another commit. */
export async function moveBranch(
  context: Context,
  proposal: LoadedProposal,
  head: string,
): Promise<LoadedProposal> {
  await context.clone.git(['update-ref', refOf(proposal.id), head, proposal.head]);
  return checkOut(context, proposal, head);
}

/** Makes the next commit of a proposal. @param order its parents are the last one without others, its author the editor */
export async function commitTo(
  context: Context,
  proposal: LoadedProposal,
  order: Pick<CommitOrder, 'changes' | 'message'> & Partial<CommitOrder>,
): Promise<LoadedProposal> {
  const { clone, committer } = context;
  const { id, head } = proposal;
  const whole = { parents: [head] as const, author: committer, committer, ...order };
  const isReplaced = whole.parents[0] !== head;
  return checkOut(context, proposal, await writeCommit(clone.git, whole, refOf(id), isReplaced));
}

/**
 * Checks out the commit that the branch of a proposal was moved to, and reports the changed files. If that fails, the
 * worktree is repaired before its next use.
 */
async function checkOut(
  context: Context,
  proposal: LoadedProposal,
  head: string,
): Promise<LoadedProposal> {
  const { id } = proposal;
  const files = await context.worktrees.show(id, head).catch(async () => {
    await takeProposal(context, id).catch(() => {});
  });
  await context.tell(id, files ?? []);
  return { ...proposal, head };
}

/** The commit that is published. */
export async function publishedCommit({ clone }: Context): Promise<string> {
  const found = await clone.objects.read(clone.mainRef);
  if (found) return found.id;
  throw new Refusal(
    409,
    `The branch ${clone.main} is gone at the site's repository. Nothing is lost here; tell whoever works on the site.`,
  );
}

/** A proposal as people see it. */
export async function viewOf(
  { clone, pushing }: Context,
  proposal: StoredProposal,
): Promise<Proposal> {
  const { id, state, base, begun, saved = begun, touched = 0 } = proposal;
  const [own, copy] = await Promise.all(
    [refOf(id), clone.copyRef(id)].map((ref) => clone.objects.read(ref)),
  );
  const head = own?.id ?? proposal.head ?? base;
  const isThere = state === 'merged' || copy?.id === head;
  const refused = pushing.refused(id);
  return {
    ...proposal,
    branch: branchOf(id),
    pushed: isThere ? 'yes' : refused ? { refused } : 'waiting',
    head,
    updated: Math.max(saved, touched),
  };
}
