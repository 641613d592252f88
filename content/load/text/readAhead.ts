import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Collection, collections } from '../../schema/collections.ts';
import { parseText } from '../read/parse.ts';
import { locateFile } from '../source/placement.ts';
import { translationOf } from '../translations/translationFiles.ts';
import type { inspectBody } from './inspectBody.ts';
import { canonicalBodies, inspectedBodies } from './knownBodies.ts';
import { proseIn } from './mentions.ts';

/** Ten times what the longest ordinary text takes. Pages and forms parse a text again, in a third of the time. */
export const DEADLINE_MS = 500;

const TOO_SLOW = {
  rule: 'The text takes too long to read.',
  fix: 'Write it with fewer marks: paragraphs with bold, italic and links.',
  offset: 0,
  length: 1,
};

interface Answer {
  inspected: ReturnType<typeof inspectBody>;
  canonical: string;
}

let worker: Worker | undefined;
let queue: Promise<unknown> = Promise.resolve();

async function startWorker(): Promise<Worker> {
  const started = new Worker(new URL('./bodyWorker.ts', import.meta.url));
  await once(started, 'message');
  return started;
}

async function parseInWorker(body: string, deadline: number): Promise<void> {
  worker ??= await startWorker();
  try {
    worker.ref();
    worker.postMessage(body);
    const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(deadline) });
    // The worker does not keep a command alive that is otherwise finished.
    worker.unref();
    const { inspected, canonical } = answer as Answer;
    inspectedBodies.keep(body, inspected);
    canonicalBodies.keep(body, canonical);
  } catch {
    void worker?.terminate();
    worker = undefined;
    // The file has the text without spaces at its ends.
    for (const text of [body, body.trim()]) {
      inspectedBodies.keep(text, { faults: [TOO_SLOW], links: [] });
      canonicalBodies.keep(text, text);
    }
  }
}

/**
 * Parses the Markdown of a record in a worker, so that no text blocks a server. Await it with the texts of a request or
 * a push before `readRecord`, `canonical`, `canonicalText` or `inspectChanges`, which then use its results. They report
 * a text that exceeds the deadline with one fault. Neither parses a text that is too long. Without this call, they
 * parse on the caller's thread, as the check and the build do.
 * @param file the record's path from the project's root; other files are ignored
 * @param content its text, or the fields that a form sent
 */
export async function readAhead(
  file: string,
  content: string | Readonly<Record<string, unknown>>,
  deadline = DEADLINE_MS,
): Promise<void> {
  const { placed } = locateFile(translationOf(file)?.of ?? file);
  if (!placed) return;
  const collection: Collection = collections[placed.collection];
  const data = typeof content === 'string' ? parseText(collection, content).data : content;
  for (const { text } of proseIn(collection, data)) {
    await readBody(text, deadline);
    // A save writes the canonical form, and the check reads it.
    await readBody(canonicalBodies.of(text), deadline);
  }
}

async function readBody(body: string, deadline: number): Promise<void> {
  // A text that was too slow is tried again: the machine may have been busy.
  const isRead = inspectedBodies.has(body) && canonicalBodies.has(body);
  if (isRead && inspectedBodies.of(body).faults[0] !== TOO_SLOW) return;
  const done = queue.then(() => parseInWorker(body, deadline));
  queue = done.catch(() => {});
  await done;
}
