import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPostgrest } from '../../renderer/serve/backend/start.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('what ends again and again is started after ever longer pauses, and at once when it has lasted', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  let end = (_how: string) => {};
  let starts = 0;
  const start = async () => {
    starts++;
    const ended = new Promise<string>((resolve) => {
      end = resolve;
    });
    return { url: 'http://127.0.0.1:1', ended, close: async () => {} };
  };
  let isClosing = false;
  await keepPostgrest({ databaseUri: '', port: 1, pool: 1 }, () => isClosing, start);

  /** Ends it, and tells how long nothing was started. */
  const pause = async () => {
    const [before, since] = [starts, Date.now()];
    end('ended with code 1');
    for (let i = 0; i < 200 && starts === before; i++) await vi.advanceTimersByTimeAsync(500);
    expect(starts).toBe(before + 1);
    return Math.floor((Date.now() - since) / 1000);
  };
  const pauses = [];
  for (let i = 0; i < 10; i++) pauses.push(await pause());
  expect(pauses).toEqual([0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(warn).toHaveBeenCalledWith(
    'PostgREST, which receives the forms, ended with code 1. It is started again in 4 s.',
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await pause()).toBe(0);

  end('ended with code 1');
  isClosing = true;
  const before = starts;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(starts).toBe(before);
});
