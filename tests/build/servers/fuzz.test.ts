// Thousands of odd requests to the servers on a person's machine: they keep running, and their responses are correct.
// Tina's own server, behind the studio, is tested in tests/editor.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedBackendPlugin } from '../../../renderer/serve/backend/embedded.ts';
import { restProxy } from '../../../renderer/serve/backend/proxy.ts';
import { startPreview } from '../../../renderer/serve/previewServer.ts';
import { studioServer } from '../../editor/studio/studioServer.ts';
import { serve } from '../../forms/serve.ts';
import { builtSite, SECRET } from './builtSite.ts';
import { exchange } from './exchange.ts';
import { home, wrongAnswers } from './wrongAnswers.ts';

const root = builtSite();
const open: { close(): Promise<unknown> }[] = [];
let backend: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  backend = await serve((request, response) => {
    request.resume().once('end', () => response.writeHead(201).end());
  });
  open.push(backend);
  // The project's backend contains a person's own data.
  process.env.VITE_SUPABASE_URL = 'https://project.example';
});
afterAll(async () => {
  for (const server of open.reverse()) await server.close();
  rmSync(root, { recursive: true });
});

test('the preview answers odd requests correctly', async () => {
  const middleware = restProxy(() => backend.url);
  const site = await startPreview({ root, backend: { middleware, close: async () => {} } });
  open.push(site);
  const port = Number(new URL(site.url).port);
  expect(await wrongAnswers(port)).toEqual([]);
  expect(await home(port)).toContain('Home');
});

test('the studio answers odd requests correctly', async () => {
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
