import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { GitError } from '../../content/compare/git.ts';
import { Refusal } from '../../content/compare/refusal.ts';
import { type Clone, COPIES, refOf } from './clone.ts';
import { serial } from './serial.ts';

/** The answer to a save goes out before Git is started for its push. */
const PAUSE_MS = 100;

/** Why origin does not have all branches: it does not answer, or refuses some, for which it says why. */
type Problem = 'later' | { refused(id: string): string | undefined };

export type Pushing = ReturnType<typeof openPushing>;

/**
 * Keeps the branches of proposals at origin as they are here: each push sends all of them. What fails is sent with the
 * next push; each `sync` asks for one.
 * @param follow called after each push with the ids of the proposals that asked for it
 */
export function openPushing(clone: Clone, follow: (ids: readonly string[]) => Promise<void>) {
  const network = serial();
  const asked = new Set<string>();
  let next: Promise<void> | undefined;
  let problem: Problem | undefined;
  let isClosed = false;

  const send = (): Promise<void> => {
    // One push brings all that was saved until it begins.
    next ??= network(async () => {
      next = undefined;
      if (isClosed) return;
      problem = await mirror(clone);
      const ids = [...asked];
      asked.clear();
      await follow(ids);
    });
    return next;
  };

  return {
    /** Runs what else talks to origin: never two of them at a time. */
    network,
    /** The service stops: nothing that can be done after its next start is begun any more. */
    get isClosed() {
      return isClosed;
    },
    /** Why origin refuses the branch of a proposal. */
    refused: (id: string) => (typeof problem === 'object' ? problem.refused(id) : undefined),
    /** Renews the copies at origin; a save does not wait for it. @param ids the proposals that changed */
    async push(...ids: readonly string[]): Promise<void> {
      for (const id of ids) asked.add(id);
      await setTimeout(PAUSE_MS);
      await send().catch(console.error);
    },
    /**
     * The same, for a person who waits for one proposal.
     * @throws a `Refusal` where that does not succeed
     */
    async pushNow(id: string): Promise<void> {
      const head = (await clone.objects.read(refOf(id)))?.id;
      await send();
      const copy = (await clone.objects.read(clone.copyRef(id)))?.id;
      if (!problem || copy === head) return;
      throw new Refusal(409, (problem !== 'later' && problem.refused(id)) || SILENT);
    },
    /** Waits for what is under way. */
    async close(): Promise<void> {
      isClosed = true;
      await network.idle();
    },
  };
}

const SILENT =
  'The place where proposals are kept does not answer. Everything is saved here; try again in a minute.';

/** Makes the branches of proposals at origin those that are here: one push of all, forced, with what is deleted. */
async function mirror(clone: Clone): Promise<Problem | undefined> {
  const push = async () => {
    const [own, copies] = await Promise.all([clone.branches(), clone.copies()]);
    if (isDeepStrictEqual(own, copies)) return;
    // Only what was seen there is replaced, and so nothing that is not kept here (`clone.fetch`).
    const order = ['push', '--porcelain', '--no-verify', '--prune', '--force-with-lease'];
    await clone.toOrigin([...order, 'origin', `${refOf('*')}:${refOf('*')}`]);
  };
  try {
    await push().catch(async (error: unknown) => {
      if (!(error instanceof GitError && error.stdout.includes('(stale info)'))) throw error;
      await clone.fetch(COPIES);
      await push();
    });
    return undefined;
  } catch (error) {
    if (error instanceof GitError) return problemOf(error);
    // A push is never worth the process.
    console.error(error);
    return 'later';
  }
}

/** Reasons for which the next push of a branch may succeed. */
const MAY_SUCCEED = /stale info|failed to update ref|lock|internal|unpacker/i;

/** What a failed push means: whether it may succeed later, by itself. */
function problemOf({ stdout, message }: GitError): Problem {
  const rejected = /^!\t[^\t]*:(\S+)\t\[(?:remote )?rejected\] \((.*)\)/gm;
  const reasons = new Map(
    [...stdout.matchAll(rejected)]
      .map(([, ref, reason]) => [ref, reason ?? ''] as const)
      .filter(([, reason]) => !MAY_SUCCEED.test(reason)),
  );
  // What a hook says is not for one branch alone.
  const hint = /^remote: (.*\S)/m.exec(message)?.[1];
  if (reasons.size > 0)
    return {
      refused: (id) =>
        reasons.has(refOf(id))
          ? `The place where proposals are kept refuses this one: ${hint ?? reasons.get(refOf(id))}. Everything is saved here; tell whoever works on the site.`
          : undefined,
    };
  if (
    /does not let|authentication failed|permission|access denied|\b40[13]\b|not found/i.test(
      message,
    )
  ) {
    return {
      refused: () =>
        'The editor’s server may not write to the place where proposals are kept. Everything is saved here; tell whoever runs the server.',
    };
  }
  return 'later';
}
