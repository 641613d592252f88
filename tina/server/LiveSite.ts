import { BUILD_FILE } from '../../renderer/headers/siteRules.ts';
import type { EventLog } from '../proposals/EventLog.ts';
import type { SiteFolder } from '../site/SiteFolder.ts';

/** The build that visitors see. */
export interface Build {
  readonly commit: string;
  /** When it was made, in milliseconds. */
  readonly since: number;
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
  #deployed: number | undefined;
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

  /** Makes the host build the site, if it has to be asked. @returns why it did not take the request */
  async deploy(at = Date.now()): Promise<string | undefined> {
    const { hook, log } = this.#place;
    if (!hook) return undefined;
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const { ok, status } = await fetch(hook, { method: 'POST', signal });
      if (!ok) return `The host of the site answered its build hook with ${status}.`;
      this.#deployed = at;
      log?.add({ at, who: 'Editor', kind: 'deployed', about: 'site', detail: {} });
      return undefined;
    } catch (error) {
      return `The host of the site cannot be reached: ${(error as Error).message}`;
    }
  }

  /** The same, if time changed the site since the last request: one request, also after an outage. */
  async deployDue(turned: Turned, now: number): Promise<string | undefined> {
    const { hook, log } = this.#place;
    if (!hook || !log || now < this.#again) return undefined;
    // Without an earlier request, the time of the first event counts.
    const last = () => log.read('kind = ?', 'deployed').at(-1) ?? log.read('number > ?', 0)[0];
    this.#deployed ??= last()?.at ?? now;
    if (!turned(this.#deployed, now)) return undefined;
    this.#again = now + AGAIN_MS;
    const problem = await this.deploy(now);
    if (!problem) this.#again = now;
    return problem;
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
