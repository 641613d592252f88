import { type ChildProcess, execFile } from 'node:child_process';

/** What Git itself has against a command, without passwords that stand in an address. */
export class GitError extends Error {
  readonly stdout: string;
  constructor(message: string, stdout = '') {
    super(withoutPasswords(message));
    this.stdout = stdout;
  }
}

const withoutPasswords = (text: string) => text.replace(/\/\/[^/@\s]+@/g, '//');

interface Options {
  readonly input?: string | Buffer;
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds after which it is ended. */
  readonly timeout?: number;
}

/** Runs Git in one folder and gives what it prints. */
export type Git = (args: readonly string[], options?: Options) => Promise<string>;

/**
 * What Git sees of this process's environment: no secret of the service, and no `GIT_DIR` of a hook that
 * started it.
 */
const PASSED =
  /^(?:PATH|HOME|USER|LANG|TMPDIR|SYSTEMROOT|SSH_AUTH_SOCK|GIT_SSH(?:_COMMAND)?|GIT_CONFIG_(?:GLOBAL|NOSYSTEM)|SSL_CERT_(?:FILE|DIR)|(?:https?|all|no)_proxy)$/i;

export const gitEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED.test(name))),
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
});

const MOST_OUTPUT = 64 * 1024 * 1024;

/** Never ended before its time: what is killed may leave its locks. */
const PATIENCE = 120_000;

/**
 * Git in `folder`.
 * @throws its functions throw a `GitError` where Git fails
 */
export const gitIn =
  (folder: string): Git =>
  (args, { input, env, timeout = PATIENCE } = {}) =>
    new Promise((resolve, reject) => {
      const child = execFile(
        'git',
        args,
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
      feed(child, input);
    });

function feed({ stdin }: ChildProcess, input: string | Buffer = ''): void {
  // A Git that fails at once does not read on; why is in its own words.
  stdin?.on('error', () => {});
  stdin?.end(input);
}

/** What a command prints, or nothing where Git answers no. */
export async function ask(git: Git, args: readonly string[]): Promise<string | undefined> {
  try {
    return (await git(args)).trim();
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}

/** Whether something failed because the disk is full. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as NodeJS.ErrnoException).code === 'ENOSPC' ||
    (error as NodeJS.ErrnoException).code === 'EDQUOT' ||
    /no space left on device|out of diskspace|disk quota exceeded/i.test(error.message));

/** What that means for whoever edits. */
export const FULL =
  'The disk of the editor’s server is full: nothing was saved. What you typed is kept in this browser. Tell whoever runs the server, and save again then.';
