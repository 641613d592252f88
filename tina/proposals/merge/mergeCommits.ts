import { type ChangedFile, changedFiles } from '../../../content/compare/changedFiles.ts';
import type { Git } from '../../../content/compare/git.ts';
import { refOf } from '../clone.ts';
import { commitTo, type FileChange, oneLine } from '../commit.ts';
import { mayChange } from '../contentFiles.ts';
import type { Context } from '../ProposalContext.ts';
import type { Signature } from '../Repository.ts';

/** Two commits that are brought together. */
export interface MergeOfTwo {
  readonly head: string;
  readonly theirs: string;
  /** What turns their files into the merged ones. */
  readonly changes: readonly FileChange[];
}

/** How a merge is signed. */
interface Signed {
  readonly message: string;
  readonly author: Signature;
}

export const treeOf = async (git: Git, commit: string) =>
  (await git(['rev-parse', '--verify', `${commit}^{tree}`])).trim();

/** Runs a commit upon a ref that is gone again after. */
async function aside<T>(
  { clone: { git } }: Context,
  id: string,
  start: string,
  use: (ref: string) => Promise<T>,
): Promise<T> {
  const ref = `refs/service/aside-${id}`;
  await git(['update-ref', ref, start]);
  try {
    return await use(ref);
  } finally {
    await git(['update-ref', '-d', ref]);
  }
}

/**
 * The proposal with what its copy brought. Each may stand upon another main: the code is the
 * proposal's, and the content what both make together.
 */
export async function mergedCopy(
  context: Context,
  id: string,
  { head, theirs, changes, message, author }: MergeOfTwo & Signed,
): Promise<string> {
  const { clone, committer } = context;
  const { git } = clone;
  const who = { author, committer, message };
  const together = await aside(context, id, theirs, (ref) =>
    commitTo(git, { ...who, ref, parents: [theirs], changes }),
  );
  const content = await changedFiles(clone.repository, head, together);
  return commitTo(git, {
    ...who,
    ref: refOf(id),
    parents: [head, theirs],
    tree: await treeOf(git, head),
    changes: content.filter(mayChange).flatMap(asFiles),
  });
}

/** What turns a file of the earlier commit into that of the later one. */
export const asFiles = ({ file, from, after }: ChangedFile): FileChange[] => [
  ...(from ? [{ file: from, deleted: true as const }] : []),
  after ? { file, blob: after } : { file, deleted: true },
];

/** All that a proposal changed as one commit upon another main, in the names of those who did. */
export function replanted(
  context: Context,
  id: string,
  { base, head, theirs, changes }: MergeOfTwo & { base: string },
): Promise<string> {
  const { clone, committer, store } = context;
  const { git } = clone;
  return aside(context, id, theirs, async (ref) => {
    const log = await git(['log', '--no-merges', '--format=%an%x00%ae', `${base}..${head}`, '--']);
    const people = [...new Set(log.trim().split('\n').filter(Boolean))].map((line) => {
      const [name = '', email = ''] = line.split('\0');
      return { name, email };
    });
    const [author = committer, ...others] = people;
    const trailers = others.map(({ name, email }) => `Co-authored-by: ${name} <${email}>`);
    const title = oneLine(store.get(id)?.title ?? 'Change content');
    const message = [title, ...(trailers.length > 0 ? ['', ...trailers] : [])].join('\n');
    return commitTo(git, { ref, parents: [theirs], changes, message, author, committer });
  });
}
