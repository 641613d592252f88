import { BUILD_FILE } from '../../renderer/headers/siteRules.ts';
import type { EventLog } from '../proposals/EventLog.ts';
import type { SiteFolder } from '../site/SiteFolder.ts';

/** The build that visitors see. */
export interface Build {
  readonly commit: string;
  /** When it was made, in milliseconds. */
  readonly since: number;
}

/** A request to the host: when it was made, and for which commit of main. */
interface Deployed {
  readonly at: number;
  readonly commit: string | undefined;
}

/** How long an answer is kept, and how long it may take. */
const KEPT_MS = 15_000;
const PATIENCE_MS = 3_000;

/** A host that did not take a request is asked again after so many milliseconds. */
const AGAIN_MS = 10 * 60_000;

/** Whether time alone changed the site between two times (`GitRepository.turned`). */
export type Turned = (since: number, until: number) => boolean;

interface Place {
  /** The origin of the site. */
  readonly site?: string;
  /** The address that makes the host build the site. */
  readonly hook?: string;
  /** The folder in which the service builds the site. */
  readonly folder?: SiteFolder;
  readonly log?: EventLog;
}

/** The published site as the service sees it. Where it stands is a setting: the brand's address is content. */
export class LiveSite {
  readonly #place: Place;
  #asked = Number.NEGATIVE_INFINITY;
  #answer: Promise<Build | undefined> = Promise.resolve(undefined);
  #deployed: Deployed | undefined;
  #again = Number.NEGATIVE_INFINITY;

  constructor(place: Place) {
    this.#place = place;
  }

  /** Whether the service can find out which build is live. */
  get isKnown(): boolean {
    return Boolean(this.#place.site ?? this.#place.folder);
  }

  /** Why the service could not build what is published. */
  get problem(): string | undefined {
    return this.#place.folder?.problem;
  }

  /** Which build is live; undefined if the site does not answer, or does not say. */
  build(now = Date.now()): Promise<Build | undefined> {
    const { site, folder } = this.#place;
    if (!site) return Promise.resolve(folder?.built);
    if (now - this.#asked >= KEPT_MS) {
      this.#asked = now;
      this.#answer = ask(site + BUILD_FILE);
    }
    return this.#answer;
  }

  /**
   * Makes the host build a new commit of main, if it has to be asked.
   * @returns why it did not take the request
   */
  async deploy(commit: string, at = Date.now()): Promise<string | undefined> {
    return this.#deployed?.commit === commit ? undefined : this.#request(commit, at);
  }

  /**
   * The same, if main or time changed the site since the last request, wherever that was done: one request, also after
   * an outage.
   */
  async deployDue(commit: string, turned: Turned, now: number): Promise<string | undefined> {
    const { hook, log } = this.#place;
    if (!hook || !log || now < this.#again) return undefined;
    const last = this.#last(now);
    // What is on main at the first start is what the host has.
    this.#deployed = { at: last.at, commit: last.commit ?? commit };
    const isDue = this.#deployed.commit !== commit || turned(last.at, now);
    return isDue ? this.#request(commit, now) : undefined;
  }

  /** The last request. Without an earlier one, the time of the first event counts. */
  #last(now: number): Deployed {
    const { log } = this.#place;
    if (this.#deployed) return this.#deployed;
    const found = log?.read('kind = ?', 'deployed').at(-1) ?? log?.read('number > ?', 0)[0];
    const commit = found?.kind === 'deployed' ? found.detail.commit : undefined;
    return { at: found?.at ?? now, commit };
  }

  async #request(commit: string, at: number): Promise<string | undefined> {
    const { hook, log } = this.#place;
    if (!hook) return undefined;
    const before = this.#deployed;
    // While it is under way, no other one is made for this commit.
    this.#deployed = { at, commit };
    const problem = await post(hook);
    if (problem) {
      this.#deployed = before;
      this.#again = at + AGAIN_MS;
    } else log?.add({ at, who: 'Editor', kind: 'deployed', about: 'site', detail: { commit } });
    return problem;
  }
}

/** @returns why the host did not take the request */
async function post(hook: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { ok, status } = await fetch(hook, { method: 'POST', signal });
    return ok ? undefined : `The host of the site answered its build hook with ${status}.`;
  } catch (error) {
    return `The host of the site cannot be reached: ${(error as Error).message}`;
  }
}

async function ask(address: string): Promise<Build | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const { commit, time } = await response.json();
    const since = Date.parse(time);
    return /^[\da-f]{40}$/.test(commit) && since ? { commit, since } : undefined;
  } catch {
    return undefined;
  }
}
