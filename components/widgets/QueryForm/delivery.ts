import { RETRY_PAUSES_MS, SEND_TIMEOUT_MS } from './timing.ts';

/** The response of the data interface to an insert (PostgREST, specification 7). */
export interface Answer {
  /** HTTP status; 0 if there was no answer. */
  status: number;
  error: { code?: string; details?: string | null } | null;
  /** The header Retry-After, if the page may read it. */
  retryAfter?: string | null;
}

/** The outcome of a submission. Unless it was `refused`, it may have been stored in any case. */
export type Outcome =
  | { kind: 'arrived' }
  | { kind: 'refused'; status: number; code: string; waitSeconds?: number }
  | { kind: 'unanswered'; status: number }
  | { kind: 'timed-out' };

const UNIQUE_VIOLATION = '23505';
/** Request Timeout and Too Early: another try may succeed (RFC 9110, RFC 8470). */
const TRY_AGAIN = [408, 425];
const TOO_MANY = 429;
/** The wait after a 429 that names no time. */
const WAIT_SECONDS = 600;

/**
 * Sends one submission until it has arrived, is refused, or SEND_TIMEOUT_MS is over. Each attempt must have the same
 * submission id.
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
    // The signal does not stop every wait, such as a chunk that is still loading.
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

/** Specification 7: a response is only checked for an error. A refusal is final: another try would be refused too. */
function judge({ status, error, retryAfter }: Answer): Outcome {
  // An earlier attempt arrived, but its response was lost.
  if (!error || error.code === UNIQUE_VIOLATION) return { kind: 'arrived' };
  if (status < 400 || status >= 500 || TRY_AGAIN.includes(status))
    return { kind: 'unanswered', status };
  const refused = { kind: 'refused', status, code: error.code ?? '' } as const;
  if (status !== TOO_MANY) return refused;
  return { ...refused, waitSeconds: secondsOf(retryAfter ?? error.details ?? '') };
}

/** Seconds from a Retry-After (seconds or a date, RFC 9110) or from the sentence of the database. */
function secondsOf(text: string): number {
  const until = Date.parse(text);
  const seconds = Number(/\d+/.exec(text)?.[0] ?? WAIT_SECONDS);
  return /^\D+,/.test(text) && until ? Math.max(1, (until - Date.now()) / 1000) : seconds;
}
