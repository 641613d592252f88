import type { Diagnostic } from '../../content/load/read/diagnostic.ts';
import type { Choices, RecordConflict, Signature } from '../shared/Repository.ts';
import { refOf } from './clone.ts';
import { commitAside, oneLine } from './commit.ts';
import { faultsIn, recordNames } from './contentFiles.ts';
import { keepCommit } from './deletedProposals.ts';
import { followRecords } from './followRecords.ts';
import { type Commits, mergeTrees } from './merge/mergeTrees.ts';
import {
  type Context,
  checkedOutHead,
  checkOutHead,
  isAncestor,
  PUBLISHED,
  publishedCommit,
  storedOf,
} from './ProposalContext.ts';
import { renumber } from './renumber.ts';

/**
 * Merges main into a proposal, and records conflicts. History is not rewritten, because clients know the commit of
 * their save; only if main was force-pushed, the proposal is rebased. The caller holds the lock.
 */
export async function mergeMain(
  context: Context,
  id: string,
  author: Signature = context.committer,
  choices: Choices = {},
): Promise<readonly RecordConflict[]> {
  const { clone, store } = context;
  const main = await publishedCommit(context);
  const head = await checkedOutHead(context, id);
  const { base } = storedOf(context, id);
  if (base !== main && !(await isAncestor(context, main, head))) {
    const isRewritten = !(await isAncestor(context, base, main));
    const parted = isRewritten ? base : (await clone.git(['merge-base', head, main])).trim();
    const commits = { base: parted, mine: head, theirs: main };
    const conflicts = await mergeCommit(context, id, commits, choices, isRewritten ? null : author);
    if (conflicts.length > 0) return store.change(id, { conflicts }).conflicts;
  }
  store.change(id, { base: main });
  return noteFaults(context, id);
}

/** @param author who brings it in; null if main was rewritten: what the proposal changed is one commit upon it then */
async function mergeCommit(
  context: Context,
  id: string,
  commits: Commits,
  choices: Choices,
  author: Signature | null,
): Promise<readonly RecordConflict[]> {
  const { clone, worktrees, committer } = context;
  const { base, mine: head, theirs: main } = commits;
  const nameOf = recordNames(worktrees.pathOf(id));
  const { conflicts, foreign, changes } = await mergeTrees({ ...clone, nameOf }, commits, choices);
  if (conflicts.length > 0) return conflicts;
  if (foreign.length > 0) return foreign.map(foreignFile);
  let next = main;
  if (head !== base) {
    const signed = author
      ? { author, message: 'Bring in what was published', parents: [head, main] as const }
      : { ...(await squashCommitInfo(context, id, base, head)), parents: [main] as const };
    next = await commitAside(clone.git, { ...signed, filesOf: main, changes, committer });
    if (!author) await keepCommit(clone.git, id, head);
  }
  await clone.git(['update-ref', refOf(id), next, head]);
  await checkOutHead(context, id, next);
  return [];
}

/** The author and message of a commit with everything that a proposal changed, in the names of its authors. */
async function squashCommitInfo(
  { clone, committer, store }: Context,
  id: string,
  base: string,
  head: string,
): Promise<{ author: Signature; message: string }> {
  const order = ['log', '--no-merges', '--format=%an%x00%ae', `${base}..${head}`, '--'];
  const people = [...new Set((await clone.git(order)).trim().split('\n').filter(Boolean))].map(
    (line) => {
      const [name = '', email = ''] = line.split('\0');
      return { name, email };
    },
  );
  const [author = committer, ...others] = people;
  const trailers = others.map(({ name, email }) => `Co-authored-by: ${name} <${email}>`);
  const title = oneLine(store.get(id)?.title ?? 'Change content');
  return { author, message: [title, ...(trailers.length > 0 ? ['', ...trailers] : [])].join('\n') };
}

const foreignFile = (file: string): RecordConflict => ({
  file,
  name: file,
  message:
    'This is neither a record nor a picture, and the editor takes nothing else. Tell whoever works on the site.',
  fields: [],
});

/**
 * A clean merge can still break a rule between records, which is a conflict too. Mistakes on main are not the
 * proposal's.
 */
async function noteFaults(context: Context, id: string): Promise<readonly RecordConflict[]> {
  const root = context.worktrees.pathOf(id);
  const nameOf = recordNames(root);
  if (faultsIn(root).length > 0) await renumber(context, id);
  if (faultsIn(root).length > 0) await followRecords(context, id);
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
