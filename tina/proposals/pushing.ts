import { GitError } from '../../content/compare/git.ts';
import { Refusal } from '../../content/compare/refusal.ts';
import { branchOf, refOf } from './clone.ts';
import { settleCopy } from './forward.ts';
import type { Context } from './ProposalContext.ts';
import type { Notes } from './ProposalStore.ts';
import { serial } from './serial.ts';

/** Milliseconds until a push is tried again: at first, and at most. */
const SOON = 1_000;
const LATE = 60_000;

type Outcome = 'done' | 'later' | { readonly refused: string };

export type Pushing = ReturnType<typeof openPushing>;

/** Brings proposals to origin, one after another, for as long as it takes. */
export function openPushing(context: Context) {
  const network = serial();
  const waiting = new Set<string>();
  const timers = new Map<string, NodeJS.Timeout>();
  let isClosed = false;

  const attempt = (id: string, tries: number): Promise<void> =>
    network(async () => {
      waiting.delete(id);
      if (isClosed) return;
      const outcome = await pushOnce(context, id).catch((error: unknown): Outcome => {
        // A push is never worth the process: it is tried again.
        if (!(error instanceof GitError)) console.error(error);
        return 'later';
      });
      if (typeof outcome === 'object') note(context, id, outcome);
      else if (outcome === 'done') note(context, id, { refused: undefined });
      else if (!isClosed) retry(id, tries);
      await context.tell(id, []);
    });
  const retry = (id: string, tries: number) => {
    clearTimeout(timers.get(id));
    const timer = setTimeout(
      () => {
        timers.delete(id);
        void attempt(id, tries + 1);
      },
      Math.min(LATE, SOON * 2 ** tries),
    );
    timers.set(id, timer.unref());
  };

  return {
    /** Runs what else talks to origin: never two of them at a time. */
    network,
    /** The service stops: nothing that can be done after its next start is begun any more. */
    get isClosed() {
      return isClosed;
    },
    /** Renews the copy of a proposal, now or when origin answers again. */
    push(id: string): void {
      // One push brings all that was saved until it begins.
      if (waiting.has(id)) return;
      waiting.add(id);
      clearTimeout(timers.get(id));
      timers.delete(id);
      void attempt(id, 0);
    },
    /**
     * The same at once, for somebody who waits.
     * @throws a `Refusal` where that does not succeed
     */
    async pushNow(id: string): Promise<void> {
      const outcome = await network(() => pushOnce(context, id).catch((): Outcome => 'later'));
      if (outcome === 'done') return note(context, id, { refused: undefined });
      if (outcome !== 'later') {
        note(context, id, outcome);
        throw new Refusal(409, outcome.refused);
      }
      retry(id, 0);
      throw new Refusal(
        409,
        'The place where proposals are kept does not answer. Everything is saved here; try again in a minute.',
      );
    },
    /** Waits for what is under way, and gives up what would be tried later. */
    async close(): Promise<void> {
      isClosed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await network.idle();
    },
  };
}

/** @param isAgain whether origin had another copy than was known, and was asked for it just now */
async function pushOnce(context: Context, id: string, isAgain = false): Promise<Outcome> {
  const { clone, store, lock } = context;
  await lock(async () => {
    const { state = 'merged' } = store.get(id) ?? {};
    if (state !== 'merged') await settleCopy(context, id);
  });
  const proposal = store.get(id);
  const head = (await clone.objects.read(refOf(id)))?.id;
  if (!proposal || !head || proposal.state === 'merged') return 'done';
  const copy = (await clone.objects.read(clone.copyRef(id)))?.id;
  if (copy === head || (!copy && head === proposal.base)) {
    note(context, id, { pushed: copy });
    return 'done';
  }
  const there = `refs/heads/${branchOf(id)}`;
  const lease = `--force-with-lease=${there}:${copy ?? ''}`;
  try {
    if (store.get(id)) store.change(id, { sent: head });
    const order = ['push', '--porcelain', '--no-verify', lease, 'origin', `${head}:${there}`];
    await clone.toOrigin(order);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const outcome = outcomeOf(error);
    if (outcome !== 'moved') return outcome;
    if (isAgain) return 'later';
    // Somebody else pushed; or this service did, and was killed before it noted that down.
    await clone.fetch();
    return pushOnce(context, id, true);
  }
  note(context, id, { pushed: head });
  await showApproved(context, id);
  return 'done';
}

/**
 * Shows at the code host whether what was approved here still is: also of a commit that only brings main in, and after an
 * approval fell without another commit.
 */
export async function showApproved(context: Context, id: string): Promise<void> {
  const { clone, host, store } = context;
  const { state, approval, shown, fallen, outdated } = store.get(id) ?? {};
  const head = (await clone.objects.read(refOf(id)))?.id;
  const isApproved = state === 'approved' || state === 'scheduled';
  const isOver = state === 'open' && shown === head;
  const who = isApproved ? approval?.email && approval.who : isOver && (fallen ?? outdated);
  if (!host.approve || !head || !who || (isApproved && shown === head)) return;
  try {
    await host.approve(head, who, isOver);
    note(context, id, { shown: isOver ? undefined : head });
  } catch (error) {
    // The next sync reports it again, and the merge does.
    console.error(`An approval is not shown at the code host: ${(error as Error).message}`);
  }
}

/** A proposal may have been discarded while it was pushed. */
function note({ store }: Context, id: string, change: Partial<Notes>): void {
  if (store.get(id)) store.change(id, change);
}

/** What a failed push means: whether it may succeed later, by itself; `moved` is another copy than was known. */
function outcomeOf({ stdout, message }: GitError): Outcome | 'moved' {
  const [, reason] = /^!\t[^\t]*\t\[(?:remote )?rejected\] \((.*)\)/m.exec(stdout) ?? [];
  if (reason && /stale info|fetch first|non-fast-forward/.test(reason)) return 'moved';
  const hint = /^remote: (.*\S)/m.exec(message)?.[1];
  if (reason && !/failed to update ref|lock|internal|unpacker/i.test(reason)) {
    return {
      refused: `The place where proposals are kept refuses this one: ${hint ?? reason}. Everything is saved here; tell whoever works on the site.`,
    };
  }
  if (
    /does not let|authentication failed|permission|access denied|\b40[13]\b|not found/i.test(
      message,
    )
  ) {
    return {
      refused:
        'The editor’s server may not write to the place where proposals are kept. Everything is saved here; tell whoever runs the server.',
    };
  }
  return 'later';
}
