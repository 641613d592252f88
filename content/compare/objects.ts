import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { GitError, gitEnvironment, SETTINGS } from './git.ts';

/** An object of the repository. */
interface StoredObject {
  readonly id: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export type Objects = ReturnType<typeof openObjects>;

/** Whether a text is the id of an object, and not another name of it. */
export const isId = (text: string): boolean => /^[0-9a-f]{40,64}$/.test(text);

const NEWLINE = 10;

/** Keeps one Git process running for many reads: a save reads several objects, and starting a process takes longer. */
export function openObjects(repository: string) {
  let child: ChildProcessWithoutNullStreams | undefined;
  let pending: PromiseWithResolvers<StoredObject | undefined>[] = [];
  let chunks: Buffer[] = [];

  const fail = (error: Error) => {
    child?.kill();
    child = undefined;
    chunks = [];
    for (const { reject } of pending.splice(0)) reject(error);
  };
  const start = () => {
    const started = spawn('git', [...SETTINGS, 'cat-file', '--batch'], {
      cwd: repository,
      env: gitEnvironment(),
    });
    started.stdout.on('data', (chunk: Buffer) => {
      if (child !== started) return;
      chunks.push(chunk);
      try {
        answer();
      } catch (error) {
        // Otherwise the caller would wait forever.
        fail(error as Error);
      }
    });
    started.stdin.on('error', () => {});
    started.stderr.resume();
    started.on('error', fail);
    started.on('close', () => {
      if (child === started) fail(new GitError('Git ended during a read.'));
    });
    return started;
  };
  /** Resolves the reads whose objects have arrived completely. */
  const answer = () => {
    let buffer = Buffer.concat(chunks);
    while (pending.length > 0) {
      const end = buffer.indexOf(NEWLINE);
      if (end < 0) break;
      const [id = '', type = '', size = ''] = buffer.toString('utf8', 0, end).split(' ');
      const isThere = /^\d+$/.test(size) && isId(id);
      const length = isThere ? Number(size) : 0;
      const rest = end + 1 + (isThere ? length + 1 : 0);
      if (buffer.length < rest) break;
      const bytes = Buffer.from(buffer.subarray(end + 1, end + 1 + length));
      pending.shift()?.resolve(isThere ? { id, type, bytes } : undefined);
      buffer = buffer.subarray(rest);
    }
    chunks = buffer.length > 0 ? [buffer] : [];
  };

  return {
    /** Reads an object by its name: an id, or `refs/heads/main:content/site/site.json`. */
    async read(name: string) {
      // One line is one request: a name with a line break would be two.
      if (/[\n\0]/.test(name)) return undefined;
      child ??= start();
      const question = Promise.withResolvers<StoredObject | undefined>();
      pending.push(question);
      child.stdin.write(`${name}\n`);
      return question.promise;
    },
    close() {
      const open = child;
      child = undefined;
      pending = [];
      open?.stdin.end();
    },
  };
}
