// An error that is thrown in any callback ends its request, never the service.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openObjects } from '../../../content/compare/objects.ts';

/** With Tina's page, as far as the service reads it when it starts. */
const folder = mkdtempSync(join(tmpdir(), 'thrown-'));
let service: ChildProcess;
let address = '';
let whole = '';
let log = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'admin'));
  writeFileSync(join(folder, 'admin/index.html'), '');
  service = fork(join(import.meta.dirname, 'crash/throwing.ts'), [folder], { silent: true });
  service.stderr?.on('data', (text) => {
    log += text;
  });
  const [ports] = await once(service, 'message');
  [address = '', whole = ''] = ports.map((port: number) => `http://127.0.0.1:${port}`);
});
afterAll(() => {
  service.kill();
  rmSync(folder, { recursive: true });
});

const get = async (path: string, at = address) => {
  const answer = await fetch(at + encodeURI(path), { signal: AbortSignal.timeout(10_000) });
  return [answer.status, await answer.text()];
};

it('in each kind of callback, the request is answered with 500 and the service goes on', async () => {
  const kinds: string[] = JSON.parse(String((await get('/kinds'))[1]));
  const statuses: Record<string, unknown> = {};
  for (const kind of kinds) statuses[kind] = (await get(`/${kind}`).catch(String))[0];
  expect(statuses).toEqual(Object.fromEntries(kinds.map((kind) => [kind, 500])));
  expect(service.exitCode).toBeNull();
  // Express answers two of them itself, and `answerError` logs once more what it answers.
  expect(log.split('Error: thrown by a test').length).toBeGreaterThanOrEqual(kinds.length);
});

it('in the service’s own app, the request is answered with 500 too', { tags: '@all' }, async () => {
  expect((await get('/editor/sign-in', whole))[0]).toBe(500);
  expect(service.exitCode).toBeNull();
});

it('in what a request leaves behind, its answer is as it was', async () => {
  expect(await get('/background')).toEqual([200, 'answered']);
  expect(await get('/answered')).toEqual([200, 'answered']);
  expect(await get('/kinds')).toEqual([200, expect.any(String)]);
});

it('in what Git answers, its question fails, and the next one is answered', async () => {
  const objects = openObjects(process.cwd());
  vi.spyOn(Buffer, 'concat').mockImplementationOnce(() => {
    throw new Error('thrown by a test');
  });
  const questions = [objects.read('HEAD'), objects.read('HEAD')];
  const answers = await Promise.allSettled(questions);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await objects.read('HEAD'))?.type).toBe('commit');
  objects.close();
});
