import { Refusal } from '../../content/compare/refusal.ts';
import { branchOf } from './clone.ts';
import { oneLine } from './commit.ts';
import { bringForward } from './forward.ts';
import type { StoredProposal } from './ProposalStore.ts';
import type { Pushing } from './pushing.ts';
import type { Approval, Person, Signature } from './Repository.ts';
import { refuseConflicts, refuseUndecidable } from './reviewing.ts';
import { outdate, sealOf, staleWords } from './seal.ts';
import { fetchOrigin, notePublished, settlePublished } from './sync.ts';
import { headShown, type Workshop } from './Workshop.ts';

/**
 * Approves a proposal, and publishes it now, at a time, or when someone decides that.
 * @throws a `Refusal` if it changed since the reviewer looked, does not fit what is published, or the host refuses
 */
export async function acceptProposal(
  shop: Workshop,
  pushing: Pushing,
  id: string,
  reviewer: Person,
  { seal, seen, reason, alone, when }: Approval,
): Promise<void> {
  const { store } = shop;
  refuseUndecidable(shop, id);
  await fetchOrigin(shop, pushing);
  const begun = await shop.turn(async () => {
    await settlePublished(shop, pushing, id);
    if (refuseUndecidable(shop, id).state === 'changes-asked') throw new Refusal(409, ASKED);
    refuseConflicts(await bringForward(shop, id));
    if ((await sealOf(shop, id)) !== seal)
      throw new Refusal(409, await staleWords(shop, id, { seal, seen }));
    store.add(id, 'approved', reviewer, { seal, reason, alone });
    if (when === undefined) return beginPublishing(shop, id, reviewer);
    if (when !== 'later') store.add(id, 'scheduled', reviewer, { due: when });
    await shop.tell(id, []);
  });
  if (begun) await mergeApproved(shop, pushing, begun);
}

/**
 * Publishes what is approved.
 * @param late why it is published later than it was scheduled
 * @throws a `Refusal` if the approval does not count, it does not fit what is published, or the host refuses
 */
export async function publishApproved(
  shop: Workshop,
  pushing: Pushing,
  id: string,
  person: Signature,
  late?: string,
): Promise<void> {
  refuseUnapproved(shop, id);
  await fetchOrigin(shop, pushing);
  const begun = await shop.turn(async () => {
    await settlePublished(shop, pushing, id);
    refuseConflicts(await bringForward(shop, id));
    await outdate(shop, id);
    refuseUnapproved(shop, id);
    return beginPublishing(shop, id, person, late);
  });
  await mergeApproved(shop, pushing, begun);
}

/** What was decided is in the log before the code host is asked. To be called in turn. */
async function beginPublishing(shop: Workshop, id: string, person: Signature, late?: string) {
  const detail = { head: await headShown(shop, id), words: late };
  return shop.store.add(id, 'publishing', person, detail) as StoredProposal;
}

/** Merges what is approved. What became of it is in the log after. */
async function mergeApproved(
  shop: Workshop,
  pushing: Pushing,
  { id, title, proposer = '', request = '', approval, publishing, due }: StoredProposal,
): Promise<void> {
  const { store, host } = shop;
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
    const merge = { branch: branchOf(id), head, reviewer, title: oneLine(title), trailers };
    const commit = await pushing.network(() => host.accept(request, merge));
    await fetchOrigin(shop, pushing);
    await shop.turn(() => notePublished(shop, pushing, id, { commit, head }));
  } catch (error) {
    const { who: name = '', email = '' } = publishing ?? {};
    const by = due === undefined ? { name, email } : shop.committer;
    store.add(id, 'failed', by, { words: (error as Error).message });
    throw error;
  }
}

const ASKED = 'Changes are asked for: its editor sends it for review again first.';

/** @throws a `Refusal` if there is no approval that counts */
export function refuseUnapproved(shop: Workshop, id: string): StoredProposal {
  const stored = refuseUndecidable(shop, id);
  if (stored.state === 'approved' || stored.state === 'scheduled') return stored;
  throw new Refusal(409, 'This proposal is not approved. A reviewer approves it first.');
}
