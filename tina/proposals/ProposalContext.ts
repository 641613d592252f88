import { tryGit } from '../../content/compare/git.ts';
import { isId } from '../../content/compare/objects.ts';
import { Refusal } from '../../content/compare/refusal.ts';
import type { Proposal, Signature } from '../shared/Repository.ts';
import { branchOf, type Clone, refOf } from './clone.ts';
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

/** @throws a `Refusal` where there is no such proposal */
export function storedOf({ store }: Context, id: string): StoredProposal {
  const proposal = store.get(id);
  if (proposal) return proposal;
  throw new Refusal(409, 'There is no such proposal any more.');
}

/** @throws a `Refusal` where nothing can be saved into it any more */
export function editable(context: Context, id: string): StoredProposal {
  const proposal = storedOf(context, id);
  if (proposal.state !== 'merged') return proposal;
  throw new Refusal(
    409,
    'This proposal has been published. What you typed is kept in this browser: begin a new proposal, and save it there.',
  );
}

/**
 * The head commit of a proposal. Resolves once its worktree holds that commit.
 * @throws a `Refusal` where its branch is gone
 */
export async function checkedOutHead(context: Context, id: string): Promise<string> {
  const { clone, worktrees, uploads } = context;
  const head = (await clone.objects.read(refOf(id)))?.id;
  if (!head) throw new Refusal(409, 'There is no such proposal any more.');
  const changed = await worktrees.show(id, head);
  if (!changed) uploads.show(id, worktrees.pathOf(id));
  return head;
}

/**
 * Checks out the commit that a proposal's branch was moved to, and reports the changed files. If this fails, the
 * worktree is repaired before its next use.
 */
export async function checkOutHead(context: Context, id: string, to: string): Promise<void> {
  const files = await context.worktrees.show(id, to).catch(async () => {
    await checkedOutHead(context, id).catch(() => {});
  });
  await context.tell(id, files ?? []);
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

/** Whether a commit is another one, or in its history. What is not the id of a commit is not. */
export const isAncestor = async ({ clone }: Context, older: string, newer: string) =>
  isId(older) &&
  (await tryGit(clone.git, ['merge-base', '--is-ancestor', older, newer])) !== undefined;

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
