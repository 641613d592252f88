import { changedFiles } from '../../content/compare/changedFiles.ts';
import type { Diagnostic } from '../../content/load/read/diagnostic.ts';
import { refOf } from './clone.ts';
import { commitTo } from './commit.ts';
import { faultsIn, mayChange, recordNames } from './contentFiles.ts';
import { keepCommit } from './deletedProposals.ts';
import { type MergeOfTwo, mergedCopy, replanted, treeOf } from './merge/mergeCommits.ts';
import { mergeTrees } from './merge/mergeTrees.ts';
import {
  type Context,
  headShown,
  isAncestor,
  PUBLISHED,
  publishedCommit,
  showMoved,
  storedOf,
} from './ProposalContext.ts';
import type { Choices, RecordConflict, Signature } from './Repository.ts';
import { renumber } from './renumber.ts';
import { sealOf } from './seal.ts';

/**
 * Brings what was published since into a proposal, and notes down what does not go together. History is
 * not rewritten, so that a save stays the commit that was told; only where main itself was rewritten is
 * the proposal put upon the new one. The caller holds the lock.
 */
export async function bringForward(
  context: Context,
  id: string,
  author: Signature = context.committer,
  choices: Choices = {},
): Promise<readonly RecordConflict[]> {
  const { store } = context;
  const main = await publishedCommit(context);
  const head = await headShown(context, id);
  const { base } = storedOf(context, id);
  if (base === main) return noteFaults(context, id);
  if (await isAncestor(context, main, head)) {
    store.change(id, { base: main });
    return noteFaults(context, id);
  }
  const isRewritten = !(await isAncestor(context, base, main));
  const parted = isRewritten ? base : await mergeBase(context, head, main);
  const conflicts = await mergeInto(context, id, { head, base: parted, theirs: main }, choices, {
    message: 'Bring in what was published',
    author,
    isRewritten,
  });
  if (conflicts.length > 0) return store.change(id, { conflicts }).conflicts;
  store.change(id, { base: main });
  return noteFaults(context, id);
}

/**
 * Takes in what somebody did to the copy of a proposal at origin, if it is content alone.
 * The caller holds the lock.
 */
export async function takeCopy(
  context: Context,
  id: string,
  choices: Choices = {},
): Promise<readonly RecordConflict[]> {
  const { clone, store } = context;
  const copy = (await clone.objects.read(clone.copyRef(id)))?.id;
  if (!copy || copy === storedOf(context, id).pushed) return [];
  const head = await headShown(context, id);
  if (await isAncestor(context, copy, head)) {
    store.change(id, { pushed: copy });
    return [];
  }
  const main = await publishedCommit(context);
  const changes = await changedFiles(clone.repository, await mergeBase(context, copy, main), copy);
  const foreign = changes.filter((change) => !mayChange(change)).map(({ file }) => file);
  if (foreign.length > 0) {
    const refused = `Another person changed the code of the site in the copy of this proposal (${foreign.slice(0, 3).join(', ')}). The editor takes records and pictures alone: what you save stays here until that is undone. Tell whoever works on the site.`;
    store.change(id, { refused });
    return [];
  }
  const sides = { head, base: await mergeBase(context, head, copy), theirs: copy };
  const before = await sealOf(context, id);
  const message = 'Bring in what was changed elsewhere';
  const conflicts = await mergeInto(context, id, sides, choices, {
    message,
    author: context.committer,
    isCopy: true,
  });
  if (conflicts.length > 0) store.change(id, { conflicts });
  else {
    store.change(id, { pushed: copy, refused: undefined, conflicts: [] });
    // Whoever brought main in there changed nothing of it.
    if ((await sealOf(context, id)) !== before)
      store.add(id, 'changed', context.committer, { commit: copy });
  }
  return conflicts;
}

interface MergeOrder {
  readonly message: string;
  readonly author: Signature;
  /** Theirs has another history than the one that the proposal began from. */
  readonly isRewritten?: boolean;
  /** Theirs is the copy of the proposal at origin. */
  readonly isCopy?: boolean;
}

async function mergeInto(
  context: Context,
  id: string,
  { head, base, theirs }: { head: string; base: string; theirs: string },
  choices: Choices,
  { message, author, isRewritten = false, isCopy = false }: MergeOrder,
): Promise<readonly RecordConflict[]> {
  const { clone, worktrees, committer } = context;
  const { git } = clone;
  const nameOf = recordNames(worktrees.pathOf(id));
  const merged = await mergeTrees({ ...clone, nameOf }, { base, mine: head, theirs }, choices);
  if (merged.conflicts.length > 0) return merged.conflicts;
  if (merged.foreign.length > 0 && !isCopy) return merged.foreign.map(foreignFile);
  let next = theirs;
  if (head !== base) {
    const order: MergeOfTwo = { head, theirs, changes: merged.changes };
    if (isRewritten) next = await replanted(context, id, { ...order, base });
    else if (isCopy) next = await mergedCopy(context, id, { ...order, message, author });
    else {
      const tree = await treeOf(git, theirs);
      const parents: [string, string] = [head, theirs];
      const { changes } = merged;
      const ref = refOf(id);
      next = await commitTo(git, { ref, parents, tree, changes, message, author, committer });
    }
  }
  if (isRewritten || head === base) {
    if (head !== base) await keepCommit(git, id, head);
    await git(['update-ref', refOf(id), next, head]);
  }
  await showMoved(context, id, head, next);
  return [];
}

const foreignFile = (file: string): RecordConflict => ({
  file,
  name: file,
  message:
    'This is neither a record nor a picture, and the editor takes nothing else. Tell whoever works on the site.',
  fields: [],
});

const mergeBase = async ({ clone }: Context, a: string, b: string) =>
  (await clone.git(['merge-base', '--end-of-options', a, b])).trim();

/**
 * Texts that go together may still break a rule across records: that is told as well. What is wrong on main is not the
 * proposal's fault.
 */
async function noteFaults(context: Context, id: string): Promise<readonly RecordConflict[]> {
  const root = context.worktrees.pathOf(id);
  const nameOf = recordNames(root);
  if (faultsIn(root).length > 0) await renumber(context, id);
  const errors = faultsIn(root);
  const known = new Set(
    errors.length > 0 ? faultsIn(context.worktrees.pathOf(PUBLISHED)).map(keyOf) : [],
  );
  const own = errors.filter((fault) => !known.has(keyOf(fault)));
  const conflicts = own.map(({ file, rule, fix }) => ({
    file,
    name: nameOf(file),
    message: `${rule} ${fix}`,
    fields: [],
  }));
  return context.store.change(id, { conflicts }).conflicts;
}

const keyOf = ({ file, rule }: Diagnostic) => `${file} ${rule}`;
