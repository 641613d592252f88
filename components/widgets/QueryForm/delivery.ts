import { RETRY_PAUSES_MS, SEND_TIMEOUT_MS } from './timing.ts';

/** What the data interface says to an insert. */
export interface Answer {
  /** HTTP status; 0 where there was no answer. */
  status: number;
  error: { code?: string; details?: string | null } | null;
}

/** How a submission ended. Only `refused` says for sure that it is not stored. */
export type Outcome =
  | { kind: 'arrived' }
  | { kind: 'refused'; status: number; code: string; details: string }
  | { kind: 'unanswered'; status: number }
  | { kind: 'timed-out' };

const CREATED = 201;
const UNIQUE_VIOLATION = '23505';

/**
 * Sends one submission until it has arrived, is refused, or the time is over. Each try must carry
 * the same submission id.
 */
export async function deliver(
  send: (signal: AbortSignal) => PromiseLike<Answer>,
): Promise<Outcome> {
  const deadline = new AbortController();
  const { signal } = deadline;
  const over = new Promise<Outcome>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'timed-out' }));
  });
  const timer = setTimeout(() => deadline.abort(), SEND_TIMEOUT_MS);
  try {
    // Not every wait hears the signal: a chunk that is still loading does not.
    return await Promise.race([tryAgain(send, signal), over]);
  } finally {
    clearTimeout(timer);
  }
}

async function tryAgain(
  send: (signal: AbortSignal) => PromiseLike<Answer>,
  signal: AbortSignal,
): Promise<Outcome> {
  for (let tries = 0; ; tries += 1) {
    const outcome = judge(await send(signal));
    const pause = RETRY_PAUSES_MS[tries];
    if (outcome.kind !== 'unanswered' || pause === undefined || signal.aborted) return outcome;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Only an answer that names a reason is a refusal: PostgREST's own broken connection names none. */
function judge({ status, error }: Answer): Outcome {
  if (status === CREATED) return { kind: 'arrived' };
  // An earlier try arrived, and its answer was lost.
  if (error?.code === UNIQUE_VIOLATION) return { kind: 'arrived' };
  if (!error?.code || status === 0 || status >= 500) return { kind: 'unanswered', status };
  return { kind: 'refused', status, code: error.code, details: error.details ?? '' };
}
