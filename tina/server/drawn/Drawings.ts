import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { gitEnvironment } from '../../../content/compare/git.ts';
import { serial } from '../../proposals/serial.ts';
import { type Drawing, type Order, pairOf, type Revisions } from '../../shared/Drawing.ts';

/** A record that appears at a time is in drawings made after it; these are made again after an hour. */
const FRESH_MS = 3_600_000;

/** How long a drawing may take. */
const PATIENCE_MS = 60_000;

const SCRIPT = join(import.meta.dirname, 'draw.ts');

const BROKEN_OFF = {
  problem:
    'It cannot be drawn now. The words above are complete; load this page again to see more.',
};

/** What proposals look like. A process of low priority draws one after the other; drawings are kept in a folder. */
export class Drawings {
  readonly #settings: Pick<Order, 'folder' | 'site' | 'style'>;
  readonly #running = new Map<string, Promise<Drawing>>();
  readonly #lock = serial();
  #child: ChildProcess | undefined;

  /** @param settings where drawings are kept, and the code that draws */
  constructor(settings: Pick<Order, 'folder' | 'site' | 'style'>) {
    this.#settings = settings;
  }

  /** What a proposal looks like, drawn now unless that was done already. Never throws: `problem` says what failed. */
  draw(revisions: Revisions): Promise<Drawing> {
    const pair = pairOf(revisions);
    const running = this.#running.get(pair);
    if (running) return running;
    const drawing = this.#drawOrFind(revisions).finally(() => this.#running.delete(pair));
    this.#running.set(pair, drawing);
    return drawing;
  }

  /** Draws, also what was drawn before: from then on nobody waits until the process has started and read everything. */
  redraw = (revisions: Revisions): Promise<Drawing> =>
    this.#lock(() => this.#order({ ...this.#settings, ...revisions }));

  /** Waits for a drawing that was asked for. */
  async wait(pair: string): Promise<void> {
    await this.#running.get(pair);
  }

  /** The folder of a drawing: its pages, and in `before` and `after` the content of both sides. */
  folderOf = (pair: string): string => join(this.#settings.folder, pair);

  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #drawOrFind(revisions: Revisions): Promise<Drawing> {
    try {
      const file = join(this.folderOf(pairOf(revisions)), 'drawing.json');
      const known: Drawing = JSON.parse(await readFile(file, 'utf8'));
      const isOwn = known.site === this.#settings.site && !known.problem;
      if (isOwn && Date.now() - known.at < FRESH_MS) return known;
    } catch {
      // It was not drawn yet.
    }
    return this.redraw(revisions);
  }

  async #order(order: Order): Promise<Drawing> {
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

  /** The process that draws. It stays: to start it and to read everything takes longer than to draw. */
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
