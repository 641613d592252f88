import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { addressOf, type ChangedFile } from '../../content/compare/changedFiles.ts';
import { reviewContent } from '../../content/compare/contentReview.ts';
import { readState } from '../../content/compare/state.ts';
import { forget } from '../../content/load/inspect.ts';
import type { Problem } from '../../content/load/read/diagnostic.ts';
import { serial } from '../proposals/serial.ts';
import { glanceOf } from './mail/glance.ts';

type Views = typeof import('./views/views.ts');

/** What is compared for a mail about a proposal. */
interface GlanceOrder {
  /** The folder with the records of the proposal, and that of what they are compared with: what is published. */
  readonly folder: string;
  readonly before?: string;
  readonly files: readonly ChangedFile[];
}

/** What the page of a proposal is made of. */
export interface PageOrder extends GlanceOrder {
  /** The name of its snapshot. */
  readonly pair: string;
  readonly page: Omit<Parameters<Views['proposalPage']>[0], 'changes'>;
}

/** The address of the module of the service's pages, and the folder with the records that are published. */
type Settings = Readonly<Record<'views' | 'published', string>>;

/** How long a page may take, in milliseconds. */
const PATIENCE_MS = 60_000;

export type ProposalPages = ReturnType<typeof proposalPages>;

/** Pages of open proposals. A separate thread compares the records, so that saves do not wait for readers. */
export function proposalPages(settings: Settings) {
  const lock = serial();
  let worker: Worker | undefined;
  const close = () => {
    void worker?.terminate();
    worker = undefined;
  };
  const start = () => {
    if (worker) return worker;
    worker = new Worker(import.meta.filename, { workerData: settings });
    // Without a listener it would end the service; the next page starts another one.
    worker.on('error', close).unref();
    return worker;
  };
  const answer = (order: GlanceOrder | PageOrder) =>
    lock(async () => {
      const thread = start();
      try {
        thread.postMessage(order);
        const signal = AbortSignal.timeout(PATIENCE_MS);
        return (await once(thread, 'message', { signal }))[0];
      } catch (error) {
        close();
        throw error;
      }
    });
  return {
    /** Has the thread read what is published, so that the first page does not wait for that. */
    start,
    close,
    /** The page as HTML. @throws what fails in the thread */
    write: (order: PageOrder): Promise<string> => answer(order),
    /** What a proposal changes, in a line, and the file of a picture of it. @throws what fails in the thread */
    glance: (order: GlanceOrder): Promise<ReturnType<typeof glanceOf>> => answer(order),
  };
}

if (workerData?.published) {
  // Of this thread; elsewhere it would be that of the process. Measured: saves while 20 pages are read take 0.47 s at
  // most instead of 0.69.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
  const { views, published }: Settings = workerData;
  const loaded: Promise<Views> = import(views);
  readState(published);
  parentPort?.on(
    'message',
    async ({ folder, before = published, files, ...order }: GlanceOrder | PageOrder) => {
      const head = readState(folder);
      const review = reviewContent(readState(before), head, files);
      const named = (one: Problem) => ({ ...one, name: addressOf(head.nameOf(one.file)) });
      const { proposalPage, sums } = await loaded;
      const problems = review.problems.map(named);
      parentPort?.postMessage(
        'page' in order
          ? proposalPage({ ...order.page, changes: { ...review, problems, pair: order.pair } })
          : glanceOf(review, head, sums(review)),
      );
      // A proposal that is read again may have changed, and many are never read again.
      forget(folder);
      if (before !== published) forget(before);
    },
  );
}
