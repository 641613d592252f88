import { execFileSync } from 'node:child_process';

/** Git answers with an error; the message is its own first line. */
export class GitError extends Error {}

const MOST = 256 * 1024 * 1024;

/**
 * Runs Git in a folder.
 * @param env more variables for it
 * @returns what it prints
 * @throws GitError
 */
export function git(
  cwd: string,
  args: readonly string[],
  { input, env = {} }: { input?: string; env?: Readonly<Record<string, string>> } = {},
): string {
  try {
    return execFileSync('git', args, {
      cwd,
      input,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      maxBuffer: MOST,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new GitError(stderr?.trim().split('\n')[0] || message);
  }
}
