import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answerError } from '../../../tina/server/guards.ts';
import type { Service } from '../../../tina/server/Service.ts';
import { hookRoute } from '../../../tina/server/webhookRoute.ts';

const SECRET = 'of this test';
const sync = vi.fn(async () => {});

const serviceWith = (gitHub: object | undefined) =>
  ({
    settings: { address: 'http://localhost', origin: gitHub && { gitHub } },
    repository: { sync },
  }) as unknown as Service;

function listen(service: Service) {
  const app = express();
  app.use(hookRoute(service));
  app.use(answerError.bind(undefined, service));
  return app.listen(0, '127.0.0.1');
}

const [server, flooded, without] = [
  listen(serviceWith({ webhookSecret: SECRET })),
  listen(serviceWith({ webhookSecret: SECRET })),
  listen(serviceWith(undefined)),
];
const servers = [server, flooded, without];
const portOf = (one: typeof server) => (one.address() as AddressInfo).port;
beforeAll(async () => {
  for (const one of servers) if (!one.listening) await once(one, 'listening');
});
afterAll(() => {
  for (const one of servers) {
    one.close();
    one.closeAllConnections();
  }
});

const sign = (body: string) => `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`;

let deliveries = 0;
const send = (body: string, headers: Record<string, string> = {}, to = server) =>
  fetch(`http://127.0.0.1:${portOf(to)}/editor/hooks`, {
    method: 'POST',
    body,
    headers: {
      ...{ 'x-hub-signature-256': sign(body), 'x-github-delivery': `${++deliveries}` },
      ...headers,
    },
  });

beforeEach(() => sync.mockClear());

it('a signed message starts a sync, also when it is delivered again', async () => {
  const once = { 'x-github-delivery': 'once' };
  expect((await send('{"a":1}', once)).status).toBe(202);
  expect((await send('{"a":1}', once)).status).toBe(202);
  expect(sync).toHaveBeenCalledTimes(2);
});

it.each([
  ['without a signature', '{}', { 'x-hub-signature-256': '' }],
  ['with half of one', '{}', { 'x-hub-signature-256': 'sha256=00' }],
  ['with that of another body', '{}', { 'x-hub-signature-256': sign('{ }') }],
])('a message %s is refused', async (_, body, headers) => {
  expect((await send(body, headers)).status).toBe(401);
  expect(sync).not.toHaveBeenCalled();
});

it('a message of more than a megabyte is refused, whether it says so or not', async () => {
  const long = 'x'.repeat(1024 * 1024 + 1);
  const declared = await send(long).then(
    ({ status }) => status,
    () => 413,
  );
  expect(declared).toBe(413);
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(long));
      controller.close();
    },
  });
  const chunked = await fetch(`http://127.0.0.1:${portOf(server)}/editor/hooks`, {
    method: 'POST',
    body: stream,
    duplex: 'half',
    headers: { 'x-hub-signature-256': sign(long), 'x-github-delivery': 'two' },
  } as RequestInit).then(
    ({ status }) => status,
    () => 413,
  );
  expect(chunked).toBe(413);
});

it('of many slow messages a few are read at once', async () => {
  const head = `POST /editor/hooks HTTP/1.1\r\nHost: a\r\nx-hub-signature-256: ${sign('{}')}\r\nx-github-delivery: slow\r\nContent-Length: 2\r\n\r\n`;
  const slow = Array.from({ length: 4 }, () => connect(portOf(server), '127.0.0.1'));
  for (const socket of slow) {
    await once(socket, 'connect');
    socket.write(head);
  }
  await expect.poll(async () => (await send('{}')).status).toBe(429);
  for (const socket of slow) socket.destroy();
  await expect.poll(async () => (await send('{}')).status).toBe(202);
});

it('after many that fail, none is read until the minute is over', async () => {
  const statuses = async (count: number, headers: Record<string, string> = {}) => {
    const all = new Set<number>();
    for (let sent = 0; sent < count; sent++) all.add((await send('{}', headers, flooded)).status);
    return [...all];
  };
  const wrong = { 'x-hub-signature-256': sign('{ }') };
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:00:10Z') });
  try {
    expect(await statuses(100)).toEqual([202]);
    expect(await statuses(20, wrong)).toEqual([401]);
    expect(await statuses(5)).toEqual([429]);
    vi.setSystemTime(new Date('2026-03-01T10:01:00Z'));
    expect(await statuses(5)).toEqual([202]);
  } finally {
    vi.useRealTimers();
  }
});

it('without a GitHub App there is no such address', async () => {
  expect((await send('{}', {}, without)).status).toBe(404);
});
