import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Collection, collections } from '../../schema/collections.ts';
import { parseText } from '../read/parse.ts';
import { placeFile } from '../source/placement.ts';
import { translationPlace } from '../translations/translationPlace.ts';
import type { inspectBody } from './inspectBody.ts';
import { canonicalBodies, inspectedBodies } from './knownBodies.ts';
import { proseIn } from './mentions.ts';

/** The longest honest text takes a tenth of it. Pages and forms parse a text again, in a third of the time. */
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
    // A command that has nothing else to do ends.
    worker.unref();
    const { inspected, canonical } = answer as Answer;
    inspectedBodies.keep(body, inspected);
    canonicalBodies.keep(body, canonical);
  } catch {
    void worker?.terminate();
    worker = undefined;
    // Its file holds it without spaces at its ends.
    for (const text of [body, body.trim()]) {
      inspectedBodies.keep(text, { faults: [TOO_SLOW], links: [] });
      canonicalBodies.keep(text, text);
    }
  }
}

/**
 * Parses the Markdown of a record in a worker, so that no text stops a server. Await it with what a
 * request or a push brings, before `readRecord`, `canonical`, `canonicalText` or `inspectChanges`:
 * these then use its results. A text that takes longer than the deadline has one fault there. A text
 * that is too long is not parsed at all, here or there. Without this call the same functions parse on
 * the caller's thread, as the check and the build do.
 * @param file the record's path from the top of the project; other files are left alone
 * @param content its text, or the fields that a form sent
 */
export async function readAhead(
  file: string,
  content: string | Readonly<Record<string, unknown>>,
  deadline = DEADLINE_MS,
): Promise<void> {
  const { placed } = placeFile(translationPlace(file)?.of ?? file);
  if (!placed) return;
  const collection: Collection = collections[placed.collection];
  const data = typeof content === 'string' ? parseText(collection, content).data : content;
  for (const { text } of proseIn(collection, data)) {
    await readBody(text, deadline);
    // A save writes, and the check reads, the canonical form.
    await readBody(canonicalBodies.of(text), deadline);
  }
}

async function readBody(body: string, deadline: number): Promise<void> {
  // A text that was too slow may only have met a busy machine.
  const isRead = inspectedBodies.has(body) && canonicalBodies.has(body);
  if (isRead && inspectedBodies.of(body).faults[0] !== TOO_SLOW) return;
  const done = queue.then(() => parseInWorker(body, deadline));
  queue = done.catch(() => {});
  await done;
}
