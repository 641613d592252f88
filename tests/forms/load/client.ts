// A visitor's browser: sends a submission, and sends it again if no answer comes.
import { setTimeout as delay } from 'node:timers/promises';
import { sentWith } from '../submission.ts';
import type { Planned } from './plan.ts';

/** How a submission ended for its sender. */
export interface Outcome {
  planned: Planned;
  result: 'accepted' | 'refused' | 'given up';
  /** The rule that refused it, or the last answer. */
  reason: string;
  /** Why it was sent again, each time. */
  retries: string[];
}

const PATIENCE_MS = 60_000;
const TIMEOUT_MS = 10_000;

/** Sends one planned submission until it is accepted, refused, or out of patience. */
export async function deliver(url: string, planned: Planned): Promise<Outcome> {
  const retries: string[] = [];
  const deadline = Date.now() + PATIENCE_MS;
  let hangsUp = planned.hangsUp;
  for (;;) {
    const answer = await send(url, planned, hangsUp);
    if ('result' in answer) return { planned, retries, ...answer };
    retries.push(answer.again);
    if (Date.now() > deadline)
      return { planned, retries, result: 'given up', reason: answer.again };
    if (!hangsUp) await delay(Math.min(50 * 2 ** retries.length, 1000) * (0.5 + Math.random()));
    hangsUp = false;
  }
}

type Answer = Pick<Outcome, 'result' | 'reason'> | { again: string };

async function send(
  url: string,
  { form, address, row, id, trap }: Planned,
  hangsUp: boolean,
): Promise<Answer> {
  const timeout = hangsUp ? Math.floor(Math.random() * 8) : TIMEOUT_MS;
  try {
    const answer = await fetch(`${url}/${form}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...sentWith({ id, trap }),
      },
      body: JSON.stringify(row),
      signal: AbortSignal.timeout(timeout),
    });
    const text = await answer.text();
    if (answer.status === 201) return { result: 'accepted', reason: 'created' };
    const error = JSON.parse(text) as { code?: string; message?: string };
    // PostgREST answers 400 without a code if its connection broke: the row may be stored. Only an answer
    // with a code is a refusal.
    if (answer.status >= 500 || !error.code) return { again: `status ${answer.status}` };
    return judge(answer.status, error);
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    if (name === 'TimeoutError') return { again: hangsUp ? 'hung up' : 'no answer in time' };
    return { again: cause?.code ?? name };
  }
}

function judge(status: number, error: { code?: string; message?: string }): Answer {
  // The answer to an earlier attempt was lost, not the submission.
  if (error.code === '23505') return { result: 'accepted', reason: 'already there' };
  if (status === 429) return { result: 'refused', reason: 'too_many_submissions' };
  const constraint = error.message?.match(/check constraint "(\w+)"/)?.[1];
  return { result: 'refused', reason: constraint ?? `status ${status} ${error.code}` };
}
