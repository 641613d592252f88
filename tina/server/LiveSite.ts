import { BUILD_FILE } from '../../renderer/headers/siteRules.ts';

/** The build that visitors see. */
export interface Build {
  readonly commit: string;
  /** When it was made, in milliseconds. */
  readonly since: number;
}

/** How long an answer is kept, and how long it may take. */
const KEPT_MS = 15_000;
const PATIENCE_MS = 3_000;

/** The published site as the service sees it. Where it stands is a setting: the brand's address is content. */
export class LiveSite {
  readonly #site: string | undefined;
  readonly #hook: string | undefined;
  #asked = Number.NEGATIVE_INFINITY;
  #answer: Promise<Build | undefined> = Promise.resolve(undefined);

  /**
   * @param site the origin of the site
   * @param hook the address that makes the host build the site
   */
  constructor({ site, hook }: { readonly site?: string; readonly hook?: string }) {
    this.#site = site;
    this.#hook = hook;
  }

  /** Whether anybody can say what is live. */
  get isKnown(): boolean {
    return this.#site !== undefined;
  }

  /** Which build is live; undefined if the site does not answer, or does not say. */
  build(now = Date.now()): Promise<Build | undefined> {
    if (this.#site && now - this.#asked >= KEPT_MS) {
      this.#asked = now;
      this.#answer = ask(this.#site + BUILD_FILE);
    }
    return this.#answer;
  }

  /** Makes the host build the site, if it has to be asked. @returns why it did not take the request */
  async deploy(): Promise<string | undefined> {
    if (!this.#hook) return undefined;
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const { ok, status } = await fetch(this.#hook, { method: 'POST', signal });
      return ok ? undefined : `The host of the site answered its build hook with ${status}.`;
    } catch (error) {
      return `The host of the site cannot be reached: ${(error as Error).message}`;
    }
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
