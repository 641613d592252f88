import { Refusal } from '../../content/compare/refusal.ts';
import type { Approval, Person, Signature } from '../shared/Repository.ts';
import { oneLine } from './commit.ts';
import { mergeMain } from './forward.ts';
import { type Context, checkedOutHead } from './ProposalContext.ts';
import type { StoredProposal } from './ProposalStore.ts';
import { refuseConflicts, refuseUndecidable } from './reviewing.ts';
import { outdate, sealOf, staleWords } from './seal.ts';
import { detectMerged, notePublished } from './settling.ts';
import { fetchOrigin } from './sync.ts';

/**
 * Approves a proposal, and publishes it now, at a time, or when someone decides that.
 * @throws a `Refusal` if it changed since the reviewer looked, does not fit what is published, or the host refuses
 */
export async function acceptProposal(
  context: Context,
  id: string,
  reviewer: Person,
  { seal, seen, reason, alone, when }: Approval,
): Promise<void> {
  const { store } = context;
  refuseUndecidable(context, id);
  await fetchOrigin(context);
  const begun = await context.lock(async () => {
    await detectMerged(context, id);
    if (refuseUndecidable(context, id).state === 'changes-asked') throw new Refusal(409, ASKED);
    refuseConflicts(await mergeMain(context, id));
    if ((await sealOf(context, id)) !== seal)
      throw new Refusal(409, await staleWords(context, id, { seal, seen }));
    const commit = await checkedOutHead(context, id);
    store.add(id, 'approved', reviewer, { seal, reason, alone, commit });
    if (when === undefined) return beginPublishing(context, id, reviewer);
    if (when !== 'later') store.add(id, 'scheduled', reviewer, { due: when });
    await context.tell(id, []);
  });
  if (begun) return mergeApproved(context, begun);
  // The code host shows it after the push.
  context.pushing.push(id);
}

/**
 * Publishes what is approved.
 * @param late why it is published later than it was scheduled
 * @throws a `Refusal` if the approval does not count, it does not fit what is published, or the host refuses
 */
export async function publishApproved(
  context: Context,
  id: string,
  person: Signature,
  late?: string,
): Promise<void> {
  refuseUnapproved(context, id);
  await fetchOrigin(context);
  const begun = await context.lock(async () => {
    await detectMerged(context, id);
    refuseConflicts(await mergeMain(context, id));
    await outdate(context, id);
    refuseUnapproved(context, id);
    return beginPublishing(context, id, person, late);
  });
  await mergeApproved(context, begun);
}

/** What was decided is in the log before the code host is asked. The caller holds the lock. */
async function beginPublishing(context: Context, id: string, person: Signature, late?: string) {
  const detail = { head: await checkedOutHead(context, id), words: late };
  return context.store.add(id, 'publishing', person, detail) as StoredProposal;
}

/** Merges what is approved. What became of it is in the log after. */
async function mergeApproved(
  context: Context,
  { id, title, proposer = '', request = '', approval, publishing, due }: StoredProposal,
): Promise<void> {
  const { store, host, pushing } = context;
  const { seal = '', reason } = approval?.detail ?? {};
  const reviewer = { id: '', name: approval?.who ?? '', email: approval?.email ?? '' };
  const head = publishing?.detail.head ?? '';
  const trailers = [
    ...(reason ? [`Published by an admin: ${oneLine(reason)}`, ''] : []),
    `Proposal: ${id}`,
    `Proposed-by: ${oneLine(proposer)}`,
    `Approved-by: ${oneLine(reviewer.name)}${reviewer.email && ` <${reviewer.email}>`}`,
    `Seal: ${seal}`,
  ].join('\n');
  try {
    await pushing.pushNow(id);
    // The host shows it before the merge, which may fail.
    store.change(id, { shown: head });
    const merge = { head, reviewer, title: oneLine(title), trailers };
    const commit = await pushing.network(() => host.accept(request, merge));
    await fetchOrigin(context);
    await context.lock(() => notePublished(context, id, { commit, head }));
  } catch (error) {
    // Only the answer may have been lost.
    if (await isOnMain(context, id)) return;
    const { who: name = '', email = '' } = publishing ?? {};
    const by = due === undefined ? { name, email } : context.committer;
    store.add(id, 'failed', by, { words: (error as Error).message });
    throw error;
  }
}

/** Whether main has a proposal, as far as the origin can be asked. */
async function isOnMain(context: Context, id: string): Promise<boolean> {
  try {
    await fetchOrigin(context);
    return await context.lock(() => detectMerged(context, id));
  } catch {
    return false;
  }
}

const ASKED = 'Changes are asked for: its editor sends it for review again first.';

/** @throws a `Refusal` if there is no approval that counts */
export function refuseUnapproved(context: Context, id: string): StoredProposal {
  const stored = refuseUndecidable(context, id);
  if (stored.state === 'approved' || stored.state === 'scheduled') return stored;
  throw new Refusal(409, 'This proposal is not approved. A reviewer approves it first.');
}
