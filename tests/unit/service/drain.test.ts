import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { drain } from '../../../tina/server/drain.ts';

it('a shutdown completes running responses, ends event streams, and accepts nothing new', async () => {
  let answer = () => {};
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const server = createServer((request, response) => {
    if (request.url === '/events') {
      response.setHeader('Content-Type', 'text/event-stream');
      response.write(':\n\n');
      return;
    }
    answer = () => response.end('saved');
    begun();
  });
  const end = drain(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const events = await fetch(`${address}/events`);
  const saving = fetch(`${address}/save`, { method: 'POST', body: '{}' });
  await hasBegun;

  const ended = end();
  await expect(events.text()).rejects.toThrow();
  await expect(fetch(`${address}/save`, { method: 'POST' })).rejects.toThrow();
  answer();
  expect(await (await saving).text()).toBe('saved');
  await ended;
});

it('a response that never ends does not block the shutdown', async () => {
  const server = createServer(() => {});
  const end = drain(server, 10);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const asked = new Promise((resolve) => server.once('request', resolve));
  const never = fetch(`http://127.0.0.1:${port}/`);
  const failed = expect(never).rejects.toThrow();
  await asked;
  await end();
  await failed;
});
