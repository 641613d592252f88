import { execFile } from 'node:child_process';

/** Git failed. The message is Git's own, without the passwords of addresses. */
export class GitError extends Error {
  readonly stdout: string;
  constructor(message: string, stdout = '') {
    super(withoutPasswords(message));
    this.stdout = stdout;
  }
}

/** Removes user names and passwords from the addresses in a text. */
export const withoutPasswords = (text: string) => text.replace(/\/\/[^/@\s]+@/g, '//');

interface Options {
  readonly input?: string | Buffer;
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds after which Git is ended; 0 is never. */
  readonly timeout?: number;
}

/** Runs Git in one folder and resolves with what it prints. */
export type Git = (args: readonly string[], options?: Options) => Promise<string>;

/**
 * The environment variables that Git inherits: no secret of the service, and no `GIT_DIR` of a hook that started
 * this process.
 */
const PASSED =
  /^(?:PATH|HOME|USER|USERPROFILE|LANG|TMPDIR|SYSTEMROOT|XDG_CONFIG_HOME|SSH_AUTH_SOCK|GIT_SSH(?:_COMMAND)?|GIT_CONFIG_(?:GLOBAL|NOSYSTEM)|SSL_CERT_(?:FILE|DIR)|(?:https?|all|no)_proxy)$/i;

export const gitEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED.test(name))),
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
});

/** Overrides a person's own settings, which would change Git's output or refuse a folder of another user. */
export const SETTINGS = [
  'color.ui=never',
  'core.quotePath=false',
  'init.defaultObjectFormat=sha1',
  'log.showSignature=false',
  'push.gpgSign=false',
  'safe.directory=*',
].flatMap((setting) => ['-c', setting]);

const MOST_OUTPUT = 64 * 1024 * 1024;

/** Milliseconds. Long, because a Git process that is killed may leave its locks. */
const PATIENCE = 120_000;

/**
 * Returns a function that runs Git in `folder`.
 * @throws the returned function throws a `GitError` if Git fails or is not installed
 */
export const gitIn =
  (folder: string): Git =>
  (args, { input, env, timeout = PATIENCE } = {}) =>
    new Promise((resolve, reject) => {
      const child = execFile(
        'git',
        ['--no-pager', ...SETTINGS, ...args],
        {
          cwd: folder,
          env: { ...gitEnvironment(), ...env },
          maxBuffer: MOST_OUTPUT,
          timeout,
          killSignal: 'SIGTERM',
        },
        (error, stdout, stderr) => {
          if (!error) return resolve(stdout);
          const late = error.killed ? `Git took longer than ${timeout / 1000} s. ` : '';
          reject(new GitError(late + (stderr.trim() || error.message), stdout));
        },
      );
      // A Git process that fails at once closes its input; its own message gives the reason.
      child.stdin?.on('error', () => {});
      child.stdin?.end(input ?? '');
    });

/** Git's id of the empty tree. */
export const NO_FILES = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** The output of a command, or undefined if Git fails. */
export async function tryGit(git: Git, args: readonly string[]): Promise<string | undefined> {
  try {
    return (await git(args)).trim();
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}
