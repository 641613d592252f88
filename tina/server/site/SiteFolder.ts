import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { forkLow } from '../snapshots/Snapshots.ts';

/** Delay before a failed build is repeated, ms; the next change repeats it too. */
const AGAIN_MS = 10 * 60_000;

/** What the site's own build may know: its clock, and what pages and headers say openly. */
export const FOR_THE_BUILD = /^(?:BUILD_TIME|STRICT_TRANSPORT_SECURITY|VITE_\w+)$/;

/** The build that visitors see. */
export interface Build {
  readonly commit: string;
  /** When it was made, in milliseconds. */
  readonly since: number;
}

const SCRIPT = join(import.meta.dirname, 'writeSite.ts');

/** What the process that builds is asked for. */
export interface SiteOrder {
  /** The checkout whose code builds. */
  readonly project: string;
  /** The Git folder and the commit whose content is built. */
  readonly repository: string;
  readonly commit: string;
  /** The time that decides what is published, in milliseconds. */
  readonly time: number;
  /** Where it is built: what builds keep for later ones stays there. */
  readonly work: string;
  /** The symbolic link that leads to the newest build. */
  readonly link: string;
}

/** The name of the folder of a build: when it was begun, and its commit. */
export const buildName = ({ time, commit }: Pick<SiteOrder, 'time' | 'commit'>) =>
  `${time}-${commit}`;
const NAME = /^(\d+)-([\da-f]{40,64})$/;

/** The site in a folder of this machine (`EDITOR_SITE_FOLDER`), built by the service itself. */
export class SiteFolder {
  readonly #place: Pick<SiteOrder, 'project' | 'work' | 'link'>;
  #running: ChildProcess | undefined;
  #failed: { readonly commit: string; readonly at: number; readonly words: string } | undefined;

  constructor(place: Pick<SiteOrder, 'project' | 'work' | 'link'>) {
    this.#place = place;
  }

  /** The build that the link leads to. */
  get built(): Build | undefined {
    try {
      const [, since, commit = ''] = NAME.exec(basename(readlinkSync(this.#place.link))) ?? [];
      return since ? { commit, since: Number(since) } : undefined;
    } catch {
      return undefined;
    }
  }

  /** Why the newest build failed; undefined if it did not. */
  get problem(): string | undefined {
    return this.#failed?.words;
  }

  /**
   * Builds the site if the link leads to another commit, or time changed it since. While a build runs it does nothing:
   * the next call sees what is newest then.
   * @param turned whether time changed the site between two times
   */
  async keep(
    source: Pick<SiteOrder, 'repository' | 'commit'>,
    turned: (since: number, until: number) => boolean,
    time = Date.now(),
  ): Promise<void> {
    const { commit } = source;
    const { built } = this;
    const isNew = built?.commit === commit && !turned(built.since, time);
    const waits = this.#failed?.commit === commit && time < this.#failed.at + AGAIN_MS;
    if (this.#running || isNew || waits) return;
    const own = Object.entries(process.env).filter(([name]) => FOR_THE_BUILD.test(name));
    const child = forkLow(SCRIPT, Object.fromEntries(own));
    this.#running = child;
    child.send({ ...this.#place, ...source, time });
    const words = await Promise.race([
      once(child, 'message').then(([said]) => said as string),
      once(child, 'exit').then(() => 'The build was broken off.'),
    ]).catch(({ message }: Error) => message);
    this.#running = undefined;
    this.#failed = words ? { commit, at: time, words } : undefined;
  }

  /** Ends what runs, with the programs that it started. */
  close(): void {
    if (this.#running?.pid) process.kill(-this.#running.pid, 'SIGKILL');
  }
}
