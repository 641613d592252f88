// A server in the place of Tina's, in a process that is given what Tina's is given.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../renderer/serve/freePort.ts';
import { exchange } from '../../build/servers/exchange.ts';

let server: ChildProcess;
let port: number;
beforeAll(async () => {
  port = await freePort();
  const code = `require('node:http')
    .createServer((request, response) => response.end(String(process.env.STUDIO_SECRET)))
    .on('upgrade', (request, socket) => socket.end('HTTP/1.1 101 Switching\\r\\n\\r\\n'))
    .listen(${port}, 'localhost', () => console.log('listening'));`;
  const guard = '--import=./tina/patches/onlyStudio.ts';
  server = spawn(process.execPath, [guard, '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, STUDIO_SECRET: 'known' },
  });
  if (server.stdout) await once(server.stdout, 'data');
});
afterAll(() => server.kill());

const ask = (...headers: string[]) =>
  exchange(
    port,
    ['GET /graphql HTTP/1.1', 'Host: localhost', 'Connection: close', ...headers, '\r\n'].join(
      '\r\n',
    ),
  );

test.each([[], ['Authorization: Bearer undefined'], ['Authorization: known']])(
  'Tina refuses who does not know the secret (%s)',
  async (...headers) => {
    expect((await ask(...headers))?.status).toBe(403);
    expect(await ask('Upgrade: websocket', 'Connection: Upgrade', ...headers)).toBeUndefined();
  },
);

test('Tina answers the studio, and keeps the secret to itself', async () => {
  const answer = await ask('Authorization: Bearer known');
  expect([answer?.status, answer?.body.toString()]).toEqual([200, 'undefined']);
  const upgraded = ['Upgrade: websocket', 'Connection: Upgrade', 'Authorization: Bearer known'];
  expect((await ask(...upgraded))?.status).toBe(101);
});
