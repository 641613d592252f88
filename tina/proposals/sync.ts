import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Git, GitError } from '../../content/compare/git.ts';
import { isId } from '../../content/compare/objects.ts';
import { Refusal } from '../../content/compare/refusal.ts';
import { sendComments, takeComments } from './comments.ts';
import { forgetKept } from './deletedProposals.ts';
import { mergeMain } from './forward.ts';
import type { HostRequest } from './hosts/ProposalHost.ts';
import {
  type Context,
  type LoadedProposal,
  PUBLISHED,
  publishedCommit,
  renewed,
  storedOf,
  takeProposal,
  viewOf,
} from './ProposalContext.ts';
import { outdate, sealOf } from './seal.ts';
import { detectMerged } from './settling.ts';
import { LEFT } from './uploads.ts';

/** From so many loose objects on, Git gets slower. */
const MANY = 5_000;

/**
 * Repacks loose objects once there are many, and deletes none. The caller holds the lock, so that no one saves during
 * it.
 */
async function maintain(git: Git): Promise<void> {
  const counted = await git(['count-objects']);
  if (Number.parseInt(counted, 10) < MANY) return;
  await git(['repack', '-d', '-l', '--quiet']);
}

/** Asks origin what is new, and shows what is published now. One that does not answer is asked later. */
export async function fetchOrigin(context: Context): Promise<void> {
  const { clone, lock, pushing } = context;
  await pushing
    .network(() => clone.fetch())
    .catch((error: unknown) => {
      if (!(error instanceof GitError)) throw error;
    });
  await lock(() => showPublished(context));
}

/** Brings the worktree of what is published to main. */
export async function showPublished(context: Context): Promise<void> {
  await context.worktrees.show(PUBLISHED, await publishedCommit(context));
}

/**
 * Brings everything up to date with origin and host: what is published, what became of requests, the copies of
 * proposals. What a service that stops leaves undone is done after its next start.
 */
export async function syncAll(context: Context): Promise<void> {
  const { store, lock, host, looked, pushing } = context;
  const proposals = store.all().filter(({ state }) => state !== 'merged');
  try {
    await fetchOrigin(context);
    let isAway = false;
    /** @returns undefined from a host that does not answer, which is not asked again in this round */
    const ask = async <T>(question: () => Promise<T>): Promise<T | undefined> => {
      try {
        return isAway ? undefined : await question();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        isAway = true;
        return undefined;
      }
    };
    const isAsked = proposals.some(({ request }) => request);
    const recent = isAsked ? await ask(async () => host.recent?.()) : undefined;
    for (const { id, request: name = '' } of proposals) {
      if (pushing.isClosed) return;
      const stamp = recent?.get(name) ?? looked.get(name) ?? '';
      const isKnown = recent && looked.get(name) === stamp;
      const request = name && !isKnown ? await ask(async () => host.find?.(name)) : undefined;
      // A check that fails does not change the date of its request in the list.
      const isTimed = store.get(id)?.state === 'scheduled' && name;
      const red = isTimed ? await ask(async () => host.redChecks?.(name)) : undefined;
      try {
        if (!isAway) await pushing.network(() => sendComments(context, id));
        await lock(() => syncProposal(context, id, request, red));
        // What is merged may still have to settle.
        if (request && request.state !== 'merged') looked.set(name, stamp);
      } catch (error) {
        report(error);
      }
    }
    await lock(async () => {
      sweep(context);
      await forgetKept(context.clone.git, Date.now());
      await maintain(context.clone.git);
    });
  } catch (error) {
    report(error);
  }
  await pushing.push(...proposals.map(({ id }) => id));
}

/** One proposal that cannot be brought up to date keeps no other from it. */
const report = (error: unknown) => {
  console.error(`A proposal was not brought up to date: ${(error as Error).message}`);
};

async function syncProposal(
  context: Context,
  id: string,
  request: HostRequest | undefined,
  red: readonly string[] | undefined,
): Promise<void> {
  const stored = context.store.get(id);
  if (!stored || stored.state === 'merged') return;
  const before = JSON.stringify(await viewOf(context, stored));
  const taken = await takeProposal(context, id);
  takeComments(context, taken, request?.comments);
  const settled = await detectMerged(context, taken, request);
  if (settled.state === 'merged') return;
  const proposal = await outdate(context, await mergeMain(context, settled));
  stopScheduled(context, proposal, red);
  const next = await detectMerged(context, proposal, request);
  if (next.state === 'merged') return;
  if (request) await followHost(context, renewed(context, next), request);
  if (JSON.stringify(await viewOf(context, storedOf(context, id))) !== before)
    await context.tell(id, []);
}

/** The first words of the reason, if a check at the code host failed. */
const RED = 'A check at the code host failed';

/**
 * Logs what would keep a scheduled proposal from being published: its editors get mail before its time.
 * @param red the names of checks that failed; undefined if that is not known
 */
function stopScheduled(
  { store, committer }: Context,
  { id, state, conflicts, problem }: LoadedProposal,
  red: readonly string[] | undefined,
): void {
  if (state !== 'scheduled') return;
  const names = conflicts.map(({ name }) => `“${name}”`).join(', ');
  const words = names
    ? `It does not fit what is published now: ${names}.`
    : red && red.length > 0 && `${RED}: ${red.join(', ')}. Ask an engineer.`;
  if (words && !problem) store.add(id, 'failed', committer, { words });
  if (red?.length === 0 && problem?.startsWith(RED)) store.add(id, 'cleared', committer);
}

const DECISIONS = {
  open: 'reopened',
  'changes-asked': 'asked',
  approved: 'approved',
  closed: 'closed',
} as const;

/** Writes down what was decided at the code host. An approval there counts for what was looked at: its seal. */
async function followHost(context: Context, proposal: LoadedProposal, request: HostRequest) {
  const { id, approval } = proposal;
  const state = proposal.state === 'scheduled' ? 'approved' : proposal.state;
  const isOther = proposal.request !== request.request;
  if (isOther || state === 'publishing' || request.state === 'merged') return;
  const seal = request.state === 'approved' ? await sealOf(context, proposal) : undefined;
  const isStale = seal !== undefined && (await sealAt(context, proposal, request.looked)) !== seal;
  const decided = isStale ? 'open' : request.state;
  // An approval that was given here, and waits for its time, says nothing there.
  if (decided === 'open' && state === 'approved' && approval?.email) return;
  const words = decided === 'changes-asked' ? request.words : undefined;
  // The code host does not report a person's address.
  const who = (!isStale && request.who) || 'A person at the code host';
  const by = { name: who, email: '' };
  if (decided !== state || (words && words !== proposal.words))
    context.store.add(id, DECISIONS[decided], by, { words, seal: isStale ? undefined : seal });
}

/** The seal at a commit of a proposal; undefined if the clone lacks the commit. */
async function sealAt(context: Context, proposal: LoadedProposal, head = '') {
  const isKnown = isId(head) && (await context.clone.objects.read(head));
  return isKnown ? sealOf(context, { ...proposal, head }) : undefined;
}

/** Deletes uploads that no record has used for a day. */
function sweep({ store, uploads, worktrees }: Context): void {
  for (const id of [...store.all().map((one) => one.id), LEFT]) {
    const files = uploads.expired(id, Date.now());
    uploads.drop(id, files);
    for (const file of files) rmSync(join(worktrees.pathOf(id), file), { force: true });
  }
}
