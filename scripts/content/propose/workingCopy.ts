import { ask, type Git, GitError } from '../../../content/compare/git.ts';
import { Refusal } from '../../../content/compare/refusal.ts';
import { slug } from '../../../content/load/read/slug.ts';
import { isContentCode } from '../../../content/load/source/codeFolders.ts';

const LONGEST = 48;

/** The folder of all proposals' branches. */
export const PROPOSALS = 'content/';

/** A branch for a message that no branch has yet: `content/` and its words. */
export function branchName(message: string, taken: ReadonlySet<string>): string {
  const words = slug(message);
  const short = words.length > LONGEST ? words.slice(0, LONGEST + 1).replace(/-[^-]*$/, '') : words;
  // A message in Devanagari leaves nothing to name a branch by.
  const name = `${PROPOSALS}${short.slice(0, LONGEST) || 'change'}`;
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}-${count}`;
  return free;
}

/** A file that differs from the last commit. */
export interface Change {
  readonly file: string;
  readonly kind: 'added' | 'changed' | 'removed';
}

/** The branch of a working copy, and where it can go from there. */
export interface Standing {
  readonly branch: string;
  readonly remote: string;
  readonly commit: string;
}

/** Branches at the other end. */
export interface Heads {
  readonly standard: string;
  readonly commits: ReadonlyMap<string, string>;
}

/** The branch of the working copy. Throws a `Refusal` if nothing can be proposed from there. */
export async function standingOf(git: Git): Promise<Standing> {
  const prefix = await ask(git, ['rev-parse', '--show-prefix']);
  if (prefix === undefined)
    throw new Refusal(409, 'This folder is not a working copy of Git, or Git is not installed.');
  if (prefix !== '') throw new Refusal(409, 'Run this at the top of the working copy.');
  const commit = await ask(git, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  if (!commit)
    throw new Refusal(409, 'There is no commit here yet that a proposal could begin from.');
  const branch = await ask(git, ['symbolic-ref', '--quiet', '--short', 'HEAD']);
  if (!branch) {
    throw new Refusal(
      409,
      'The working copy is on no branch (a detached HEAD). Go to one, as with git switch main; your changes come along.',
    );
  }
  const isMerging = await ask(git, ['rev-parse', '--verify', '-q', 'MERGE_HEAD']);
  if (isMerging || (await git(['ls-files', '--unmerged']))) {
    throw new Refusal(
      409,
      'A merge is not finished. Finish it, or take it back with git merge --abort.',
    );
  }
  return { branch, commit, remote: await remoteOf(git, branch) };
}

async function remoteOf(git: Git, branch: string): Promise<string> {
  const names = (await git(['remote'])).split('\n').filter(Boolean);
  const own = await ask(git, ['config', '--get', `branch.${branch}.remote`]);
  const remote = [own, 'origin', names.length === 1 ? names[0] : undefined].find(
    (name) => name && names.includes(name),
  );
  if (remote) return remote;
  throw new Refusal(
    409,
    names.length === 0
      ? 'The working copy has no remote to propose to. Add it with git remote add origin <address>.'
      : `The working copy has the remotes ${names.join(', ')}. Call one of them origin.`,
  );
}

/** The branches at the remote. Throws a `Refusal` where it does not answer. */
export async function headsAt(git: Git, remote: string): Promise<Heads> {
  let listed: string;
  try {
    listed = await git(['ls-remote', '--symref', remote, 'HEAD', 'refs/heads/*']);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new Refusal(409, `${remote} does not answer.\n${error.message}`);
  }
  const standard = /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(listed)?.[1] ?? 'main';
  const found = listed.matchAll(/^([0-9a-f]+)\trefs\/heads\/(.+)$/gm);
  return {
    standard,
    commits: new Map([...found].map(([, commit = '', name = '']) => [name, commit])),
  };
}

/** Everything that differs from the last commit, in the order of the names. */
export async function changesOf(git: Git): Promise<Change[]> {
  const listed = await git([
    'status',
    '--porcelain',
    '-z',
    '--untracked-files=all',
    '--no-renames',
  ]);
  return listed
    .split('\0')
    .filter(Boolean)
    .map((entry) => ({ file: entry.slice(3), kind: kindOf(entry.slice(0, 2)) }));
}

function kindOf(state: string): Change['kind'] {
  if (state === '??' || state.includes('A')) return 'added';
  return state.includes('D') ? 'removed' : 'changed';
}

/** Records and pictures; the schema next to the records is code. */
export const isContent = ({ file }: Change): boolean =>
  /^(?:content|public\/images)\//.test(file) && !isContentCode(file);
