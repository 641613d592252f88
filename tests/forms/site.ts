// The site's side of the data interface, as a visitor's browser meets it: a server with the proxy,
// and supabase-js with a public key.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { restProxy } from '../../scripts/backend/proxy.ts';
import { startBackend } from '../../scripts/backend/start.ts';

/** The hook that starts a backend may wait for this long on a busy machine. */
export const STARTUP_MS = 60_000;

export const FORMS = ['contact', 'request_demo'] as const;

/** A submission that breaks no rule. */
export function submission(changes: Record<string, unknown> = {}) {
  return {
    submission_id: crypto.randomUUID(),
    name: 'Meera Kulkarni',
    email: 'meera@kulkarni.example',
    phone: '9876543210',
    query: 'When does the next cohort begin?',
    ...changes,
  };
}

/** Serves on a free port of the loopback address. */
export async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Starts a backend in memory and a site in front of it. */
export async function startSite() {
  const backend = await startBackend({ dataDir: 'memory' });
  const proxy = restProxy(() => backend.url);
  const site = await serve((request, response) => {
    void proxy(request, response, () => response.writeHead(404).end());
  });
  return {
    /** The site's own address. */
    url: site.url,
    /** PostgREST's address, where a test may play the gateway. */
    backendUrl: backend.url,
    sql: backend.sql,
    client: createClient(site.url, 'public-anonymous-key', {
      auth: { persistSession: false, autoRefreshToken: false },
    }),
    /** Takes the rate limit out of the way of tests that are about something else. */
    liftLimit: () => backend.sql('update form_guard.rate_limit set submissions = 100000'),
    close: async () => {
      await site.close();
      await backend.close();
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
