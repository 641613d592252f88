import type { Diagnostic } from '../../content/load/read/diagnostic.ts';
import { sincePublished } from '../shared/proposalState.ts';
import type { Choices, Signature } from '../shared/Repository.ts';
import { isAncestor } from './clone.ts';
import { oneLine } from './commit.ts';
import { faultsIn, recordNames } from './contentFiles.ts';
import { keepCommit } from './deletedProposals.ts';
import { followRecords } from './followRecords.ts';
import { mergeTrees } from './merge/mergeTrees.ts';
import {
  type Context,
  commitTo,
  type LoadedProposal,
  moveBranch,
  PUBLISHED,
  renewed,
} from './ProposalContext.ts';
import { renumber } from './renumber.ts';
import { mergeBase } from './seal.ts';

/**
 * Merges main into a proposal, and notes conflicts. History is not rewritten, because clients know the commit of
 * their save; only if main was force-pushed, what the proposal changed is one commit upon it. The caller holds the lock.
 */
export async function mergeMain(
  context: Context,
  proposal: LoadedProposal,
  author: Signature = context.committer,
  choices: Choices = {},
): Promise<LoadedProposal> {
  const { clone, store, worktrees } = context;
  const { id, base, head, main } = proposal;
  if (base === main || (await isAncestor(clone, main, head))) return noteFaults(context, proposal);
  const isRewritten = !(await isAncestor(clone, base, main));
  const parted = isRewritten ? base : await mergeBase(clone, main, head);
  if (head === parted) return noteFaults(context, await moveBranch(context, proposal, main));
  const tools = { ...clone, nameOf: recordNames(worktrees.pathOf(id)) };
  const commits = { base: parted, mine: head, theirs: main };
  const { conflicts, changes } = await mergeTrees(tools, commits, choices);
  if (conflicts.length > 0) {
    store.change(id, { conflicts });
    return renewed(context, proposal);
  }
  if (isRewritten) await keepCommit(clone.git, id, head);
  const order = isRewritten
    ? { ...squashInfo(context, proposal), parents: [main] as const }
    : { author, message: 'Bring in what was published', parents: [head, main] as const };
  const next = await commitTo(context, proposal, { ...order, filesOf: main, changes });
  return noteFaults(context, next);
}

/** The author and message of a commit with everything that a proposal changed, in the names of its authors. */
function squashInfo({ committer, store }: Context, { id, title }: LoadedProposal) {
  const saved = sincePublished(store.history(id)).filter(({ kind }) => kind === 'saved');
  const people = new Map(saved.map(({ who: name, email = '' }) => [email, { name, email }]));
  const [author = committer, ...others] = people.values();
  const trailers = others.map(({ name, email }) => `Co-authored-by: ${name} <${email}>`);
  return { author, message: [oneLine(title), '', ...trailers].join('\n') };
}

/**
 * A clean merge can still break a rule between records, which is a conflict too. Mistakes on main are not the
 * proposal's.
 */
async function noteFaults(context: Context, proposal: LoadedProposal): Promise<LoadedProposal> {
  const { id, main: base } = proposal;
  const root = context.worktrees.pathOf(id);
  const nameOf = recordNames(root);
  let next = proposal;
  for (const repair of [renumber, followRecords])
    if (faultsIn(root).length > 0) next = await repair(context, next);
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
  context.store.change(id, { base, conflicts });
  return renewed(context, next);
}

const keyOf = ({ file, rule }: Diagnostic) => `${file} ${rule}`;
