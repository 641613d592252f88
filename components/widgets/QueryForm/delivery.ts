import { RETRY_PAUSES_MS, SEND_TIMEOUT_MS } from './timing.ts';

/** What the data interface says to an insert. */
export interface Answer {
  /** HTTP status; 0 where there was no answer. */
  status: number;
  error: { code?: string; details?: string | null } | null;
  /** Its header of this name, where the page may read it. */
  retryAfter?: string | null;
}

/** How a submission ended. Only `refused` says for sure that it is not stored. */
export type Outcome =
  | { kind: 'arrived' }
  | { kind: 'refused'; status: number; code: string; waitSeconds?: number }
  | { kind: 'unanswered'; status: number }
  | { kind: 'timed-out' };

const UNIQUE_VIOLATION = '23505';
/** Request Timeout, Too Early: the server says itself that another try may succeed (RFC 9110, 8470). */
const TRY_AGAIN = [408, 425];
const TOO_MANY = 429;
/** What a person waits where a server has had too much and does not say for how long. */
const WAIT_SECONDS = 600;

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

/** Specification 7: an answer is only checked for an error. What it takes amiss it will take amiss again. */
function judge({ status, error, retryAfter }: Answer): Outcome {
  // An earlier try arrived, and its answer was lost.
  if (!error || error.code === UNIQUE_VIOLATION) return { kind: 'arrived' };
  if (status < 400 || status >= 500 || TRY_AGAIN.includes(status))
    return { kind: 'unanswered', status };
  const refused = { kind: 'refused', status, code: error.code ?? '' } as const;
  if (status !== TOO_MANY) return refused;
  return { ...refused, waitSeconds: secondsOf(retryAfter ?? error.details ?? '') };
}

/** Seconds out of a Retry-After, which has them or a date (RFC 9110), or out of the database's sentence. */
function secondsOf(text: string): number {
  const until = Date.parse(text);
  const seconds = Number(/\d+/.exec(text)?.[0] ?? WAIT_SECONDS);
  return /^\D+,/.test(text) && until ? Math.max(1, (until - Date.now()) / 1000) : seconds;
}
