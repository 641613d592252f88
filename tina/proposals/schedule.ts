import { Refusal } from '../../content/compare/refusal.ts';
import { timeText } from '../../content/schema/datetime.ts';
import type { Person } from '../shared/Repository.ts';
import { type Context, storedOf } from './ProposalContext.ts';
import type { StoredProposal } from './ProposalStore.ts';
import { publishApproved, refuseUnapproved } from './publishing.ts';

/** After a failure it is tried again: milliseconds. */
const AGAIN_MS = 10 * 60_000;

/** A delay from which the log says why it was late, ms. */
const LATE_MS = 60_000;

/**
 * Sets the time at which what is approved is published; without one it is withdrawn. The caller holds the lock.
 * @throws a `Refusal` if it is not approved
 */
export async function setTime(context: Context, id: string, person: Person, due?: number) {
  refuseUnapproved(storedOf(context, id));
  context.store.add(id, due === undefined ? 'withdrawn' : 'scheduled', person, { due });
  await context.tell(id, []);
}

/**
 * What publishes scheduled proposals that are due, and returns how many: each once, because the log holds that it began
 * before the code host is asked.
 */
export function openSchedule(context: Context): (now: number) => Promise<number> {
  const { store, committer } = context;
  /** When each one that failed is tried again. */
  const again = new Map<string, number>();
  let started: number | undefined;
  let running: Promise<number> | undefined;

  const publish = async (now: number): Promise<number> => {
    const due = store
      .all()
      .filter((one) => one.state === 'scheduled' && (one.due ?? now) <= now)
      .filter(({ id }) => now >= (again.get(id) ?? now))
      .toSorted((a, b) => (a.due ?? 0) - (b.due ?? 0));
    let count = 0;
    for (const one of due) if (await publishOne(one, now)) count += 1;
    return count;
  };

  const publishOne = async (one: StoredProposal, now: number): Promise<boolean> => {
    const { id } = one;
    again.set(id, now + AGAIN_MS);
    const by = store.history(id).findLast(({ kind }) => kind === 'scheduled');
    const person = { name: by?.who ?? committer.name, email: by?.email ?? '' };
    try {
      await publishApproved(context, id, person, late(one, now));
      again.delete(id);
      return true;
    } catch (error) {
      const { message: words } = error as Error;
      if (!(error instanceof Refusal)) console.error(error);
      const now = store.get(id);
      if (now?.state === 'scheduled' && now.problem !== words)
        store.add(id, 'failed', committer, { words });
      await context.tell(id, []);
      return false;
    }
  };

  const late = ({ due = 0, problem }: StoredProposal, now: number): string | undefined => {
    if (now - due < LATE_MS) return undefined;
    const why = problem ?? (due < (started ?? 0) ? 'The editor was not running then.' : '');
    return `It was scheduled for ${timeText(due)}. ${why}`.trim();
  };

  return (now) => {
    started ??= now;
    running ??= publish(now).finally(() => {
      running = undefined;
    });
    return running;
  };
}
