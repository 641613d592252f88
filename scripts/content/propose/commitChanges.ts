import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, type Git } from './git.ts';
import type { Change } from './workingCopy.ts';

/**
 * Makes a commit of these files as they lie there, upon another commit. It is made in an index of its
 * own: neither the branch nor what is staged nor a file changes.
 * @returns the commit
 */
export function commitChanges(
  git: Git,
  parent: string,
  changes: readonly Change[],
  message: string,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'propose-'));
  const env = { GIT_INDEX_FILE: join(folder, 'index') };
  const signs = ask(git, ['config', '--type=bool', '--get', 'commit.gpgSign']) === 'true';
  try {
    git(['read-tree', parent], { env });
    git(['--literal-pathspecs', 'add', '--all', '--pathspec-from-file=-', '--pathspec-file-nul'], {
      env,
      input: changes.map(({ file }) => file).join('\0'),
    });
    const tree = git(['write-tree'], { env }).trim();
    const sign = signs ? ['-S'] : [];
    return git(['commit-tree', tree, '-p', parent, ...sign, '-F', '-'], { input: message }).trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
