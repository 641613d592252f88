// The embedded backend as the dev and preview servers use it.
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { restProxy } from './proxy.ts';
import { type BackendOptions, startBackend } from './start.ts';

/**
 * Starts the backend beside a server and gives the middleware that leads to it. Requests that come
 * before it is ready wait; where it cannot start, one line says why and the rest of the site lives.
 */
export function embeddedBackend(options?: BackendOptions) {
  const started = startBackend(options);
  started.catch((error: Error) => console.warn(error.message));
  return {
    middleware: restProxy(async () => (await started).url),
    close: async () => (await started.catch(() => undefined))?.close(),
  };
}

/**
 * The same as a Vite plugin, unless a Supabase project is configured. It is not closed with the
 * server: Vite replaces the server when its config changes, and the backend ends with the process.
 */
export function embeddedBackendPlugin() {
  const serve = (server: ViteDevServer | PreviewServer) => {
    if (server.config.env.VITE_SUPABASE_URL) return;
    server.middlewares.use(embeddedBackend().middleware);
  };
  return {
    name: 'nikash:embedded-backend',
    configureServer: serve,
    configurePreviewServer: serve,
  } satisfies Plugin;
}
