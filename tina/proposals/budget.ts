import { Refusal } from '../../content/compare/refusal.ts';

/** Milliseconds that the records of one request may take, whether they are read or planned. */
const BUDGET_MS = 15_000;

const MANY =
  'These are too many changes for one step, and nothing was saved. What you typed is kept: save fewer records at once.';

/**
 * Ends the work for a request that has several records.
 * @param signal of a connection that ended: its sender keeps what was not confirmed
 * @returns a check that comes before each record. It throws a `Refusal` if there is no time left, or no one who waits.
 */
export function budgetOf(signal?: AbortSignal): () => void {
  const until = performance.now() + BUDGET_MS;
  return () => {
    if (signal?.aborted) throw new Refusal(499, 'The connection ended before this was saved.');
    if (performance.now() > until) throw new Refusal(413, MANY);
  };
}
