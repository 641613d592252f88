import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { GitError, gitEnvironment, SETTINGS } from './git.ts';

/** An object of the repository. */
export interface StoredObject {
  readonly id: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Reads objects by their names: an id, or `refs/heads/main:content/site/site.json`. */
export interface Objects {
  read(name: string): Promise<StoredObject | undefined>;
  close(): void;
}

/** Whether a text is the id of an object, and not another name of one. */
export const isId = (text: string): boolean => /^[0-9a-f]{40,64}$/.test(text);

interface Question {
  resolve(answer: StoredObject | undefined): void;
  reject(error: Error): void;
}

const NEWLINE = 10;

/** One Git that stays and answers: a save reads several objects, and starting a program takes longer. */
export function openObjects(repository: string): Objects {
  let child: ChildProcessWithoutNullStreams | undefined;
  let asked: Question[] = [];
  let chunks: Buffer[] = [];

  const fail = (error: Error) => {
    child = undefined;
    chunks = [];
    for (const { reject } of asked.splice(0)) reject(error);
  };
  const start = () => {
    const started = spawn('git', [...SETTINGS, 'cat-file', '--batch'], {
      cwd: repository,
      env: gitEnvironment(),
    });
    started.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      answer();
    });
    started.stdin.on('error', () => {});
    started.stderr.resume();
    started.on('error', fail);
    started.on('close', () => {
      if (child === started) fail(new GitError('Git ended while it was asked.'));
    });
    return started;
  };
  /** Answers whatever has come whole. */
  const answer = () => {
    let buffer = Buffer.concat(chunks);
    while (asked.length > 0) {
      const end = buffer.indexOf(NEWLINE);
      if (end < 0) break;
      const [id = '', type = '', size = ''] = buffer.toString('utf8', 0, end).split(' ');
      const isThere = /^\d+$/.test(size) && isId(id);
      const length = isThere ? Number(size) : 0;
      const rest = end + 1 + (isThere ? length + 1 : 0);
      if (buffer.length < rest) break;
      const bytes = Buffer.from(buffer.subarray(end + 1, end + 1 + length));
      asked.shift()?.resolve(isThere ? { id, type, bytes } : undefined);
      buffer = buffer.subarray(rest);
    }
    chunks = buffer.length > 0 ? [buffer] : [];
  };

  return {
    read: (name) =>
      new Promise((resolve, reject) => {
        // A line is a question: a name with a line break would be two.
        if (/[\n\0]/.test(name)) return resolve(undefined);
        child ??= start();
        asked.push({ resolve, reject });
        child.stdin.write(`${name}\n`);
      }),
    close() {
      const open = child;
      child = undefined;
      asked = [];
      open?.stdin.end();
    },
  };
}
