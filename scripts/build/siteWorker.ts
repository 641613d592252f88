// A thread of siteWriter.ts: finishes pages and compresses texts, until it is sent nothing.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Services } from '../../renderer/headers.ts';
import { MANIFEST } from '../../renderer/manifest.ts';
import type { RenderedPage } from '../../renderer/RenderedPage.ts';
import { brotli } from './compress.ts';
import { keep } from './keep.ts';

/** Where compressed texts stay from build to build. */
const COMPRESSED = '.cache/compressed';

/** A page to be finished and written. */
interface PageTask {
  page: RenderedPage;
  services: Services;
  compress: boolean;
}

/** A page, or a file that is there, to be compressed. */
export type Task = PageTask | { file: string };

/** What a thread is for. */
export interface Purpose {
  /** Folder of the built site. */
  root: string;
  finishesPages: boolean;
}

const { root, finishesPages }: Purpose = workerData;
mkdirSync(COMPRESSED, { recursive: true });
const finish = finishesPages ? await openFinisher() : undefined;

/** Who only compresses needs nothing of what reads styles. */
async function openFinisher() {
  const { pageFinisher } = await import('./finishPage.ts');
  return pageFinisher(JSON.parse(readFileSync(MANIFEST, 'utf8')), root);
}

/** Texts to be compressed. That takes long, and waits for pages: the build goes on with what they are. */
const waiting: string[] = [];
let isBusy = false;
let isEnding = false;

async function compressWaiting(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  for (let file = waiting.shift(); file; file = waiting.shift()) {
    // Pages that have come meanwhile go first.
    await setImmediate();
    await compress(join(root, file));
  }
  isBusy = false;
  if (isEnding) parentPort?.close();
}

/** Most texts of a build are those of the build before. */
async function compress(file: string): Promise<void> {
  const text = readFileSync(file);
  const hash = createHash('sha256').update(text).digest('hex');
  const cached = join(COMPRESSED, `${hash}.br`);
  await keep(cached, async (to) => writeFileSync(to, brotli(text)));
  copyFileSync(cached, `${file}.br`);
}

function write({ page, services, compress }: PageTask): void {
  if (!finish) throw new Error('This thread finishes no pages.');
  const { html, ...finished } = finish(page, services);
  parentPort?.postMessage(finished);
  const file = join(root, finished.name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
  if (compress) waiting.push(finished.name);
}

parentPort?.on('message', (task: Task | null) => {
  if (!task) isEnding = true;
  else if ('file' in task) waiting.push(task.file);
  else write(task);
  void compressWaiting();
});
