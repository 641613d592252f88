import { spawnSync } from 'node:child_process';
import { Refusal } from './refusal.ts';

/** What Git itself has against a command, without passwords that stand in an address. */
export class GitError extends Error {}

interface Options {
  readonly input?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs Git in one working copy and gives what it prints. */
export type Git = (args: readonly string[], options?: Options) => string;

/**
 * Git in the working copy at `root`.
 * @throws its functions throw a `GitError` where Git fails, and a `Refusal` where there is no Git
 */
export const gitIn =
  (root: string): Git =>
  (args, { input, env } = {}) => {
    const { error, status, stdout, stderr } = spawnSync('git', args, {
      cwd: root,
      input,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, LC_ALL: 'C', ...env },
    });
    if (error) throw new Refusal(`Git does not run here: ${error.message}.`);
    if (status !== 0) throw new GitError(withoutPasswords(stderr.trim()));
    return stdout;
  };

const withoutPasswords = (text: string) => text.replace(/\/\/[^/@\s]+@/g, '//');

/** What a command prints, or nothing where Git answers no. */
export function ask(git: Git, args: readonly string[]): string | undefined {
  try {
    return git(args).trim();
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}
