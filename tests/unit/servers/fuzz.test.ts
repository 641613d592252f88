// The servers that run on a person's machine, under thousands of odd requests: they live, and what they
// answer is right.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedBackendPlugin } from '../../../scripts/backend/embedded.ts';
import { restProxy } from '../../../scripts/backend/proxy.ts';
import { startPreview } from '../../../scripts/lib/previewServer.ts';
import { serve } from '../../forms/serve.ts';
import { studioServer } from '../studio/studioServer.ts';
import { builtSite, LONG, SECRET } from './builtSite.ts';
import { type Answer, exchange } from './exchange.ts';
import { oddRequests } from './oddRequests.ts';

const SEED = 20_261_122;
const COUNT = 2_000;
const AT_ONCE = 100;

const root = builtSite();
const open: { close(): Promise<unknown> }[] = [];
let backend: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  backend = await serve((request, response) => {
    request.resume().once('end', () => response.writeHead(201).end());
  });
  open.push(backend);
  // The backend of the project is a person's own.
  process.env.VITE_SUPABASE_URL = 'https://project.example';
});
afterAll(async () => {
  for (const server of open.reverse()) await server.close();
  rmSync(root, { recursive: true });
});

/** What is wrong with an answer, whoever gave it. */
function wrongIn({ status, headers, body }: Answer): string | undefined {
  const text = body.toString('latin1');
  if (!(status >= 100 && status < 500)) return `status ${status}`;
  if (/^(?![/](?![/\\]))/.test(headers.location ?? '/')) return `it leads to ${headers.location}`;
  if (text.includes(SECRET)) return 'it tells what visitors have sent';
  if (/\n +at .+:\d+:\d+/.test(text)) return 'it tells where the code broke';
  if (status === 206 && text !== '') {
    const [, first, last, size] =
      /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '') ?? [];
    const part = LONG.subarray(Number(first), Number(last) + 1);
    if (Number(size) === LONG.length && !body.equals(part)) return 'it is another part';
  }
}

/** Sends them all and tells the first few that were answered wrongly. */
async function wrongAnswers(port: number): Promise<string[]> {
  const requests = oddRequests(SEED, COUNT, port);
  const wrong: string[] = [];
  let answered = 0;
  const sendSome = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const answer = await exchange(port, next.bytes, next.isAborted);
      if (answer) answered++;
      const why = answer && wrongIn(answer);
      if (why) wrong.push(`${why}: ${JSON.stringify(next.bytes.slice(0, 300))}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
  expect(answered).toBeGreaterThan(COUNT / 2);
  return wrong.slice(0, 20);
}

const home = async (port: number) =>
  (
    await exchange(port, `GET / HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`)
  )?.body.toString();

test('the preview', async () => {
  const middleware = restProxy(() => backend.url);
  const site = await startPreview({ root, backend: { middleware, close: async () => {} } });
  open.push(site);
  const port = Number(new URL(site.url).port);
  expect(await wrongAnswers(port)).toEqual([]);
  expect(await home(port)).toContain('Home');
});

test('the studio', async () => {
  const site = {
    name: 'site',
    configureServer:
      ({ middlewares }: { middlewares: { use(handler: unknown): void } }) =>
      () => {
        middlewares.use((_: unknown, response: { end(text: string): void }) =>
          response.end('Home'),
        );
      },
  };
  const studio = await studioServer(root, embeddedBackendPlugin(), site);
  open.push(studio);
  expect(await wrongAnswers(studio.port)).toEqual([]);
  expect(await home(studio.port)).toContain('Home');
  for (const path of [
    '/.data/backend.json',
    `/@fs${join(root, '.data/backend.json')}`,
    '/.data/backend.json?raw',
  ]) {
    const answer = await exchange(
      studio.port,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer?.body.toString(), path).not.toContain(SECRET);
  }
});
