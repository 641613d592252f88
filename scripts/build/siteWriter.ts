import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Services } from '../../renderer/headers.ts';
import type { RenderedPage } from '../../renderer/RenderedPage.ts';
import type { FinishedPage } from './finishPage.ts';
import type { Purpose, Task } from './siteWorker.ts';

/**
 * The further pages of long lists come by the hundred: at their best they would take a minute, and less
 * than that any host does for itself.
 */
const FURTHER_PAGE = /\/page\/\d+$/;

/** More of them take longer to start than they save. */
const MOST_WORKERS = 4;

/** What the rest of the build is told of a page. */
export type WrittenPage = Omit<FinishedPage, 'html'>;

/** Finishes, writes and compresses on threads of their own, while the build goes on. */
export interface SiteWriter {
  /**
   * Finishes a page and writes it.
   * @throws what kept it from being finished or written
   */
  page(page: RenderedPage, services: Services): Promise<WrittenPage>;
  /** Compresses a file that is there, as `<name>.br` beside it. */
  add(name: string): void;
  /** Resolves when everything is written. @throws what kept something from it */
  done(): Promise<void>;
}

function startWorker(purpose: Purpose) {
  const worker = new Worker(new URL('siteWorker.ts', import.meta.url), { workerData: purpose });
  const end = Promise.withResolvers<void>();
  const asked: PromiseWithResolvers<WrittenPage>[] = [];
  worker.on('message', (page: WrittenPage) => asked.shift()?.resolve(page));
  worker.once('exit', () => end.resolve());
  worker.once('error', (error) => {
    for (const { reject } of [end, ...asked]) reject(error);
  });
  return { worker, end: end.promise, asked, load: 0 };
}

interface Wanted {
  /** Whether there will be pages. */
  finishesPages?: boolean;
  compresses?: boolean;
}

/** @param root folder of the site */
export function siteWriter(
  root: string,
  { finishesPages = false, compresses = true }: Wanted = {},
): SiteWriter {
  const workers = Array.from({ length: Math.min(availableParallelism(), MOST_WORKERS) }, () =>
    startWorker({ root, finishesPages }),
  );
  const send = (task: Task, toCompress: number) => {
    const idlest = workers.reduce((a, b) => (b.load < a.load ? b : a));
    // What is not compressed takes next to nothing, and goes round.
    idlest.load += toCompress + 1;
    idlest.worker.postMessage(task);
    return idlest;
  };
  return {
    page(page, services) {
      const compress = compresses && !FURTHER_PAGE.test(page.route);
      const asked = Promise.withResolvers<WrittenPage>();
      const size = compress ? page.html.length : 0;
      send({ page, services, compress }, size).asked.push(asked);
      return asked.promise;
    },
    add(file) {
      if (compresses) send({ file }, statSync(join(root, file)).size);
    },
    async done() {
      for (const { worker } of workers) worker.postMessage(null);
      await Promise.all(workers.map(({ end }) => end));
    },
  };
}
