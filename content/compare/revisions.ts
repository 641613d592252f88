import { isContentCode } from '../load/source/codeFolders.ts';
import { gitIn, tryGit } from './git.ts';
import { UsageError } from './refusal.ts';

/** One of the two revisions that a review compares. */
interface Revision {
  /** The name that was requested: a branch, a tag, `HEAD^1`. */
  readonly name: string;
  readonly commit: string;
  readonly subject: string;
}

/** No name of a revision contains two dots in a row. */
const RANGE = /^(?<base>.*?)(?<dots>\.{2,3})(?<head>.*)$/;

/** Two revisions, and how far the base is ahead. */
export interface Range {
  readonly base: Revision;
  readonly head: Revision;
  /** The number of commits of the base that HEAD lacks: the comparison reports their changes as undone. */
  readonly apart: number;
}

/**
 * The two revisions of `BASE..HEAD`, or of `BASE...HEAD`: what HEAD changed since the two split. A missing name
 * means HEAD, as in Git.
 * @throws {UsageError} if the range is malformed, {GitError} if Git does not find a revision
 */
export async function readRange(root: string, range: string): Promise<Range> {
  const { groups } = RANGE.exec(range) ?? {};
  if (!groups) throw new UsageError(`“${range}” is not a range of revisions: write BASE...HEAD.`);
  const sides = [groups.base || 'HEAD', groups.head || 'HEAD'] as const;
  const before = await readRevision(root, sides[0]);
  const head = await readRevision(root, sides[1]);
  const git = gitIn(root);
  if (groups.dots === '..') {
    const apart = Number(await git(['rev-list', '--count', `${head.commit}..${before.commit}`]));
    return { base: before, head, apart };
  }
  const parted = await tryGit(git, ['merge-base', before.commit, head.commit]);
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
 * What a file is to a reviewer. Code is everything except records and pictures: no list could say which files run
 * in a build, in a workflow, or on another machine.
 */
export type Part = 'records' | 'pictures' | 'code';

const SCHEMA = /^content\/(?:schema|load)\//;

/** Whether a file defines the rules of records. */
export const isSchema = ({ file }: { readonly file: string }): boolean => SCHEMA.test(file);

/** Records are exactly one folder deep: elsewhere, a package.json would be read by tools. */
const RECORD = /^content\/[\w-]+\/[^/]+\.(?:json|mdx)$/;

const PICTURE = /^public\/.+\.(?:avif|ico|jpe?g|png|svg|webp)$/i;

/** The part that a file belongs to. */
export function partOf(file: string): Part {
  if (RECORD.test(file) && !isContentCode(file)) return 'records';
  return PICTURE.test(file) ? 'pictures' : 'code';
}
