import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { constants } from 'node:zlib';
import type { Text } from './textWorker.ts';

const BEST = constants.BROTLI_MAX_QUALITY;

/**
 * For the further pages of long lists, which come by the hundred: a sixth more bytes than at best, in
 * a hundredth of the time.
 */
const SWIFT = 4;
const TIMES_FASTER = 100;

const FURTHER_PAGE = /\/page\/\d+\.html$/;

/** More of them take longer to start than they save. */
const MOST_WORKERS = 4;

/** Writes and compresses texts on threads of their own, while the build goes on with others. */
export interface TextWriter {
  /** Writes a text as a file, and once more compressed, as `<name>.br` beside it. */
  write(name: string, text: string): void;
  /** Compresses a file that is there. */
  add(name: string): void;
  /** Resolves when everything is written. @throws what kept a text from being written */
  done(): Promise<void>;
}

/** @param root folder of the files */
export function textWriter(root: string): TextWriter {
  const workers = Array.from({ length: Math.min(availableParallelism(), MOST_WORKERS) }, () => {
    const worker = new Worker(new URL('textWorker.ts', import.meta.url));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    worker.once('error', reject).once('exit', () => resolve());
    return { worker, end: promise, load: 0 };
  });
  const send = (name: string, bytes: Uint8Array<ArrayBuffer>, isNew: boolean) => {
    const level = FURTHER_PAGE.test(name) ? SWIFT : BEST;
    const idlest = workers.reduce((a, b) => (b.load < a.load ? b : a));
    idlest.load += bytes.length * (level === BEST ? TIMES_FASTER : 1);
    const text: Text = { file: join(root, name), bytes, level, isNew };
    idlest.worker.postMessage(text, [bytes.buffer]);
  };
  return {
    write: (name, text) => send(name, new TextEncoder().encode(text), true),
    add: (name) => send(name, new Uint8Array(readFileSync(join(root, name))), false),
    async done() {
      for (const { worker } of workers) worker.postMessage(null);
      await Promise.all(workers.map(({ end }) => end));
    },
  };
}
