import type { PreviewServer, ViteDevServer } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { embeddedBackend, embeddedBackendPlugin } from '../../scripts/backend/embedded.ts';
import { STARTUP_MS, serve, submission } from './site.ts';

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const part of running.splice(0).reverse()) await part.close();
});

it(
  'takes a submission that comes before the backend is ready',
  async () => {
    const backend = embeddedBackend({ dataDir: 'memory' });
    const site = await serve((request, response) => {
      void backend.middleware(request, response, () => response.writeHead(404).end());
    });
    running.push(backend, site);
    const answer = await fetch(`${site.url}/rest/v1/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(submission()),
    });
    expect(answer.status).toBe(201);
  },
  STARTUP_MS,
);

it('starts nothing where a Supabase project is configured', () => {
  const use = vi.fn();
  const server = {
    config: { env: { VITE_SUPABASE_URL: 'https://nikash.example' } },
    middlewares: { use },
  } as unknown as ViteDevServer & PreviewServer;
  const plugin = embeddedBackendPlugin();
  plugin.configureServer(server);
  plugin.configurePreviewServer(server);
  expect(use).not.toHaveBeenCalled();
});
