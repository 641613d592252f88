import { createHash } from 'node:crypto';
import { changedFiles } from '../../content/compare/changedFiles.ts';
import { reviewContent } from '../../content/compare/contentReview.ts';
import { Refusal } from '../../content/compare/refusal.ts';
import { contentMarkdown } from '../../content/compare/report/reportMarkdown.ts';
import { readState } from '../../content/compare/state.ts';
import { branchOf, type Clone, refOf } from './clone.ts';
import { bringForward } from './forward.ts';
import { keepCommit } from './kept.ts';
import type { Pushing } from './pushing.ts';
import type { Approval, Person, Proposal, RecordConflict } from './Repository.ts';
import { fetchOrigin, removeCopy, syncAll } from './sync.ts';
import {
  editable,
  fromHost,
  headShown,
  PUBLISHED,
  publishedCommit,
  storedOf,
  viewOf,
  type Workshop,
} from './Workshop.ts';

/** As much as GitHub takes beside what changed. */
const LONGEST_TITLE = 200;
const LONGEST_WORDS = 4_000;

/** How many records a refusal names. */
const NAMED = 3;

interface ProposeOrder {
  readonly person: Person;
  readonly title: string;
  /** What the editor wants the reviewers to know. */
  readonly words: string;
}

/**
 * Hands a proposal to the reviewers, with what changed in words.
 * @throws a `Refusal` where there is nothing to propose, or it cannot be brought there
 */
export async function proposeTo(
  shop: Workshop,
  pushing: Pushing,
  id: string,
  { person, title: asked, words }: ProposeOrder,
): Promise<Proposal> {
  editable(shop, id);
  await fetchOrigin(shop, pushing);
  const told = await shop.turn(async () => {
    refuseConflicts(await bringForward(shop, id));
    return describeProposal(shop, id);
  });
  if (!told) {
    throw new Refusal(409, 'There is nothing to propose: all is as it is published.');
  }
  await pushing.pushNow(id);
  const line = asked.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE);
  const title = line || storedOf(shop, id).title;
  const body = [
    words.trim().slice(0, LONGEST_WORDS),
    `Proposed by ${person.name} in the editor.`,
    told,
  ]
    .filter(Boolean)
    .join('\n\n');
  const head = await shop.turn(() => headShown(shop, id));
  const order = { branch: branchOf(id), title, body, head, person };
  const request = await shop.host.propose(order);
  return shop.turn(async () => {
    const note = words.trim().slice(0, LONGEST_WORDS);
    const change = { ...fromHost(request), request: request.request, title, note };
    const stored = shop.store.change(id, change);
    await shop.tell(id, []);
    return viewOf(shop, stored);
  });
}

/**
 * A hash of what a proposal changes: files, and their blobs before and after, since it left what is published. To
 * bring published changes of other records in keeps it; any saved change, or a change of the same record, does not.
 */
export async function sealOf({ clone }: Workshop, id: string): Promise<string> {
  const range = await ownRange(clone, id);
  const files = await changedFiles(clone.repository, ...range);
  const said = files.map(({ file, from, before, after }) => [file, from, before, after]);
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);
}

/** The commit at which a proposal left what is published, and its last one. */
async function ownRange({ git, mainRef }: Clone, id: string): Promise<[string, string]> {
  const head = (await git(['rev-parse', '--verify', refOf(id)])).trim();
  return [(await git(['merge-base', mainRef, head])).trim(), head];
}

/** The addresses of those who saved into a proposal. */
export async function authorsOf({ clone }: Workshop, id: string): Promise<ReadonlySet<string>> {
  const [base, head] = await ownRange(clone, id);
  const log = await clone.git(['log', '--no-merges', '--format=%ae', `${base}..${head}`, '--']);
  return new Set(log.split('\n').filter(Boolean));
}

/**
 * Publishes a proposal, and brings all others forward.
 * @throws a `Refusal` if it changed since the reviewer looked, does not fit what is published, or the host refuses
 */
export async function acceptProposal(
  shop: Workshop,
  pushing: Pushing,
  id: string,
  reviewer: Person,
  { seal, reason }: Approval,
): Promise<void> {
  const request = requestOf(shop, id);
  if (storedOf(shop, id).state === 'changes-asked')
    throw new Refusal(409, 'Changes are asked for: its editor sends it for review again first.');
  await fetchOrigin(shop, pushing);
  const head = await shop.turn(async () => {
    refuseConflicts(await bringForward(shop, id));
    if ((await sealOf(shop, id)) !== seal) throw new Refusal(409, STALE);
    return headShown(shop, id);
  });
  await pushing.pushNow(id);
  await pushing.network(() => shop.host.accept(request, head, reviewer, { seal, reason }));
  await syncAll(shop, pushing);
}

const STALE =
  'This proposal, or what is published of the same records, changed since you opened this page. Nothing is published. Look at the changes again, and decide then.';

/** Returns a proposal to its editor. */
export async function giveBackProposal(
  shop: Workshop,
  id: string,
  reviewer: Person,
  words: string,
): Promise<Proposal> {
  await shop.host.giveBack(requestOf(shop, id), reviewer, words);
  return shop.turn(async () => {
    const stored = shop.store.change(id, { state: 'changes-asked', words });
    await shop.tell(id, []);
    return viewOf(shop, stored);
  });
}

/** Takes a proposal back: its request is closed, its branch and worktree go away. */
export async function discardProposal(shop: Workshop, pushing: Pushing, id: string): Promise<void> {
  const { request } = storedOf(shop, id);
  if (request) await shop.host.close(request);
  await shop.turn(async () => {
    const { clone, store, uploads, worktrees, shown } = shop;
    const head = (await clone.objects.read(refOf(id)))?.id;
    if (head) await keepCommit(clone.git, id, head);
    store.remove(id);
    shown.delete(id);
    await worktrees.remove(id);
    if (head) await clone.git(['update-ref', '-d', refOf(id)]);
    uploads.remove(id);
    await shop.tell(id, []);
  });
  void removeCopy(shop, pushing, id);
}

function requestOf(shop: Workshop, id: string): string {
  const { request, state } = storedOf(shop, id);
  if (request && state !== 'merged' && state !== 'closed') return request;
  throw new Refusal(
    409,
    state === 'merged'
      ? 'This proposal is published already.'
      : 'This proposal has not been proposed yet: its editor does that.',
  );
}

function refuseConflicts(conflicts: readonly RecordConflict[]): void {
  if (conflicts.length === 0) return;
  const told = conflicts
    .slice(0, NAMED)
    .map(({ name, message, fields }) => {
      const labels = fields.map(({ label }) => label.join(' › ')).join(', ');
      return `“${name}”${labels ? ` (${labels})` : ''}: ${message}`;
    })
    .join('\n');
  const more = conflicts.length > NAMED ? `\nAnd ${conflicts.length - NAMED} more.` : '';
  throw new Refusal(
    409,
    `This proposal does not go together with what is published now.\n${told}${more}`,
  );
}

/**
 * What a proposal changes, record by record, field by field, as the review tells it: Markdown, empty
 * where it changes nothing. To be called in turn.
 */
export async function describeProposal(shop: Workshop, id: string): Promise<string> {
  const { pathOf } = shop.worktrees;
  const [base, head] = [await publishedCommit(shop), await headShown(shop, id)];
  const files = await changedFiles(pathOf(PUBLISHED), base, head);
  const before = readState(pathOf(PUBLISHED));
  const after = readState(pathOf(id));
  return contentMarkdown(reviewContent(before, after, files));
}
