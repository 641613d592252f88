// The responses of `npm run preview` to requests that no page of the site sends.
import { rmSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPreview } from '../../../renderer/serve/previewServer.ts';
import { builtSite, LONG, SECRET } from './builtSite.ts';
import { exchange } from './exchange.ts';

const root = builtSite();
let site: Awaited<ReturnType<typeof startPreview>>;
let port: number;
beforeAll(async () => {
  site = await startPreview({ root });
  port = Number(new URL(site.url).port);
});
afterAll(async () => {
  await site.close();
  rmSync(root, { recursive: true });
});

/** @param line method and target; @param headers further lines */
const ask = (line: string, ...headers: string[]) =>
  exchange(
    port,
    [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '\r\n'].join('\r\n'),
  );

test.each([
  ['//', '/'],
  ['//localhost//evil.example/', '/localhost/evil.example'],
  ['http://localhost//evil.example/', '/evil.example'],
  ['http:////evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/..//evil.example/', '/evil.example'],
  ['/%2e%2e//evil.example', '/evil.example'],
  ['//talks//?type=podcast', '/talks?type=podcast'],
])('%s redirects to %s of this site, never to another', async (target, location) => {
  const answer = await ask(`GET ${target}`);
  expect(answer?.status).toBe(308);
  expect(answer?.headers.location).toBe(location);
});

test.each([
  ['bytes=5-9', 206, 'bytes 5-9/300000', 5],
  ['bytes=5-', 206, 'bytes 5-299999/300000', 299_995],
  ['bytes=299999-400000', 206, 'bytes 299999-299999/300000', 1],
  ['bytes=300000-', 416, 'bytes */300000', 0],
  ['bytes=5-2', 200, undefined, 300_000],
  ['bytes=5-0', 200, undefined, 300_000],
  ['bytes=-5', 200, undefined, 300_000],
  ['bytes=0-1,4-5', 200, undefined, 300_000],
  ['bytes=0-99999999999999999999', 200, undefined, 300_000],
  ['lines=1-2', 200, undefined, 300_000],
])('Range: %s is answered with %i', async (range, status, place, length) => {
  const answer = await ask('GET /assets/long.txt', `Range: ${range}`, 'Accept-Encoding: identity');
  expect(answer?.status).toBe(status);
  expect(answer?.headers['content-range']).toBe(place);
  const first = status === 206 ? Number(/\d+/.exec(range)?.[0]) : 0;
  const wanted = LONG.subarray(first, first + length);
  // A file of unknown length is sent in chunks.
  if (status === 206) expect(answer?.body.equals(wanted)).toBe(true);
  else expect(answer?.body.includes(wanted.subarray(0, 1000))).toBe(true);
});

test('a range is a part of the file itself, for any accepted encoding', async () => {
  const answer = await ask(
    'GET /assets/long.txt',
    'Range: bytes=0-9999',
    'Accept-Encoding: br, gzip',
  );
  expect(answer?.headers['content-encoding']).toBeUndefined();
  expect(answer?.body.equals(LONG.subarray(0, 10_000))).toBe(true);
});

test('every method that changes something is refused', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
    const answer = await ask(`${method} /talks`, 'Content-Length: 0');
    expect([answer?.status, answer?.headers.allow], method).toEqual([405, 'GET, HEAD']);
  }
});

test.each([
  '/.data/backend.json',
  '/assets/../.data/backend.json',
  '/%2edata/backend.json',
  '/.env',
])('%s is never served', async (target) => {
  const answer = await ask(`GET ${target}`);
  expect(answer?.body.toString()).not.toContain(SECRET);
  expect([308, 404]).toContain(answer?.status);
});

test('a file that a new build has deleted ends only its own response', async () => {
  rmSync(join(root, 'talks.html'));
  expect((await ask('GET /talks'))?.body.toString() ?? '').not.toContain('Talks');
  expect((await ask('GET /'))?.body.toString()).toContain('Home');
});

test('the server listens only on this machine, unless --host is set', async () => {
  const others = Object.values(networkInterfaces())
    .flat()
    .filter((address) => address?.family === 'IPv4' && !address.internal);
  const open = await startPreview({ root, host: '0.0.0.0' });
  for (const { address } of others.filter((other) => other !== undefined)) {
    await expect(fetch(`http://${address}:${port}/`), address).rejects.toThrow();
    expect((await fetch(open.url.replace('localhost', () => address))).status).toBe(200);
  }
  await open.close();
});

test('a used port is an error that is reported', async () => {
  await expect(startPreview({ root, port })).rejects.toThrow(/EADDRINUSE/);
});
