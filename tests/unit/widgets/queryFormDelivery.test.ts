import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, deliver } from '../../../components/widgets/QueryForm/delivery.ts';
import { RETRY_PAUSES_MS, SEND_TIMEOUT_MS } from '../../../components/widgets/QueryForm/timing.ts';

const answer = (status: number, code?: string): Answer => ({
  status,
  error: code === undefined ? null : { code, details: 'Try again in 90 seconds.' },
});
const sending = (...answers: Answer[]) => {
  const send = vi.fn<(signal: AbortSignal) => Promise<Answer>>();
  for (const one of answers) send.mockResolvedValueOnce(one);
  return send;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a submission', () => {
  it.each([
    ['it was created', answer(201)],
    ['the answer holds no error, whatever its status', answer(200)],
    ['there is nothing more to say', answer(204)],
    ['an earlier try was', answer(409, '23505')],
  ])('has arrived if %s', async (_, one) => {
    const send = sending(one);
    expect(await deliver(send)).toEqual({ kind: 'arrived' });
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    ['a broken rule', 400, '23514'],
    ['its size', 413, 'payload_too_large'],
    ['a missing grant', 401, '42501'],
    ['a host without a data interface, which gives no reason', 404, ''],
  ])('is refused by %s, and not sent again', async (_, status, code) => {
    const send = sending(answer(status, code));
    expect(await deliver(send)).toEqual({ kind: 'refused', status, code });
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    ['by a number', '30', 30],
    ['by a date', 'Wed, 01 Jul 2026 10:05:00 GMT', 300],
    ['by a date that is over', 'Wed, 01 Jul 2026 09:00:00 GMT', 1],
    ['in the database’s words, where the header cannot be read', null, 90],
    ['not at all', '', 600],
  ])('is refused by a rate limit, with %s in Retry-After', async (_, retryAfter, waitSeconds) => {
    vi.setSystemTime('2026-07-01T10:00:00Z');
    const send = sending({ ...answer(429, 'too_many_submissions'), retryAfter });
    expect(await deliver(send)).toEqual({
      kind: 'refused',
      status: 429,
      code: 'too_many_submissions',
      waitSeconds,
    });
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    ['a server that fails', answer(500, 'XX000')],
    ['a proxy without a backend', answer(503, 'backend_unavailable')],
    ['no answer', answer(0, '')],
    ['an aborted request, which has a code of its own', answer(0, '20')],
    ['a host that answers with a page, which is no JSON', answer(0, '')],
    ['a server that lost patience', answer(408, '')],
    ['a server that fears a replay', answer(425, '')],
  ])('is sent again after %s', async (_, one) => {
    const send = sending(one, one, answer(201));
    const outcome = deliver(send);
    await vi.advanceTimersByTimeAsync(RETRY_PAUSES_MS[0] - 1);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(RETRY_PAUSES_MS[1]);
    expect(await outcome).toEqual({ kind: 'arrived' });
  });

  it('fails after three attempts', async () => {
    const send = sending(answer(500, ''), answer(0, ''), answer(502, ''), answer(201));
    const outcome = deliver(send);
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual({ kind: 'unanswered', status: 502 });
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('fails at the time limit, and its request is aborted', async () => {
    const signals: AbortSignal[] = [];
    const outcome = deliver((signal) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    await vi.advanceTimersByTimeAsync(SEND_TIMEOUT_MS - 1);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ kind: 'timed-out' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('leaves no timer behind, and passes on unexpected errors', async () => {
    await expect(deliver(() => Promise.reject(new Error('no chunk')))).rejects.toThrow('no chunk');
    expect(vi.getTimerCount()).toBe(0);
  });
});
