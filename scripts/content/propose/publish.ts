import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, type Git, GitError } from '../../../content/compare/git.ts';
import { Refusal } from '../../../content/compare/refusal.ts';
import type { Change, Heads, Standing } from './workingCopy.ts';
import { branchName } from './workingCopy.ts';

/** A name for the branch of a new proposal, taken neither here nor there. */
export async function freeBranch(git: Git, message: string, { commits }: Heads): Promise<string> {
  const refs = await git(['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads']);
  const own = refs.split('\n');
  return branchName(message.split('\n')[0] as string, new Set([...own, ...commits.keys()]));
}

/**
 * Makes the commit of the proposal, of these files as they lie there. It is made in an index of its
 * own: neither the branch nor what is staged nor a file changes, and nothing points to it yet.
 */
export async function commit(
  git: Git,
  { commit: parent }: Standing,
  changes: readonly Change[],
  message: string,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'propose-'));
  const env = { GIT_INDEX_FILE: join(folder, 'index') };
  const signs = await ask(git, ['config', '--type=bool', '--get', 'commit.gpgSign']);
  try {
    await git(['read-tree', parent], { env });
    await git(
      ['--literal-pathspecs', 'add', '--all', '--pathspec-from-file=-', '--pathspec-file-nul'],
      {
        env,
        input: changes.map(({ file }) => file).join('\0'),
      },
    );
    const tree = (await git(['write-tree'], { env })).trim();
    const order = ['commit-tree', tree, '-p', parent, ...(signs === 'true' ? ['-S'] : [])];
    return (await git([...order, '-F', '-'], { input: message })).trim();
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new Refusal(409, `Git cannot make the commit.\n${error.message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Brings a commit to the remote under the name of a branch; on failure nothing of it stays here. */
export async function publish(
  git: Git,
  { remote, branch: own, commit: from }: Standing,
  branch: string,
  commit: string,
): Promise<void> {
  const ref = `refs/heads/${branch}`;
  const isNew = branch !== own;
  const attempt = async (what: string, args: readonly string[], undo?: readonly string[]) => {
    try {
      await git(args);
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      if (undo) await git(undo);
      throw new Refusal(409, `${what}; your working copy is unchanged.\n${error.message}`);
    }
  };
  if (isNew) await attempt(`There can be no branch ${branch}`, ['update-ref', ref, commit, '']);
  await attempt(
    `${remote} did not take the proposal`,
    ['push', '--quiet', remote, `${commit}:${ref}`],
    isNew ? ['update-ref', '-d', ref, commit] : undefined,
  );
  await git(['config', `branch.${branch}.remote`, remote]);
  await git(['config', `branch.${branch}.merge`, ref]);
  if (isNew) await git(['symbolic-ref', 'HEAD', ref]);
  else await git(['update-ref', ref, commit, from]);
  await git(['reset', '--quiet']);
}

/** Leaves the branch of the proposal, unless a file of it has changed meanwhile. */
export async function leave(git: Git, { branch }: Standing, notes: string[]): Promise<string> {
  try {
    await git(['switch', '--quiet', branch]);
    return branch;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    notes.push(
      `The working copy stays on the branch of the proposal, because a file changed meanwhile:\n${error.message}`,
    );
    return (await git(['symbolic-ref', '--short', 'HEAD'])).trim();
  }
}
