import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { ChangedFile } from '../../content/compare/changedFiles.ts';
import { reviewContent } from '../../content/compare/contentReview.ts';
import { readState } from '../../content/compare/state.ts';
import { forget } from '../../content/load/inspect.ts';
import { serial } from '../proposals/serial.ts';

type Views = typeof import('../views/views.ts');

/** What the page of a proposal is made of. */
export interface PageOrder {
  /** The folder with the records of the proposal. */
  readonly folder: string;
  readonly files: readonly ChangedFile[];
  /** The name of its drawing. */
  readonly pair: string;
  readonly page: Omit<Parameters<Views['proposalPage']>[0], 'changes'>;
}

interface Settings {
  /** The address of the module of the service's pages. */
  readonly views: string;
  /** The folder with the records that are published. */
  readonly published: string;
}

/** How long a page may take, in milliseconds. */
const PATIENCE_MS = 60_000;

/** Pages of open proposals. A thread of its own compares the records: nobody who saves waits for what others read. */
export class ProposalPages {
  readonly #settings: Settings;
  readonly #turn = serial();
  #worker: Worker | undefined;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Starts the thread, and has it read what is published, so that the first page does not wait for that. */
  start(): Worker {
    this.#worker ??= new Worker(import.meta.filename, { workerData: this.#settings });
    this.#worker.unref();
    return this.#worker;
  }

  /** The page as HTML. @throws what fails in the thread; the next page has a new one */
  write(order: PageOrder): Promise<string> {
    return this.#turn(async () => {
      try {
        const worker = this.start();
        worker.postMessage(order);
        const [page] = await once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) });
        return page;
      } catch (error) {
        this.close();
        throw error;
      }
    });
  }

  close(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }
}

if (workerData?.published) {
  const { views, published }: Settings = workerData;
  const loaded: Promise<Views> = import(views);
  readState(published);
  parentPort?.on('message', async ({ folder, files, pair, page }: PageOrder) => {
    const review = reviewContent(readState(published), readState(folder), files);
    const changes = { ...review, pair };
    parentPort?.postMessage((await loaded).proposalPage({ ...page, changes }));
    // A proposal that is read again may have changed, and many are never read again.
    forget(folder);
  });
}
