import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { gitEnvironment } from '../../../content/compare/git.ts';
import { serial } from '../../proposals/serial.ts';
import { type Order, pairOf, type Revisions, type Snapshot } from '../../shared/Snapshot.ts';

/** A record that appears at a time is in snapshots made after it; these are made again after an hour. */
const FRESH_MS = 3_600_000;

/** How long a snapshot may take. */
const PATIENCE_MS = 60_000;

const SCRIPT = join(import.meta.dirname, 'snapshotProcess.ts');

const BROKEN_OFF = {
  problem:
    'It cannot be shown now. The words above are complete; load this page again to see more.',
};

/** What proposals look like. A process of low priority renders one after the other; snapshots are kept in a folder. */
export class Snapshots {
  readonly #settings: Pick<Order, 'folder' | 'site' | 'style'>;
  readonly #running = new Map<string, Promise<Snapshot>>();
  readonly #lock = serial();
  #child: ChildProcess | undefined;

  /** @param settings where snapshots are kept, and the code that renders */
  constructor(settings: Pick<Order, 'folder' | 'site' | 'style'>) {
    this.#settings = settings;
  }

  /** What a proposal looks like, rendered now unless that was done already. Never throws: `problem` says what failed. */
  of(revisions: Revisions): Promise<Snapshot> {
    const pair = pairOf(revisions);
    const running = this.#running.get(pair);
    if (running) return running;
    const snapshot = this.#find(revisions).finally(() => this.#running.delete(pair));
    this.#running.set(pair, snapshot);
    return snapshot;
  }

  /** What was rendered by this code and is still kept, however long ago. */
  async kept(revisions: Revisions): Promise<Snapshot | undefined> {
    try {
      const file = join(this.folderOf(pairOf(revisions)), 'snapshot.json');
      const known: Snapshot = JSON.parse(await readFile(file, 'utf8'));
      return known.site === this.#settings.site && !known.problem ? known : undefined;
    } catch {
      // It was not rendered yet.
      return undefined;
    }
  }

  /** Renders, also what was rendered before: from then on the process runs, and has read everything. */
  renew = (revisions: Revisions): Promise<Snapshot> =>
    this.#lock(() => this.#order({ ...this.#settings, ...revisions }));

  /** Waits for a snapshot that was asked for. */
  async wait(pair: string): Promise<void> {
    await this.#running.get(pair);
  }

  /** The folder of a snapshot: its pages, and in `before` and `after` the content of both sides. */
  folderOf = (pair: string): string => join(this.#settings.folder, pair);

  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #find(revisions: Revisions): Promise<Snapshot> {
    const known = await this.kept(revisions);
    return known && Date.now() - known.at < FRESH_MS ? known : this.renew(revisions);
  }

  async #order(order: Order): Promise<Snapshot> {
    const none = { at: Date.now(), site: order.site, changed: [] };
    try {
      const child = this.#started();
      child.send(order);
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const ended = once(child, 'exit', { signal }).then(() => [BROKEN_OFF]);
      const [answer] = await Promise.race([once(child, 'message', { signal }), ended]);
      return { ...none, ...answer };
    } catch {
      this.close();
      return { ...none, ...BROKEN_OFF };
    }
  }

  /** The process that renders. It stays: to start it and to read everything takes longer than to render. */
  #started(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    mkdirSync(this.#settings.folder, { recursive: true });
    const child = forkLow(SCRIPT, { NODE_ENV: 'production' });
    child.on('error', () => {});
    child.unref();
    child.channel?.unref();
    this.#child = child;
    return child;
  }
}

/**
 * Starts a script in a process of low priority, in a group of its own.
 * @param env what it gets of the environment, besides what Git needs
 */
export function forkLow(script: string, env: NodeJS.ProcessEnv): ChildProcess {
  const child = fork(script, {
    env: { ...gitEnvironment(), ...env, NO_COLOR: '1' },
    execArgv: ['--no-warnings', '--max-old-space-size=768'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
  });
  // Of a process that did not start there is no number.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}
