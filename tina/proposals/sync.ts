import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from '../../content/compare/changedFiles.ts';
import type { Git } from '../../content/compare/git.ts';
import { GitError } from '../../content/compare/git.ts';
import { Refusal } from '../../content/compare/refusal.ts';
import { branchOf } from './clone.ts';
import { bringForward, takeCopy } from './forward.ts';
import type { HostRequest } from './hosts/ProposalHost.ts';
import { forgetKept } from './kept.ts';
import type { StoredProposal } from './ProposalStore.ts';
import type { Pushing } from './pushing.ts';
import {
  fromHost,
  headShown,
  PUBLISHED,
  publishedCommit,
  viewOf,
  type Workshop,
} from './Workshop.ts';

/** From so many loose objects on, Git gets slower. */
const MANY = 5_000;

/**
 * Packs what saves have left, when it has become much. Nothing is thrown away. To be called in turn, so
 * that nobody saves meanwhile.
 */
async function maintain(git: Git): Promise<void> {
  const counted = await git(['count-objects']);
  if (Number.parseInt(counted, 10) < MANY) return;
  await git(['repack', '-d', '-l', '--quiet']);
  await git(['prune-packed', '--quiet']);
}

/** Asks origin what is new, and shows what is published now. One that does not answer is asked later. */
export async function fetchOrigin(shop: Workshop, { network }: Pushing): Promise<void> {
  const { clone, turn } = shop;
  await network(clone.fetch).catch((error: unknown) => {
    if (!(error instanceof GitError)) throw error;
  });
  await turn(() => showPublished(shop));
}

/** Brings the worktree of what is published to main. */
export async function showPublished(shop: Workshop): Promise<void> {
  const { shown, worktrees } = shop;
  const main = await publishedCommit(shop);
  const from = shown.get(PUBLISHED);
  if (from === main) return;
  shown.delete(PUBLISHED);
  if (from) await worktrees.move(PUBLISHED, from, main);
  else await worktrees.reset(PUBLISHED, main);
  shown.set(PUBLISHED, main);
}

/**
 * Brings everything up to date with origin and host: what is published, what was changed in the copies of
 * proposals, what became of requests.
 */
export async function syncAll(shop: Workshop, pushing: Pushing): Promise<void> {
  const { store, turn } = shop;
  try {
    await fetchOrigin(shop, pushing);
    let isAway = false;
    for (const { id, request: name } of store.all().filter(({ state }) => state !== 'merged')) {
      let request: HostRequest | undefined;
      try {
        // A host that does not answer is not asked for each of them.
        if (name && !isAway) request = await shop.host.find(name);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        isAway = true;
      }
      await turn(() => syncProposal(shop, pushing, id, request)).catch(report);
    }
    await turn(async () => {
      sweep(shop);
      await forgetKept(shop.clone.git, Date.now());
      await maintain(shop.clone.git);
    });
  } catch (error) {
    report(error);
  }
}

/** One proposal that cannot be brought up to date keeps no other from it. */
const report = (error: unknown) => {
  console.error(`A proposal was not brought up to date: ${(error as Error).message}`);
};

async function syncProposal(
  shop: Workshop,
  pushing: Pushing,
  id: string,
  request: HostRequest | undefined,
): Promise<void> {
  const { clone, store } = shop;
  const stored = store.get(id);
  if (!stored || stored.state === 'merged') return;
  const before = JSON.stringify(await viewOf(shop, stored));
  const copy = (await clone.objects.read(clone.copyRef(id)))?.id;
  const apart = await takeCopy(shop, id);
  const isLost = !copy && stored.pushed !== undefined;
  if (await settleMerged(shop, pushing, stored, request)) return;
  if (apart.length === 0) await bringForward(shop, id);
  if (await settleMerged(shop, pushing, stored, request)) return;
  if (request && request.state !== 'merged') store.change(id, fromHost(request));
  if (isLost) await loseCopy(shop, stored, request);
  const after = store.get(id) as StoredProposal;
  // What is closed is not sent again before somebody wants it.
  if (after.state !== 'closed') shop.push(id);
  if (JSON.stringify(await viewOf(shop, after)) !== before) await shop.tell(id, []);
}

/**
 * Somebody took the copy away, and with it the request. What was saved is here, and goes there again
 * with the next save.
 */
async function loseCopy(
  { store, host }: Workshop,
  { id, request: name }: StoredProposal,
  request: HostRequest | undefined,
): Promise<void> {
  store.change(id, { pushed: undefined });
  if (!name || request?.state === 'merged') return;
  store.change(id, { state: 'closed' });
  try {
    await host.close(name);
  } catch (error) {
    // Where the host does not answer, it still says open; the next save begins another request.
    if (!(error instanceof Refusal)) throw error;
  }
}

/**
 * Finds out whether a proposal has been published, here or elsewhere, in one commit or in many: then
 * nothing of it differs from what is published. What was saved since goes on as a draft.
 */
async function settleMerged(
  shop: Workshop,
  pushing: Pushing,
  { id, request: name }: StoredProposal,
  request: HostRequest | undefined,
): Promise<boolean> {
  const { clone, store } = shop;
  const stored = store.get(id);
  if (!stored || !name || stored.conflicts.length > 0) return false;
  const [main, head] = [await publishedCommit(shop), await headShown(shop, id)];
  const left = await changedFiles(clone.repository, main, head);
  if (left.length === 0) {
    store.change(id, {
      state: 'merged',
      head,
      conflicts: [],
      refused: undefined,
      words: undefined,
    });
    void removeCopy(shop, pushing, id);
    await shop.tell(id, []);
    return true;
  }
  if (request?.state === 'merged' && stored.base === main) {
    store.change(id, { state: 'draft', request: undefined, url: undefined, words: undefined });
  }
  return false;
}

/** Takes the copy of a proposal away from origin; one that cannot be taken away does no harm. */
export function removeCopy(shop: Workshop, { network }: Pushing, id: string): Promise<void> {
  const { clone } = shop;
  return network(async () => {
    const copy = (await clone.objects.read(clone.copyRef(id)))?.id;
    if (!copy) return;
    const there = `refs/heads/${branchOf(id)}`;
    const lease = `--force-with-lease=${there}:${copy}`;
    await clone.toOrigin(['push', '--quiet', '--no-verify', lease, 'origin', `:${there}`]);
  }).catch((error: unknown) => {
    if (!(error instanceof GitError)) report(error);
  });
}

/** Lets go of pictures that no record has named for a day. */
function sweep({ store, uploads, worktrees }: Workshop): void {
  for (const { id } of store.all()) {
    const files = uploads.expired(id, Date.now());
    uploads.drop(id, files);
    for (const file of files) rmSync(join(worktrees.pathOf(id), file), { force: true });
  }
}
