import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../../../renderer/serve/freePort.ts';
import type { EditorFailure } from '../../../tina/server/studio/EditorFailure.ts';
import { watchEditor } from '../../../tina/server/studio/watchEditor.ts';

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  vi.useRealTimers();
});

/** A server in the place of Tina's, as a process of its own. */
async function watched(code: (port: number) => string) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--eval', code(port)]);
  running.push(child);
  const server = { url: `http://localhost:${port}`, headers: { authorization: 'Bearer secret' } };
  return { child, server, editor: watchEditor(child, server, () => '<title>TinaCMS</title>') };
}

const SERVES = (port: number) => `
  console.error('Error: out of <memory>');
  require('node:http').createServer((request, response) => {
    const isAsked = request.url === '/admin/@vite/client';
    const knows = request.headers.authorization === 'Bearer secret';
    response.writeHead(isAsked && knows ? 200 : 404).end();
  }).listen(${port}, 'localhost');
`;

const refused = (opening: Promise<unknown>) =>
  opening.then(
    () => undefined,
    (error: EditorFailure) => error,
  );

test('an editor that dies after its start says why, to each who opens it from then on', async () => {
  const { child, server, editor } = await watched(SERVES);
  expect(await editor.open()).toEqual({ ...server, html: '<title>TinaCMS</title>' });
  child.kill('SIGKILL');
  const failure = await editor.failed;
  expect(failure.message).toContain(
    'The editor has stopped: it was ended by SIGKILL and last said',
  );
  expect(failure.message).toContain('npm start');
  expect(await refused(editor.open())).toBe(failure);
  const page = failure.html;
  expect(page).toContain('<h1>The editor has stopped</h1>');
  expect(page).toContain('last said “Error: out of &lt;memory>”');
  expect(page).toContain('run <code>npm start</code> once more');
});

test('an editor that never starts says why', async () => {
  const { editor } = await watched(() => 'process.exit(3)');
  const failure = await refused(editor.open());
  expect(failure?.message).toContain('The editor could not start: it ended with code 3.');
  expect(await editor.failed).toBe(failure);
});

test('an editor that is stopped on purpose has not failed', async () => {
  const { child, editor } = await watched(SERVES);
  await editor.open();
  const ended = once(child, 'close');
  editor.stop();
  await ended;
  expect(await Promise.race([editor.failed, 'nothing to tell'])).toBe('nothing to tell');
});

test('another program on the editor’s port is not taken for it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { server, editor } = await watched(
    (port) => `require('node:http').createServer((_, response) => {
      response.writeHead(404).end();
    }).listen(${port}, 'localhost');`,
  );
  await vi.waitFor(() => fetch(server.url), { timeout: 5_000 });
  vi.setSystemTime(Date.now() + 3_600_000);
  expect((await refused(editor.open()))?.message).toContain('it did not answer in time');
});
