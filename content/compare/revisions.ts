import { isContentCode } from '../load/source/codeFolders.ts';
import { ask, gitIn } from './git.ts';
import { UsageError } from './refusal.ts';

/** One of the two states of the project that a review compares. */
interface Revision {
  /** As it was asked for: a branch, a tag, `HEAD^1`. */
  readonly name: string;
  readonly commit: string;
  readonly subject: string;
}

/** No name of a revision holds two dots in a row. */
const RANGE = /^(?<base>.*?)(?<dots>\.{2,3})(?<head>.*)$/;

/** Two revisions, and what one lacks of the other. */
export interface Range {
  readonly base: Revision;
  readonly head: Revision;
  /** Commits of BASE that HEAD lacks: the comparison shows what they did as undone. */
  readonly apart: number;
}

/**
 * The two revisions of `BASE..HEAD`, or of `BASE...HEAD`: what HEAD changed since the two split. A
 * side that is left out is HEAD, as Git has it.
 * @throws {UsageError} where the range is not one, {GitError} where Git does not know a side
 */
export async function readRange(root: string, range: string): Promise<Range> {
  const { groups } = RANGE.exec(range) ?? {};
  if (!groups) throw new UsageError(`“${range}” is no range of revisions: write BASE...HEAD.`);
  const sides = [groups.base || 'HEAD', groups.head || 'HEAD'] as const;
  const before = await readRevision(root, sides[0]);
  const head = await readRevision(root, sides[1]);
  const git = gitIn(root);
  if (groups.dots === '..') {
    const apart = Number(await git(['rev-list', '--count', `${head.commit}..${before.commit}`]));
    return { base: before, head, apart };
  }
  const parted = await ask(git, ['merge-base', before.commit, head.commit]);
  if (!parted) {
    throw new UsageError(
      `${sides[0]} and ${sides[1]} share no commit here: fetch their history, or write two dots to compare them as they are.`,
    );
  }
  return { base: await readRevision(root, parted, sides[0]), head, apart: 0 };
}

async function readRevision(root: string, revision: string, name = revision): Promise<Revision> {
  // A name that begins with a hyphen would be an option.
  const names = ['--end-of-options', `${revision}^{commit}`, '--'];
  const line = await gitIn(root)(['log', '-1', '--format=%H%x00%s', ...names]);
  const [commit = '', subject = ''] = line.trim().split('\0');
  return { name, commit, subject };
}

/**
 * What a file is to a reviewer. Code is all that is neither a record nor a picture: no list can tell
 * which of it runs in a build, in a workflow, or on the next machine.
 */
export type Part = 'records' | 'pictures' | 'code';

const SCHEMA = /^content\/(?:schema|load)\//;

/** Whether a file holds the rules that records obey. */
export const isSchema = ({ file }: { readonly file: string }): boolean => SCHEMA.test(file);

/** The folders of records: no deeper, and not next to them, where a package.json would be read. */
const RECORD = /^content\/[\w-]+\/[^/]+\.(?:json|mdx)$/;

const PICTURE = /^public\/.+\.(?:avif|ico|jpe?g|png|svg|webp)$/i;

/** The part that a file belongs to. */
export function partOf(file: string): Part {
  if (RECORD.test(file) && !isContentCode(file)) return 'records';
  return PICTURE.test(file) ? 'pictures' : 'code';
}
