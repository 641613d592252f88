import { Refusal } from '../../content/compare/refusal.ts';
import type { Approval, Person, Signature } from '../shared/Repository.ts';
import { oneLine } from './commit.ts';
import { mergeMain } from './forward.ts';
import {
  type Context,
  type LoadedProposal,
  renewed,
  storedOf,
  takeProposal,
} from './ProposalContext.ts';
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
  refuseUndecidable(storedOf(context, id));
  await fetchOrigin(context);
  const begun = await context.lock(async () => {
    const taken = refuseUndecidable(await detectMerged(context, await takeProposal(context, id)));
    if (taken.state === 'changes-asked') throw new Refusal(409, ASKED);
    const proposal = refuseConflicts(await mergeMain(context, taken));
    if ((await sealOf(context, proposal)) !== seal)
      throw new Refusal(409, await staleWords(context, proposal, { seal, seen }));
    store.add(id, 'approved', reviewer, { seal, reason, alone, commit: proposal.head });
    if (when === undefined) return beginPublishing(context, proposal, reviewer);
    if (when !== 'later') store.add(id, 'scheduled', reviewer, { due: when });
    await context.tell(id, []);
    return undefined;
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
  refuseUnapproved(storedOf(context, id));
  await fetchOrigin(context);
  const begun = await context.lock(async () => {
    const taken = refuseUnapproved(await detectMerged(context, await takeProposal(context, id)));
    const proposal = await outdate(context, refuseConflicts(await mergeMain(context, taken)));
    return beginPublishing(context, refuseUnapproved(proposal), person, late);
  });
  await mergeApproved(context, begun);
}

/** What was decided is in the log before the code host is asked. The caller holds the lock. */
function beginPublishing(
  context: Context,
  proposal: LoadedProposal,
  person: Signature,
  late?: string,
): LoadedProposal {
  const { id, head } = proposal;
  context.store.add(id, 'publishing', person, { head, words: late });
  return renewed(context, proposal);
}

/** Merges what is approved. What became of it is in the log after. */
async function mergeApproved(
  context: Context,
  { id, head, title, proposer = '', request = '', approval, publishing, due }: LoadedProposal,
): Promise<void> {
  const { store, host, pushing } = context;
  const { seal = '', reason } = approval?.detail ?? {};
  const reviewer = { id: '', name: approval?.who ?? '', email: approval?.email ?? '' };
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
    await context.lock(async () =>
      notePublished(context, await takeProposal(context, id), { commit, head }),
    );
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
    const settle = async () => detectMerged(context, await takeProposal(context, id));
    return (await context.lock(settle)).state === 'merged';
  } catch {
    return false;
  }
}

const ASKED = 'Changes are asked for: its editor sends it for review again first.';

/** @throws a `Refusal` if there is no approval that counts */
export function refuseUnapproved<Known extends StoredProposal>(proposal: Known): Known {
  const { state } = refuseUndecidable(proposal);
  if (state === 'approved' || state === 'scheduled') return proposal;
  throw new Refusal(409, 'This proposal is not approved. A reviewer approves it first.');
}
