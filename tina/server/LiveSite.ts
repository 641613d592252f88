import { BUILD_FILE } from '../../renderer/headers/siteRules.ts';
import type { EventLog } from '../proposals/EventLog.ts';
import type { Build, SiteFolder } from './site/SiteFolder.ts';

/** How long an answer is kept, and how long it may take. */
const KEPT_MS = 5_000;
const PATIENCE_MS = 3_000;

/** Delay before a refused request to a host is repeated, ms; the next change repeats it too. */
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

export type LiveSite = ReturnType<typeof liveSite>;

/** The published site as the service sees it. Where it stands is a setting: the brand's address is content. */
export function liveSite({ site, hook, folder, log }: Place) {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<Build | undefined> = Promise.resolve(undefined);
  /** The last request to the host: when it was made, and for which commit of main. */
  let deployed: { readonly at: number; readonly commit: string } | undefined;
  let failed: { readonly at: number; readonly commit: string; readonly words: string } | undefined;
  return {
    /** Whether the service can find out which build is live. */
    isKnown: Boolean(site ?? folder),

    /** Why what is published could not be built: by the service, or by the host. */
    problem: () => folder?.problem ?? failed?.words,

    /** Which build is live; undefined if the site does not answer, or does not say. */
    async build(now = Date.now()): Promise<Build | undefined> {
      if (!site) return folder?.built;
      if (now - asked >= KEPT_MS) {
        asked = now;
        answer = ask(site + BUILD_FILE);
      }
      return answer;
    },

    /**
     * Makes the host build the site, if main or time changed it since the last request: one request, also after an
     * outage.
     */
    async deploy(commit: string, turned: Turned, now: number): Promise<void> {
      const waits = failed?.commit === commit && now < failed.at + AGAIN_MS;
      if (!hook || !log || waits) return;
      const last = deployed ?? lastIn(log, commit, now);
      const isDue = last.commit !== commit || turned(last.at, now);
      // While it is under way, no other one is made for this commit.
      deployed = isDue ? { at: now, commit } : last;
      if (!isDue) return;
      const words = await post(hook);
      failed = words ? { at: now, commit, words } : undefined;
      if (words) {
        deployed = last;
        console.error(words);
      } else
        log.add({ at: now, who: 'Editor', kind: 'deployed', about: 'site', detail: { commit } });
    },
  };
}

/** The last request. Before the first one, the time of the first event counts, and the host has what is on main. */
function lastIn(log: EventLog, main: string, now: number) {
  const deployed = log.read('kind = ?', 'deployed').at(-1);
  const { at = now } = deployed ?? log.read('number > ?', 0)[0] ?? {};
  return { at, commit: deployed?.detail.commit ?? main };
}

/** @returns why the host did not take the request */
async function post(hook: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { ok, status } = await fetch(hook, { method: 'POST', redirect: 'manual', signal });
    return ok ? undefined : `The host of the site answered its build hook with ${status}.`;
  } catch (error) {
    return `The host of the site cannot be reached: ${(error as Error).message}`;
  }
}

async function ask(address: string): Promise<Build | undefined> {
  try {
    // A redirect could lead to an address inside the network.
    const order = { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) } as const;
    const response = await fetch(address, order);
    const { commit, time } = await response.json();
    const since = Date.parse(time);
    return /^[\da-f]{40}$/.test(commit) && since ? { commit, since } : undefined;
  } catch {
    return undefined;
  }
}
