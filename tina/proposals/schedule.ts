import { Refusal } from '../../content/compare/refusal.ts';
import { timeText } from '../../content/schema/datetime.ts';
import type { Context, PushingContext } from './ProposalContext.ts';
import type { StoredProposal } from './ProposalStore.ts';
import { publishApproved, refuseUnapproved } from './publishing.ts';
import type { Person } from './Repository.ts';

/** After a failure it is tried again: milliseconds. */
const AGAIN_MS = 10 * 60_000;

/** From so many milliseconds on the log says why it was late. */
const LATE_MS = 60_000;

/**
 * Sets the time at which what is approved is published; without one it is withdrawn. The caller holds the lock.
 * @throws a `Refusal` if it is not approved
 */
export async function setTime(context: Context, id: string, person: Person, due?: number) {
  refuseUnapproved(context, id);
  context.store.add(id, due === undefined ? 'withdrawn' : 'scheduled', person, { due });
  await context.tell(id, []);
}

/** Publishes scheduled proposals, each once: the log holds that it began before the code host is asked. */
export class Schedule {
  readonly #context: PushingContext;
  /** When each one that failed is tried again. */
  readonly #again = new Map<string, number>();
  #started: number | undefined;
  #running: Promise<number> | undefined;

  constructor(context: PushingContext) {
    this.#context = context;
  }

  /** Publishes what is due. @returns how many */
  publishDue(now: number): Promise<number> {
    this.#started ??= now;
    this.#running ??= this.#publish(now).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #publish(now: number): Promise<number> {
    const due = this.#context.store
      .all()
      .filter((one) => one.state === 'scheduled' && (one.due ?? now) <= now)
      .filter(({ id }) => now >= (this.#again.get(id) ?? now))
      .toSorted((a, b) => (a.due ?? 0) - (b.due ?? 0));
    let count = 0;
    for (const one of due) if (await this.#publishOne(one, now)) count += 1;
    return count;
  }

  async #publishOne(one: StoredProposal, now: number): Promise<boolean> {
    const { store, committer } = this.#context;
    const { id } = one;
    this.#again.set(id, now + AGAIN_MS);
    const by = store.history(id).findLast(({ kind }) => kind === 'scheduled');
    const person = { name: by?.who ?? committer.name, email: by?.email ?? '' };
    try {
      await publishApproved(this.#context, id, person, this.#late(one, now));
      this.#again.delete(id);
      return true;
    } catch (error) {
      const { message: words } = error as Error;
      if (!(error instanceof Refusal)) console.error(error);
      const now = store.get(id);
      if (now?.state === 'scheduled' && now.problem !== words)
        store.add(id, 'failed', committer, { words });
      await this.#context.tell(id, []);
      return false;
    }
  }

  #late({ due = 0, problem }: StoredProposal, now: number): string | undefined {
    if (now - due < LATE_MS) return undefined;
    const why = problem ?? (due < (this.#started ?? 0) ? 'The editor was not running then.' : '');
    return `It was scheduled for ${timeText(due)}. ${why}`.trim();
  }
}
