import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SCRATCH } from './scratch.ts';

const REPOSITORY = join(SCRATCH, '.git');

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.email=editor@firm.example', ...args], { cwd: SCRATCH });

/** Puts all records of the copy into a commit of somebody's, in a repository of the copy's own. */
export function commitAll(name: string, why: string): void {
  if (!existsSync(REPOSITORY)) git('init', '--quiet');
  git('add', 'content');
  git('-c', `user.name=${name}`, 'commit', '--quiet', '--no-verify', '--no-gpg-sign', '-m', why);
}

export const forgetCommits = (): void => rmSync(REPOSITORY, { recursive: true, force: true });
