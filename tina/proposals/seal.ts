import { createHash } from 'node:crypto';
import { type ChangedFile, changedFiles } from '../../content/compare/changedFiles.ts';
import { fieldChanges } from '../../content/compare/fieldChanges.ts';
import { NO_FILES, tryGit } from '../../content/compare/git.ts';
import { keepNewest } from '../../content/schema/keepNewest.ts';
import type { LoggedEvent } from '../shared/events.ts';
import { lastReview, sincePublished } from '../shared/proposalState.ts';
import type { Approval } from '../shared/Repository.ts';
import { type Clone, isAncestor } from './clone.ts';
import { collectionOf, fieldsIn, recordNames } from './contentFiles.ts';
import { type Context, type LoadedProposal, renewed } from './ProposalContext.ts';
import { serial } from './serial.ts';

/** How many records a refusal names. */
const NAMED = 3;

/** What a refusal says of records: the first ones, and how many more there are. */
export const firstOf = (records: readonly string[]): string[] => [
  ...records.slice(0, NAMED),
  ...(records.length > NAMED ? [`And ${records.length - NAMED} more.`] : []),
];

/**
 * A hash of what a proposal changes: files, and their blobs before and after, since it left what is published; and of its
 * title and note. To bring published changes of other records in keeps it; any saved change, or a change of the same
 * record, does not.
 */
export async function sealOf(context: Context, proposal: LoadedProposal): Promise<string> {
  const { title, note = '' } = proposal;
  const changes = await ownChanges(context, proposal);
  const said = changes.map(({ file, from, before, after }) => [file, from, before, after]);
  const sealed = JSON.stringify([title, note, ...said]);
  return createHash('sha256').update(sealed).digest('hex').slice(0, 32);
}

/** How many answers about two commits are kept. */
const KEPT = 2_000;

/** One Git at a time, so that a save does not compete with twenty pages that are opened. */
const questions = serial();

/** What follows from two commits never changes: Git is asked for it once, and not for each page that shows it. */
function ofCommits<Answer>(find: (clone: Clone, base: string, head: string) => Promise<Answer>) {
  const known = new Map<string, Promise<Answer>>();
  return (clone: Clone, base: string, head: string): Promise<Answer> => {
    const key = `${base} ${head}`;
    const answer = known.get(key) ?? questions(() => find(clone, base, head));
    keepNewest(known, key, answer, KEPT);
    answer.catch(() => known.delete(key));
    return answer;
  };
}

export const mergeBase = ofCommits(
  async ({ git }, main, head) =>
    (await tryGit(git, ['merge-base', main, head]))?.trim() ?? NO_FILES,
);
export const filesBetween = ofCommits(({ repository }, base, head) =>
  changedFiles(repository, base, head),
);
const authorsBetween = ofCommits(async ({ git }, base, head) => {
  const log = await git(['log', '--no-merges', '--format=%ae', `${base}..${head}`, '--']);
  return new Set(log.split('\n').filter(Boolean));
});

/** The commit at which a proposal left what is published, and its last one. */
export async function ownRange(
  { clone }: Context,
  { main, head }: LoadedProposal,
): Promise<[string, string]> {
  return [await mergeBase(clone, main, head), head];
}

/** The files that a proposal changes since it left what is published. */
export async function ownChanges(
  context: Context,
  proposal: LoadedProposal,
): Promise<readonly ChangedFile[]> {
  return filesBetween(context.clone, ...(await ownRange(context, proposal)));
}

/** The addresses of those whose words a proposal has since it was published last. */
export async function authorsOf(
  context: Context,
  proposal: LoadedProposal,
): Promise<ReadonlySet<string>> {
  const since = sincePublished(context.store.history(proposal.id));
  // Also who answered a conflict, or uploaded a picture that another person saved.
  const wrote = since.filter(({ kind }) => kind === 'saved' || kind === 'changed');
  const saved = wrote.map(({ email }) => email);
  const authors = await authorsBetween(context.clone, ...(await ownRange(context, proposal)));
  // Where main is rewritten, one commit holds what several have saved.
  return new Set([...authors, ...saved.filter((email) => email !== undefined)]);
}

/** Ends an approval if what it was given for changed since. The caller holds the lock. */
export async function outdate(context: Context, proposal: LoadedProposal): Promise<LoadedProposal> {
  const { id, approval, state } = proposal;
  const isWaiting = state === 'approved' || state === 'scheduled';
  const { seal } = approval?.detail ?? {};
  if (!isWaiting || !seal || (await sealOf(context, proposal)) === seal) return proposal;
  context.store.add(id, 'changed', context.committer);
  return renewed(context, proposal);
}

const UNSEEN =
  'Nothing is published: the request does not say which changes you saw. Open the proposal, look at its changes, and decide there.';
const STALE =
  'This proposal, its title or note, or what is published of the same records, changed since you opened this page.';
const DECIDE = 'Nothing is published. Look at the changes again, and decide then.';

/** Why an approval is outdated: the fields that changed since the reviewer looked. */
export async function staleWords(
  context: Context,
  proposal: LoadedProposal,
  { seal, seen = '' }: Approval,
): Promise<string> {
  if (!seal) return UNSEEN;
  const isOwn = await isAncestor(context.clone, seen, proposal.head);
  const changed = isOwn ? await changedSince(context, proposal, seen) : [];
  return [STALE, ...firstOf(changed), DECIDE].join('\n');
}

/** What a proposal changes in another way than at the last review. */
export interface Since {
  /** What a reviewer decided then, or the reader's own comment. */
  readonly review: LoggedEvent;
  /** Names of records, with the labels of their fields. */
  readonly changed: readonly string[];
}

/** What changed since the last review; undefined if there was none since the last publication. */
export async function sinceReview(
  context: Context,
  proposal: LoadedProposal,
  reader: string,
): Promise<Since | undefined> {
  const review = lastReview(context.store.history(proposal.id), reader)?.review;
  const { commit = '' } = review?.detail ?? {};
  if (!review || !(await context.clone.objects.read(commit))) return undefined;
  return { review, changed: await changedSince(context, proposal, commit) };
}

/** The records that a proposal changes in another way than at an earlier commit: names, and labels of fields. */
async function changedSince(context: Context, proposal: LoadedProposal, seen: string) {
  const { clone, worktrees } = context;
  const [was = [], is = []] = await Promise.all(
    [seen, proposal.head].map((head) => ownChanges(context, { ...proposal, head })),
  );
  const nameOf = recordNames(worktrees.pathOf(proposal.id));
  const told: string[] = [];
  for (const file of new Set([...was, ...is].map((one) => one.file))) {
    const [old, now] = [was, is].map((files) => files.find((one) => one.file === file));
    if (old?.before === now?.before && old?.after === now?.after) continue;
    // A record that the proposal does not change is as it is published.
    const blobs = [old ? old.after : now?.before, now ? now.after : old?.before];
    const collection = collectionOf(file);
    const [from, to] = await Promise.all(
      blobs.map((blob) => collection && fieldsIn(clone.objects, collection, blob)),
    );
    const fields = collection ? fieldChanges(collection.schema, from, to, String) : [];
    const labels = [...new Set(fields.map(({ path }) => path.join(' › ')))].join(', ');
    told.push(`“${nameOf(file)}”${labels && ` (${labels})`}`);
  }
  return told;
}
